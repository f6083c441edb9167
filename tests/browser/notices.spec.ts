import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from '../../src/server/testing/process.ts';
import { codeIn, TestSmtp } from '../../src/server/testing/smtp.ts';
import { expect, expectAccessible, HURRY, prefer, test } from './page.ts';
import { sitDown } from './together.ts';

test.describe.configure({ timeout: 240_000 });

test('mail says that a decision waits; one click in it, and no more comes', async ({ browser }) => {
  const smtp = await TestSmtp.open();
  const server = await ServerProcess.start({
    page: path.join(import.meta.dirname, '..', '..', 'dist', 'web'),
    store: { folder: mkdtempSync(path.join(tmpdir(), 'heliograph-mail-')) },
    perMinute: 100_000,
    mail: { smtp: smtp.url, from: 'heliograph@example.org' },
    publicUrl: 'https://play.example.org',
    notices: { every: 200, quiet: 100, gap: 0 },
  });
  const { base } = server;
  const here = await browser.newContext();
  const desk = await here.newPage();
  await prefer(desk, { ...HURRY, language: 'en' });
  const there = await browser.newContext();
  const friend = await there.newPage();
  await prefer(friend, { ...HURRY, language: 'pl' });
  try {
    await desk.goto(`${base}/account/sign-up`);
    await desk.getByLabel('Name').fill('Emily Hobhouse');
    await desk.getByLabel('Password').fill('correct horse battery');
    await desk.getByRole('button', { name: 'Make an account' }).click();
    const part = (heading: string) =>
      desk
        .locator('section')
        .filter({ has: desk.getByRole('heading', { name: heading, exact: true }) });
    const address = part('Mail address');
    await address.getByLabel('Mail address').fill('emily@example.org');
    await address.getByLabel('Your password now').fill('correct horse battery');
    await address.getByRole('button', { name: 'Send a link to confirm it' }).click();
    await desk.goto(`${base}/account/mail/${codeIn(await smtp.mail(1))}`);
    await desk.getByRole('button', { name: 'Confirm the mail address' }).click();
    await expect(desk.getByText('The address is confirmed.')).toBeVisible();
    await desk.goto(`${base}/account`);
    const byMail = desk.getByLabel('mail to emily@example.org');
    await byMail.check();
    await desk.getByRole('button', { name: 'Keep this' }).click();
    await expect(desk.getByText('Kept.')).toBeVisible();

    await sitDown(desk, friend, { base, pace: /3 days/ });
    const match = new URL(desk.url()).pathname;
    await desk.goto('about:blank');
    // She is away, and it is her decision.
    const mail = await smtp.mail(2);
    expect(mail.to).toBe('emily@example.org');
    expect(mail.text).toContain(`https://play.example.org${match}`);
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

    // The link in the mail works on any device, signed in or not, with one click.
    const link = /No more of these mails: (\S+)/.exec(mail.text)?.[1] ?? '';
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const elsewhere = await phone.newPage();
    await prefer(elsewhere, { ...HURRY, language: 'pl', theme: 'dark' });
    await elsewhere.goto(`${base}${new URL(link).pathname}`);
    await expectAccessible(elsewhere);
    await elsewhere.screenshot({ path: '.heliograph/pictures/unsubscribe-phone.png' });
    await elsewhere.getByRole('button', { name: 'Bez poczty o rozgrywkach' }).click();
    await expect(elsewhere.getByText('Gotowe: poczta nie będzie już przychodzić.')).toBeVisible();
    await phone.close();

    // In her account it is switched off, and what happens next is told to nobody by mail.
    await desk.goto(`${base}/account`);
    await expect(byMail).not.toBeChecked();
    const before = smtp.mails.length;
    await desk.goto(`${base}${match}`);
    await desk.getByRole('button', { name: 'Menu' }).click();
    await desk.getByRole('button', { name: 'Call it off' }).click();
    await expect(friend.getByText('Rozgrywka została odwołana.')).toBeVisible();
    // A mail to somebody else shows that the round of messages has been made.
    await desk.goto(`${base}/account`);
    await address.getByLabel('Mail address').fill('emily@example.net');
    await address.getByLabel('Your password now').fill('correct horse battery');
    await address.getByRole('button', { name: 'Send a link to confirm it' }).click();
    await smtp.mail(before + 1);
    expect(smtp.mails.slice(before).map(({ to }) => to)).toEqual(['emily@example.net']);
  } finally {
    for (const context of [here, there]) await context.close();
    await server.end('SIGTERM');
    await smtp.close();
  }
});

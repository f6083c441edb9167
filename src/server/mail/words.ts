import type { Language } from '../../kernel/text.ts';

/** What mails say. They hold no secret but the link that was asked for. */

interface Words {
  readonly subject: string;
  readonly text: string;
}

const lines = (...parts: readonly string[]): string => parts.join('\n\n');

const RESET: Record<Language, (name: string, url: string) => Words> = {
  en: (name, url) => ({
    subject: 'A new password for Heliograph',
    text: lines(
      `Somebody asked for a new password for the account "${name}". Choose one here:`,
      url,
      'The link works once, within an hour. If it was not you, there is nothing to do: the old password stays.',
    ),
  }),
  pl: (name, url) => ({
    subject: 'Nowe hasło do Heliografu',
    text: lines(
      `Ktoś poprosił o nowe hasło do konta „${name}”. Możesz je ustawić tutaj:`,
      url,
      'Odnośnik działa raz, przez godzinę. Jeśli to nie Ty, nic nie trzeba robić: stare hasło zostaje.',
    ),
  }),
};

const CONFIRM: Record<Language, (name: string, url: string) => Words> = {
  en: (name, url) => ({
    subject: 'Confirm your address for Heliograph',
    text: lines(
      `The account "${name}" wants to get its mail at this address. Confirm it here:`,
      url,
      'The link works once, within a day. If this is not your account, do nothing: no more mail will come.',
    ),
  }),
  pl: (name, url) => ({
    subject: 'Potwierdź adres dla Heliografu',
    text: lines(
      `Konto „${name}” chce dostawać pocztę na ten adres. Potwierdź go tutaj:`,
      url,
      'Odnośnik działa raz, przez dobę. Jeśli to nie Twoje konto, nic nie rób: więcej poczty nie będzie.',
    ),
  }),
};

export const resetWords = (language: Language, name: string, url: string): Words =>
  RESET[language](name, url);

export const confirmWords = (language: Language, name: string, url: string): Words =>
  CONFIRM[language](name, url);

import { type CounterFace, plate } from './counter.ts';
import { type CounterMarks, foot, path, remembered, signMarkup, text } from './markup.ts';

/** The inside of `Counter.svelte`; its parts are told in counter.ts. */
export const counterMarkup = remembered<0>((face, _, marks) =>
  [
    foot(face, -7, 5, 6),
    face.leader ? leader(face) : troops(face),
    marksMarkup(face, marks),
    morale(face.morale ?? 0),
    face.loss ? disc('loss', 38, -6, 20, `−${face.loss}`, 10, 26) : '',
    ...(face.tags ?? []).map((tag, i) =>
      disc(
        `tag ${tag.tone}`,
        42 - i * 4,
        -40 + i * 34,
        18,
        tag.text,
        8.5,
        tag.text.length > 2 ? 18 : 24,
      ),
    ),
  ].join(''),
);

function leader(face: CounterFace): string {
  const ribbon = (face.name?.length ?? 0) * 15.4 + 16;
  return [
    path('light', plate(face.shape, 11)),
    face.sign
      ? `<g class="rimmed">${signMarkup(face.sign, 0, -7, 0.75)}</g>`
      : text('initial', { y: 8 }, face.badge ?? ''),
    face.name
      ? `<g class="ribbon"><rect x="${-ribbon / 2}" y="25" width="${ribbon}" height="35" rx="4"/>${text('', { y: 51 }, face.name)}</g>`
      : '',
  ].join('');
}

function troops(face: CounterFace): string {
  const eight = face.shape === 'eight';
  const round = face.shape === 'round';
  const hollow = face.hollow ? ' hollow' : '';
  const badge = eight ? { x: -26, y: -23, r: 15.5 } : { x: -30, y: -30, r: 16.5 };
  const badgeSize = [0, 25, 20, 15][face.badge?.length ?? 0] ?? 14;
  const sign = signSpot(face, eight, round);
  const drawn = face.sign ? signMarkup(face.sign, sign.x, sign.y, sign.scale) : '';
  return [
    face.horses ? path('ochre', 'M11 48.5L48.5 11v10.5L22 48.5z') : '',
    face.reduced
      ? path(
          'cream',
          eight
            ? 'M-22-48.5h44l13 13h-70z'
            : 'M-48.5-41a7.5 7.5 0 0 1 7.5-7.5h82a7.5 7.5 0 0 1 7.5 7.5v6h-97z',
        )
      : '',
    round ? '' : path('hair', plate(face.shape, 5)),
    face.hoist === 'zar' ? path('cream', 'M-45-24v48l9 9v-66z') : '',
    face.hoist === 'ofs' ? path('cream', 'M-45-24v8h9v-17zM-45-6h9v12h-9zM-45 16v8l9 9v-17z') : '',
    face.hollow ? `<g class="hollow">${drawn}</g>` : drawn,
    face.badge === undefined
      ? ''
      : `<circle class="badge" cx="${badge.x}" cy="${badge.y}" r="${badge.r}"/>${text('initials', { x: badge.x, y: badge.y + badgeSize * 0.36, size: badgeSize }, face.badge)}`,
    face.code ? text('code', { x: 44, y: eight ? -14 : -20 }, face.code) : '',
    face.triangle ? path('thin', 'M-46 46L-26 10-6 46z') : '',
    strength(face, eight, round, hollow),
    face.right === undefined
      ? ''
      : text(
          'figure end',
          { x: eight ? 34 : 43, y: eight ? 41 : 44, size: eight ? 24 : 34 },
          face.right,
        ),
    ...Array.from(
      { length: face.pips ?? 0 },
      (_, i) => `<circle class="pip" cx="36" cy="${36 - i * 14}" r="4.8"/>`,
    ),
    face.stars ? text('stars', { y: 42 }, '★'.repeat(face.stars)) : '',
    face.name ? text('name', { y: eight ? 10 : 12 }, face.name) : '',
  ].join('');
}

function signSpot(face: CounterFace, eight: boolean, round: boolean) {
  const bare = face.left === undefined;
  if (round) return { x: 0, y: bare ? 0 : -18, scale: bare ? 1 : 0.66 };
  if (face.badge === undefined) return { x: 0, y: eight ? -20 : -17, scale: eight ? 0.68 : 0.76 };
  return { x: eight ? 11 : 12, y: eight ? -16 : -17, scale: eight ? 0.6 : 0.7 };
}

function strength(face: CounterFace, eight: boolean, round: boolean, hollow: string): string {
  if (face.left === undefined) return '';
  const lone = eight && face.right === undefined && face.pips === undefined;
  if (round || lone) {
    const at = { y: round ? 40 : 43, size: round ? 44 : 37 };
    return text(`figure middle${hollow}`, at, face.left);
  }
  const size = String(face.left).length > 1 ? 26 : eight ? 31 : 40;
  return text(`figure${hollow}`, { x: eight ? -33 : -43, y: eight ? 42 : 44, size }, face.left);
}

function marksMarkup(face: CounterFace, { moved, barred }: CounterMarks): string {
  const eight = face.shape === 'eight';
  return [
    moved || barred ? path('dull', plate(face.shape, 0)) : '',
    moved ? path('tick', eight ? 'M22-50L50-22V-14L14-50z' : 'M12-50H41a9 9 0 0 1 9 9V-12z') : '',
    moved ? path('tickmark', eight ? 'M27-37l5 6 9-11' : 'M24-37l6 7 12-13') : '',
  ].join('');
}

function morale(level: number): string {
  if (level === 0) return '';
  const chevrons = Array.from({ length: level }, (_, i) =>
    path('chevron', `M${(i - (level - 1) / 2) * 26 - 10} 54l10 13 10-13`),
  );
  return `<g class="morale m${level}"><path d="M-47 46h94v24a6 6 0 0 1-6 6H-41a6 6 0 0 1-6-6z"/>${chevrons.join('')}</g>`;
}

const disc = (
  kind: string,
  x: number,
  y: number,
  r: number,
  words: string,
  dy: number,
  size: number,
): string =>
  `<g class="${kind}"><circle cx="${x}" cy="${y}" r="${r}"/>${text('', { x, y: y + dy, size }, words)}</g>`;

import { type CounterFace, emblem, plate } from './counter.ts';
import { foot, path, remembered, signMarkup, text } from './markup.ts';

/** How much fits: 0 from 18 px, 1 (with the code) from 38, 2 (with the name) from 60. */
export type Detail = 0 | 1 | 2;

/** The inside of `CampaignCounter.svelte`. */
export const campaignMarkup = remembered<Detail>((face, detail, { moved, barred }) => {
  const eight = face.shape === 'eight';
  return [
    foot(face, -6, 3.6, 5),
    face.leader ? leader(face, detail) : troops(face, detail),
    moved
      ? path('dull', plate(face.shape, 0)) +
        path('tick', eight ? 'M16-50H22L50-22V-16z' : 'M14-50H43a7 7 0 0 1 7 7V-14z') +
        path('tickmark', eight ? 'M26-37l5 6 8-10' : 'M26-36l6 7 10-12')
      : '',
    barred && !moved ? path('dull barred', plate(face.shape, 0)) : '',
  ].join('');
});

const STAR = [26, 22, 19] as const;
const INITIALS = [
  { y: 28, size: 46 },
  { y: 16, size: 39 },
  { y: 5, size: 29 },
] as const;
const FIGURE = [49, 45, 38] as const;

const nameSize = (face: CounterFace): number => {
  const eight = face.shape === 'eight';
  return Math.min(eight ? 12.4 : 13.2, (eight ? 118 : 152) / Math.max(1, face.name?.length ?? 1));
};

function leader(face: CounterFace, detail: Detail): string {
  const cx = face.shape === 'eight' ? 4 : 0;
  const pips = face.pips ?? 0;
  const inside = face.sign
    ? signMarkup(face.sign, cx, detail === 0 ? 0 : -5, detail === 0 ? 1 : 0.88) +
      (detail > 0 && face.code ? text('code start', { x: -36, y: 38 }, face.code) : '')
    : [
        signMarkup(emblem('leader'), 0, -25, STAR[detail] / 62),
        text('initials', INITIALS[detail], face.badge ?? ''),
        detail === 2 ? text('name', { y: 20, size: nameSize(face) }, face.name ?? '') : '',
        ...Array.from({ length: detail > 0 ? pips : 0 }, (_, i) => {
          return `<circle class="pip" cx="${(i - (pips - 1) / 2) * 12.5}" cy="30" r="4.2"/>`;
        }),
      ].join('');
  return `${path('inner', plate(face.shape, 8))}<g class="rimmed">${inside}</g>`;
}

const HOISTS = {
  zar: 'M-43-24v48l8.5 8.5v-65z',
  ofs: 'M-43-24v8.5h8.5v-17zM-43-5.5h8.5v11h-8.5zM-43 15.5V24l8.5 8.5v-17z',
} as const;

function troops(face: CounterFace, detail: Detail): string {
  const eight = face.shape === 'eight';
  const cx = eight ? 4 : 0;
  // On a small Boer counter a long code leaves no room beside the sign.
  const crowded = detail === 1 && eight && (face.code?.length ?? 0) > 3;
  const spot = signSpot(face, detail);
  const left = face.left;
  return [
    face.hoist ? path('hoist', HOISTS[face.hoist]) : '',
    face.sign ? signMarkup(face.sign, crowded ? 3 : spot.x, spot.y, spot.scale) : '',
    detail === 1 && face.code && !crowded
      ? text('code', { x: 41, y: eight ? -11 : -19 }, face.code)
      : '',
    detail === 2 && face.name
      ? text('name', { x: cx, y: eight ? -26 : -30, size: nameSize(face) }, face.name)
      : '',
    left === undefined
      ? ''
      : text(
          'figure',
          { x: eight ? -30 : -38, y: detail === 2 ? 39 : 41, size: FIGURE[detail] },
          left,
        ),
    ...Array.from({ length: left === undefined ? 0 : (face.pips ?? 0) }, (_, i) => {
      return `<circle class="pip" cx="35" cy="${34 - i * 14}" r="4.8"/>`;
    }),
  ].join('');
}

function signSpot(face: CounterFace, detail: Detail) {
  const eight = face.shape === 'eight';
  const cx = eight ? 4 : 0;
  if (face.left === undefined) return { x: cx, y: 0, scale: 1 };
  if (detail === 0) return { x: cx, y: -21, scale: 0.72 };
  if (detail === 1) return { x: eight ? -15 : -19, y: -19, scale: eight ? 0.54 : 0.6 };
  return { x: cx, y: eight ? -6 : -8, scale: 0.55 };
}

/** What is printed on the counters. */
import { type CounterFace, emblem } from '../../../boardkit/counter.ts';
import type { Emblem } from '../../../boardkit/signs.ts';
import { oncePer } from '../../../kernel/memory.ts';
import {
  ARMY,
  BOER_LEADER,
  type Box,
  EMPIRE_LEADER,
  GARRISON,
  INFANTRY,
  KOMMANDO,
  MOUNTED,
  SUPPLY,
  ZAR,
} from '../box.ts';
import type { ReadonlyState } from '../state.ts';

const SIGNS: Readonly<Record<number, Emblem>> = {
  [KOMMANDO]: 'commando',
  [ARMY]: 'army',
  [BOER_LEADER]: 'leader',
  [INFANTRY]: 'infantry',
  [GARRISON]: 'garrison',
  [MOUNTED]: 'mounted',
  [SUPPLY]: 'supply',
  [EMPIRE_LEADER]: 'leader',
};

/** The same sign is the same object, so that equal faces are seen to be equal. */
const EMBLEMS = new Map(Object.values(SIGNS).map((name) => [name, emblem(name)]));

export const signOf = (box: Box, piece: number): Emblem =>
  SIGNS[box.kind[piece] ?? 0] ?? 'commando';

export const isBoer = (box: Box, piece: number): boolean => piece < box.firstEmpire;
export const isZar = (box: Box, piece: number): boolean => box.stateOf[piece] === ZAR;

/** A counter that lies face down for this reader: its sort shows, nothing else. */
export const isFaceDown = (
  view: ReadonlyState,
  box: Box,
  piece: number,
  side: string | null,
): boolean =>
  view.hidden[piece] === 1 &&
  !view.core.laidOpen &&
  side !== (isBoer(box, piece) ? 'republics' : 'empire');

/** Codes that the ids do not give away. */
const CODES: Readonly<Record<string, string>> = {
  'army-natal': 'Nat',
  'army-western': 'Wes',
  'bn-munster': 'RMF',
  'bn-berks': 'RBR',
  'bn-nf': 'NF',
  'bn-rir': 'RIR',
  'bn-rcr': 'RCR',
  'bn-kaffrarian': 'KR',
  'bn-civ': 'CIV',
  'cav-rhod': 'RR',
  'cav-dfh': 'DFH',
  'cav-umvoti': 'UMR',
  'cav-nbmi': 'NB',
  'cav-bethune': 'BMI',
  'cav-greys': 'SG',
  'cav-hcav': 'HC',
  'cav-brab': 'BH',
  'cav-rob': 'RH',
  'cav-kit': 'KH',
  'cav-lumsden': 'LH',
  'cav-lovat': 'LS',
  'cav-bush': 'IB',
  'cav-strath': 'SH',
  'cav-scothorse': 'ScH',
  'cav-natsc': 'NS',
  'cav-ncar': 'NC',
  'cav-nswl': 'NSL',
  'cav-nswmr': 'NSW',
  'cav-nzmr': 'NZ',
  'cav-salh': 'SLH',
  'cav-cmr2': 'CM2',
  'cav-5vmr': '5V',
};

/** A short code for the corner of a counter. */
export function codeOf(box: Box, id: string): string {
  const known = CODES[id];
  if (known) return known;
  const home = box.pack.units[id]?.home;
  if (home) return (box.pack.areas[home]?.name ?? '').slice(0, 3);
  const tail = id.replace(/^[a-z]+-/, '').replaceAll('-', '');
  if (id.startsWith('g-')) return tail.slice(0, 3).replace(/^./, (c) => c.toUpperCase());
  return tail
    .replace(/^mil(?=\d)/, 'm')
    .replace(/^sac/, 'sc')
    .replace(/^(mi|sc|iy|m)(.)$/, '$1 $2')
    .toUpperCase()
    .slice(0, 4);
}

/** Long words of names, as a clerk would shorten them. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/ \(.*\)/, ''],
  [/ Kommando$/, ''],
  [/Infantry Brigade/, 'Brigade'],
  [/Mounted Infantry/, 'M.I.'],
  [/Mounted Rifles/, 'M.R.'],
  [/Imperial Yeomanry/, 'Imp. Yeomanry'],
  [/South African Constabulary/, 'S.A. Constab.'],
  [/Cavalry Regiment/, 'Cavalry'],
  [/Dragoon Guards/, 'Dragoon Gds'],
  [/New South Wales/, 'N.S.W.'],
  [/Warwickshire Militia/, 'Warwicks Mil.'],
  [/Lancashire Militia/, 'Lancs Militia'],
  [/King's Royal Rifle Corps Militia/, 'K.R.R.C. Militia'],
  [/Northumberland Fusiliers/, 'Northumb. Fus.'],
  [/Munster Fusiliers/, 'Munster Fus.'],
  [/Imperial Volunteers/, 'Imp. Vols'],
  [/Colony Garrison/, 'Garrison'],
];
const shortName = (name: string): string =>
  SHORT.reduce((text, [word, short]) => text.replace(word, short), name);

/** What is printed stays: every face is made once, and once face down. */
const facesOf = oncePer<Box, Map<number, CounterFace>>(() => new Map());

export function faceOf(
  view: ReadonlyState,
  box: Box,
  piece: number,
  side: string | null,
): CounterFace {
  const faces = facesOf(box);
  const down = isFaceDown(view, box, piece, side);
  const key = down ? ~piece : piece;
  let face = faces.get(key);
  if (!face) {
    face = makeFace(box, piece, down);
    faces.set(key, face);
  }
  return face;
}

function makeFace(box: Box, piece: number, down: boolean): CounterFace {
  const id = box.pieceIds[piece] ?? '';
  const kind = box.kind[piece] ?? 0;
  const boer = isBoer(box, piece);
  const zar = isZar(box, piece);
  const shape = boer ? 'eight' : 'square';
  const colour = boer ? (zar ? 'zar' : 'ofs') : kind === MOUNTED ? 'mounted' : 'empire';
  const sign = EMBLEMS.get(signOf(box, piece)) ?? emblem('commando');
  // Face down a Kommando shows no state: one looks like another.
  if (down) return { shape, ground: boer ? 'veiled' : colour, sign };
  const rim = `var(--${boer ? (zar ? 'zar' : 'ofs') : 'empire'})`;
  if (kind === BOER_LEADER || kind === EMPIRE_LEADER) {
    const name = box.pack.leaders[id]?.name ?? '';
    const initials = name.replace('De la Rey', 'DR').replace('De Wet', 'DW').slice(0, 2);
    return {
      shape,
      ground: colour,
      leader: true,
      rim,
      badge: initials,
      pips: box.ma[piece] ?? 0,
      name,
    };
  }
  if (kind === SUPPLY)
    return { shape, ground: 'empire', leader: true, rim, sign, code: id.replace('sup-', '') };
  const name = kind === ARMY ? (box.pack.armies[id]?.name ?? '') : (box.pack.units[id]?.name ?? '');
  return {
    shape,
    ground: colour,
    sign,
    left: box.cf[piece] ?? 0,
    pips: box.ma[piece] ?? 0,
    code: codeOf(box, id),
    name: shortName(name),
    ...(boer && { hoist: zar ? 'zar' : 'ofs' }),
  };
}

export const WIDTH = 900;
export const HEIGHT = 560;

/** Where the posts stand on the sheet. */
export const SPOTS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  'west-camp': { x: 110, y: 300 },
  ford: { x: 270, y: 140 },
  kraal: { x: 300, y: 420 },
  koppie: { x: 470, y: 250 },
  farm: { x: 600, y: 440 },
  drift: { x: 660, y: 160 },
  'east-camp': { x: 800, y: 310 },
};

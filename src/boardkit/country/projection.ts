/**
 * South Africa on a plane, for every board that shows it: Lambert's conformal conic on 24° and 33°
 * south; a degree of latitude is about 100 units.
 */
type Point = readonly [number, number];

const RAD = Math.PI / 180;
const [NORTH, SOUTH] = [-24 * RAD, -33 * RAD];
const half = (lat: number): number => Math.tan(Math.PI / 4 + lat / 2);
const CONE = Math.log(Math.cos(NORTH) / Math.cos(SOUTH)) / Math.log(half(SOUTH) / half(NORTH));
const SCALE = (Math.cos(NORTH) * half(NORTH) ** CONE) / CONE;
const radius = (lat: number): number => SCALE / half(lat) ** CONE;
const UNITS = 100 / RAD;

/** From longitude and latitude to the plane. */
export function project([lon, lat]: Point): Point {
  const angle = CONE * (lon - 27) * RAD;
  const r = radius(lat * RAD);
  return [
    1230 + UNITS * r * Math.sin(angle),
    970 - UNITS * (radius(-28.5 * RAD) - r * Math.cos(angle)),
  ];
}

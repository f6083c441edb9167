/** Properties that children take over: written where they differ from the parent's. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'marker-start',
  'marker-mid',
  'marker-end',
  'paint-order',
  'color',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-stretch',
  'font-variant-numeric',
  'font-variant-caps',
  'letter-spacing',
  'word-spacing',
  'text-anchor',
  'text-rendering',
  'white-space',
] as const;

/** Properties of an element alone, with what they are where nobody says anything. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'clip-path': 'none',
  mask: 'none',
  filter: 'none',
  'mix-blend-mode': 'normal',
  'vector-effect': 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'dominant-baseline': 'auto',
  'baseline-shift': '0px',
};

/** Attributes that say where and how large something is. Whatever else there is stays behind. */
export const GEOMETRY: ReadonlySet<string> = new Set(
  `d x y x1 x2 y1 y2 cx cy r rx ry width height points viewBox preserveAspectRatio dx dy rotate
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits
  refX refY orient textLength lengthAdjust startOffset pathLength side method spacing
  in in2 result stdDeviation mode operator k1 k2 k3 k4 values type`.split(/\s+/),
);

const LOCAL = /url\("?[^")]*#([^")]+)"?\)/g;

/** References to parts of the same picture, whatever address the page has; others lead nowhere. */
export const inside = (value: string): string =>
  value.replace(LOCAL, 'url(#$1)').replace(/url\((?!#)[^)]*\)/g, 'none');

export const localReferences = (text: string): Set<string> =>
  new Set([...text.matchAll(LOCAL)].map(([, id]) => id ?? ''));

/** The look of an element, as far as it does not have it from its parent. */
export function styleOf(element: Element, parent: Element | null): string {
  const look = getComputedStyle(element);
  const above = parent && getComputedStyle(parent);
  const parts: string[] = [];
  for (const name of INHERITED) {
    const value = look.getPropertyValue(name);
    if (value !== '' && value !== above?.getPropertyValue(name))
      parts.push(`${name}:${inside(value)}`);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = look.getPropertyValue(name);
    if (value !== '' && value !== usual) parts.push(`${name}:${inside(value)}`);
  }
  return parts.join(';');
}

/** Where shapes stand to be used, not to be seen. */
const USED = 'defs, clipPath, mask, pattern, marker, symbol';
const CLEAR = new Set(['none', 'rgba(0, 0, 0, 0)']);
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line']);

/** Whether nothing of an element is seen: what is hidden, what is only to be hit, words for hovering. */
export function drops(element: SVGElement): boolean {
  const { localName } = element;
  if (localName === 'title' || localName === 'desc' || localName === 'script') return true;
  const look = getComputedStyle(element);
  if (look.display === 'none') return true;
  if (element.closest(USED)) return false;
  if (look.opacity === '0') return true;
  if (look.visibility === 'hidden' && element.childElementCount === 0) return true;
  return SHAPES.has(localName) && CLEAR.has(look.fill) && CLEAR.has(look.stroke);
}

/** The looks of a picture, each written once and called by a short name. */
export class StyleSheet {
  private readonly names = new Map<string, string>();

  /** The class that gives this look; '' for none. */
  named(style: string): string {
    if (style === '') return '';
    const known = this.names.get(style);
    if (known !== undefined) return known;
    const name = `s${this.names.size.toString(36)}`;
    this.names.set(style, name);
    return name;
  }

  get text(): string {
    return [...this.names].map(([style, name]) => `.${name}{${style}}`).join('');
  }
}

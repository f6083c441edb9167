import type { Frame } from '../../boardkit/board.ts';
import { drops, GEOMETRY, localReferences, StyleSheet, styleOf } from './styles.ts';

/** What a picture of a map is made of. */
export interface PictureOf {
  /** The element that holds the drawn sheet and the panes over it. */
  readonly drawn: Element;
  /** Pixels per board unit at which it is drawn. */
  readonly zoom: number;
  /** The part of the board that is wanted, in its units. */
  readonly frame: Frame;
  readonly background: string;
  readonly title: string;
  /** Rules that bring the letters along. */
  readonly fonts: string;
  /** Pixels per board unit in the picture. */
  readonly scale: number;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Two decimals: finer than any printer. */
const round = (n: number): number => Math.round(n * 100) / 100;

/** The sheet of a board, copied with its look: it stays the same from picture to picture. */
export interface Ground {
  readonly styles: StyleSheet;
  readonly group: SVGGElement;
}

export function groundOf(drawn: Element): Ground {
  const styles = new StyleSheet();
  const group = document.createElementNS(SVG, 'g');
  copyAll(drawn.querySelectorAll('svg.sheet'), group, styles, '');
  return { styles, group };
}

/**
 * A map as a picture that needs nothing else: everything that is drawn, with the look it has on the
 * page, and nothing that is not drawn. Names by which the page finds pieces stay behind.
 */
export function standAlone(picture: PictureOf, ground = groundOf(picture.drawn)): string {
  const { drawn, zoom, frame, background, title, fonts, scale } = picture;
  const { styles } = ground;
  const { x, y, width, height } = frame;
  const root = document.createElementNS(SVG, 'svg');
  root.setAttribute('viewBox', [x, y, width, height].map(round).join(' '));
  root.setAttribute('width', String(Math.round(width * scale)));
  root.setAttribute('height', String(Math.round(height * scale)));
  const paper = root.appendChild(document.createElementNS(SVG, 'rect'));
  for (const [name, value] of Object.entries({ x, y, width, height }))
    paper.setAttribute(name, String(round(value)));
  paper.setAttribute('fill', background);
  root.append(ground.group.cloneNode(true));
  // A pane is drawn in pixels of the page, the sheet in units of the board.
  copyAll(drawn.querySelectorAll('svg.layer'), root, styles, `scale(${1 / zoom})`);
  dropUnusedIds(root, styles);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = fonts + styles.text;
  const heading = document.createElementNS(SVG, 'title');
  heading.textContent = title;
  root.prepend(heading, style);
  return new XMLSerializer().serializeToString(root);
}

function copyAll(
  all: Iterable<Element>,
  into: Element,
  styles: StyleSheet,
  transform: string,
): void {
  for (const svg of all) {
    if (!svg.checkVisibility()) continue;
    const group = into.appendChild(document.createElementNS(SVG, 'g'));
    if (transform !== '') group.setAttribute('transform', transform);
    group.setAttribute('class', styles.named(styleOf(svg, null)));
    for (const child of svg.childNodes) copy(child, group, styles);
  }
}

function copy(node: Node, into: Element, sheet: StyleSheet): void {
  if (node.nodeType === Node.TEXT_NODE) {
    if (node.nodeValue?.trim()) into.append(node.nodeValue);
    return;
  }
  if (!(node instanceof SVGElement) || drops(node)) return;
  const made = document.createElementNS(SVG, node.localName);
  const look = getComputedStyle(node);
  for (const { name, value } of node.attributes) {
    if (GEOMETRY.has(name)) made.setAttribute(name, value);
    else if (name === 'id') made.id = value;
    else if ((name === 'href' || name === 'xlink:href') && value.startsWith('#'))
      made.setAttribute('href', value);
  }
  if (node instanceof SVGCircleElement) made.setAttribute('r', look.r.replace('px', ''));
  if (look.transform !== 'none') made.setAttribute('transform', look.transform);
  const name = sheet.named(styleOf(node, node.parentElement));
  if (name !== '') made.setAttribute('class', name);
  for (const child of node.childNodes) copy(child, made, sheet);
  into.append(made);
}

/** Ids that nothing refers to would only tell how the page calls its things. */
function dropUnusedIds(root: SVGSVGElement, sheet: StyleSheet): void {
  const used = localReferences(sheet.text);
  for (const one of root.querySelectorAll('[href]'))
    used.add((one.getAttribute('href') ?? '').slice(1));
  for (const one of root.querySelectorAll('[id]')) if (!used.has(one.id)) one.removeAttribute('id');
}

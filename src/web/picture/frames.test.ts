import { describe, expect, test } from 'vitest';
import { pictureScale, seenFrame } from './frames.ts';
import { inside, localReferences, StyleSheet } from './styles.ts';

describe('the part of a map that a picture shows', () => {
  const sheet = { width: 1000, height: 600 };

  test('is what the window shows of the sheet, without what lies beyond it', () => {
    const room = { width: 400, height: 300 };
    expect(seenFrame(sheet, { x: -200, y: -100, zoom: 2 }, room)).toEqual({
      x: 100,
      y: 50,
      width: 200,
      height: 150,
    });
    expect(seenFrame(sheet, { x: 50, y: 20, zoom: 0.25 }, room)).toEqual({
      x: 0,
      y: 0,
      width: 1000,
      height: 600,
    });
  });

  test('is nothing where the sheet lies outside the window', () => {
    expect(seenFrame(sheet, { x: 500, y: 0, zoom: 1 }, { width: 400, height: 300 })).toBeNull();
  });

  test('is drawn twice as sharp, but no larger than devices can', () => {
    expect(pictureScale({ x: 0, y: 0, width: 500, height: 300 }, 1)).toBe(2);
    expect(pictureScale({ x: 0, y: 0, width: 4096, height: 300 }, 3)).toBe(1);
  });
});

describe('the styles of a picture', () => {
  test('refer to its own parts and to nothing else', () => {
    expect(inside('url("https://example.org/match/x#hatch")')).toBe('url(#hatch)');
    expect(inside('url("https://example.org/a.png") 1px')).toBe('none 1px');
    expect([...localReferences('.a{fill:url(#hatch)}.b{clip-path:url("#cut")}')]).toEqual([
      'hatch',
      'cut',
    ]);
  });

  test('are written once each', () => {
    const styles = new StyleSheet();
    expect(styles.named('fill:red')).toBe(styles.named('fill:red'));
    expect(styles.named('')).toBe('');
    expect(styles.text).toBe('.s0{fill:red}');
  });
});

/** What is made of a match: pictures, the report. */
export const afterEn = {
  picture: 'Picture of the map',
  'picture.part': 'What the picture shows',
  'picture.seen': 'What you see now',
  'picture.whole': 'The whole map',
  'picture.about':
    '{width} × {height} pixels. It shows what you see on the map and nothing you may not know.',
  'picture.png': 'Save as PNG',
  'picture.svg': 'Save as SVG',
  'picture.trouble': 'This browser could not draw the picture. Try the SVG.',
} as const;

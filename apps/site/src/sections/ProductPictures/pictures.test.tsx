import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { briefPictures } from './brief-pictures.tsx';
import { weighPicture } from './picture-weight.fixture.ts';
import { pictures } from './pictures.fixture.tsx';
import { readPictures } from './read-pictures.ts';

const words: Record<string, { description: string }> = readPictures();
const drawn = [...Object.entries(pictures), ...Object.entries(briefPictures())].map(([name, picture]) => ({
  name,
  description: words[name]?.description ?? '',
  html: renderToStaticMarkup(picture),
}));
const amounts = /GH₵[\d,]+(?:\.\d\d)?/g;

test.each(drawn)('the picture $name is one image with one text alternative', ({ description, html }) => {
  expect(html.match(/\srole="/g)).toHaveLength(1);
  expect(html.match(/\saria-label(?:ledby)?="/g)).toHaveLength(1);
  expect(html).toMatch(/^<figure [^>]*role="img" aria-label="/);
  expect(html).toContain(`aria-label="${description.replaceAll("'", '&#x27;')}"`);
  for (const [svg] of html.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"');
});

test.each(drawn)('the picture $name has nothing focusable, and nothing that the CSP forbids', ({ html }) => {
  expect(html).not.toMatch(/<(?:a|button|input|select|details|img)\b|\stabindex=|\sstyle=/);
});

test.each(drawn)(
  'the picture $name shows the amounts that its description names',
  ({ description, html }) => {
    const shown = html.slice(html.indexOf('>')).match(amounts) ?? [];
    for (const amount of description.match(amounts) ?? []) {
      expect(shown.some((other) => other === amount || other === `${amount}.00`)).toBe(true);
    }
  },
);

test.each(drawn)('the picture $name costs at most 3,000 bytes of HTML and CSS', ({ html }) => {
  expect(weighPicture(html)).toBeLessThanOrEqual(3_000);
});

test('every picture has a description of its own', () => {
  const descriptions = Object.values(words).map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

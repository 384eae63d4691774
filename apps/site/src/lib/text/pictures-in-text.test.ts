import { withContentFolder } from '@accounting-site/content/content-folder';
import { contentWith, tinyPicture } from '@accounting-site/content/testing/picture-content';
import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const render = (body: string) =>
  withContentFolder(contentWith({ 'images/till.webp': tinyPicture }), () =>
    renderMarkdown(body, 'en/help/a.md'),
  );

test('a picture has its size, all widths, and a text for people who cannot see it', async () => {
  const { html, links } = await render('![The till, with "Pay" open](/images/till.webp)');
  expect(html).toMatch(
    /^<p><img src="\/_astro\/till\.[\da-f]{10}-3\.webp" width="3" height="2" loading="lazy" decoding="async" srcset="\/_astro\/till\.[\da-f]{10}-3\.webp 3w" sizes="[^"]+" alt="The till, with &quot;Pay&quot; open" class="picture"><\/p>/,
  );
  expect(links).toEqual([]);
});

test.each([
  ['![](/images/till.webp)', 'say what the picture shows'],
  ['![ ](/images/till.webp)', 'say what the picture shows'],
  ['![A till](/images/till-2.webp)', 'there is no such picture'],
  ['![A till](/images/../plans.yaml)', 'is not a picture of the site'],
  ['![A till](/images/till.svg)', 'is not a picture of the site'],
  ['![A till](https://example.com/till.webp)', 'is not a picture of the site'],
  ['![A till](//example.com/images/till.webp)', 'is not a picture of the site'],
  ['![A till](data:image/svg+xml;base64,PHN2Zy8+)', 'is not a picture of the site'],
  ['![A till](javascript:alert(1))', 'is not a picture of the site'],
])('%s is refused', async (body, message) => {
  await expect(render(body)).rejects.toThrow(message);
});

test('a text cannot leave the attributes of its picture', async () => {
  const { html } = await render('![x" onerror="alert(1)](/images/till.webp "onload=1")');
  expect(html).not.toMatch(/ on\w+=["\w]*[^"]*"[^"]*<|<img[^>]*" on/);
  expect(html.match(/<img/g)).toHaveLength(1);
});

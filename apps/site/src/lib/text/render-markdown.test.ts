import { readBuyingText } from '@accounting-site/content/files/buying';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith, tinyPicture } from '@accounting-site/content/testing/picture-content';
import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const file = 'en/help/a.md';
const html = async (body: string) => (await renderMarkdown(body, file)).html.trim();

test('paragraphs, lists, emphasis and code are rendered', async () => {
  expect(await html('Go to **Sales**, then `New`.\n\n1. One\n2. Two')).toBe(
    '<p>Go to <strong>Sales</strong>, then <code>New</code>.</p>\n<ol>\n<li>One</li>\n<li>Two</li>\n</ol>',
  );
});

test('quotes and dashes are unchanged', async () => {
  expect(await html(`It's "done" -- now...`)).toBe(`<p>It's "done" -- now...</p>`);
});

test('heading ids come from the text, without number, accents or punctuation, and are unique', async () => {
  const { html, headings } = await renderMarkdown(
    '## 3. Free trial\n\n### Café & `till`\n\n## Free trial\n\n## Content',
    file,
  );
  expect(headings).toEqual([
    { depth: 2, text: '3. Free trial', id: 'free-trial' },
    { depth: 3, text: 'Café & till', id: 'cafe-till' },
    { depth: 2, text: 'Free trial', id: 'free-trial-2' },
    { depth: 2, text: 'Content', id: 'content-2' },
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test('a heading in another script still gets an id', async () => {
  const { headings } = await renderMarkdown('## 2026', file);
  expect(headings[0]?.id).toBe('section');
});

test.each([
  ['# Title\n\nText', 1, 'begin headings with ##; the title is shown above: ## Title'],
  ['Title\n=====\n\nText', 1, 'begin headings with ##; the title is shown above: ## Title'],
  ['Text\n\n##\n\nText', 3, 'write the words of the heading after ##, or remove the line'],
  ['## One\n\n#### Two', 3, 'write ### Two, because #### skips a level'],
  ['### One', 1, 'write ## One, because ### skips a level'],
])('the heading in %j is refused, with its line in the file', async (body, line, message) => {
  const head = '---\ntitle: A\n---\n';
  const folder = contentWith({ 'en/help/a.md': head + body });
  const rendered = withContentFolder(folder, () => renderMarkdown(body, file));
  await expect(rendered).rejects.toThrow(`en/help/a.md cannot be used:\n  - line ${line + 3}: ${message}`);
});

test('headings may go back to a higher level', async () => {
  const { headings } = await renderMarkdown('## One\n\n### Two\n\n#### Three\n\n## Four', file);
  expect(headings.map(({ depth }) => depth)).toEqual([2, 3, 4, 2]);
});

test('HTML in the text is shown as text', async () => {
  const result = await html('An <b onclick="x()">apple</b>\n\n<script>alert(1)</script>');
  expect(result).not.toMatch(/<(b|script)\b/);
  expect(result).toContain('&lt;script&gt;');
});

test('a table is in a labelled, focusable frame, aligned without style attributes', async () => {
  const result = await html('## Prices\n\nFor one month:\n\n| | Amount |\n|---|---:|\n| Rice | 20 |');
  expect(result).toContain('<div data-table tabindex="0" role="group" aria-label="Prices"><table>');
  expect(result).toContain('<td></td>\n<th scope="col" data-align="end">Amount</th>');
  expect(result).toContain('<td>Rice</td>\n<td data-align="end">20</td>');
  expect(result).not.toContain('style=');
});

test('a table without a heading above it is named after its columns', async () => {
  expect(await html('| Line | Amount |\n|---|---|\n| a | b |')).toContain('aria-label="Line, Amount"');
});

test('a check list has boxes to tick on paper', async () => {
  const result = await html('- [ ] Count the drawer\n- [x] Lock up');
  expect(result).toMatch(/<li[^>]*>☐ Count the drawer<\/li>/);
  expect(result).toMatch(/<li[^>]*>☑ Lock up<\/li>/);
});

test('links to pages, email, phone and HTTPS sites are allowed', async () => {
  for (const link of ['/pricing', '/Help%20Center', 'https://gra.gov.gh', 'mailto:a@b.co', 'tel:+233'])
    expect(await html(`[go](${link})`)).toBe(`<p><a href="${link}">go</a></p>`);
});

test('a link to a heading of the text is allowed, and one to an unknown heading suggests the right one', async () => {
  expect(await html('[go](#the-trial)\n\n## The trial')).toContain('<a href="#the-trial">go</a>');
  await expect(renderMarkdown('[go](#the-trail)\n\n## The trial', file)).rejects.toThrow(
    '"#the-trail" is no heading of this text. Did you mean the-trial?',
  );
  await expect(renderMarkdown('[go](#50%)', file)).rejects.toThrow('is no heading of this text');
});

test('any other link stops the build and is named', async () => {
  for (const link of [
    'javascript:alert(1)',
    'http://example.com',
    '//evil.example',
    'pricing',
    'data:text/html,x',
  ])
    await expect(renderMarkdown(`[go](${link})`, file)).rejects.toThrow(link);
});

test('broken links to the site stop the build, which names the file and each link', async () => {
  const body =
    '[a](/help/article/none), [again](/help/article/none), [b](/pricing), [c](/downloads/none.csv) and [d](/none)';
  await expect(renderMarkdown(body, file)).rejects.toThrow(
    ['/help/article/none', '/downloads/none.csv', '/none'].reduce(
      (text, link) =>
        `${text}\n  - "${link}" leads to no page of the site. Open the page you mean and copy its path`,
      'content/en/help/a.md cannot be used:',
    ),
  );
});

const sentence = 'Count one shelf a day instead of everything once a year. ';
const long = sentence.repeat(10).trim();

test('the last paragraphs, a few lines in all, are one element that is not split on paper', async () => {
  const end = async (body: string) => (await html(body)).split('<div data-end>\n')[1];
  expect(await end(`## One\n\n${long}\n\n${long}`)).toBe(`<p>${long}</p>\n</div>`);
  expect(await end(`## One\n\n${long}\n\n## Two\n\nShort.`)).toBe(
    `<p>${long}</p>\n<h2 id="two">Two</h2>\n<p>Short.</p>\n</div>`,
  );
});

test('the kept-together end begins outside of lists and quotations, and after the first heading', async () => {
  const list = `- ${long}\n\n  ${long}\n- ${long}`;
  expect(await html(`## One\n\n${list}`)).toContain('</h2>\n<div data-end>\n<ul>');
  expect(await html(`## One\n\n> ${long}\n>\n> ${long}`)).not.toContain('data-end');
  expect(await html(`${long}\n\n## One\n\nShort.`)).not.toContain('data-end');
});

test('the headings of a translation have the ids of its original, so that links are written once', async () => {
  const names = (headings: { id: string }[]) => headings.map(({ id }) => id);
  const { body, file } = readBuyingText('questions');
  const original = await renderMarkdown(body, file);
  const translated = inLanguage('fr', () => readBuyingText('questions'));
  expect(translated.file).toBe('fr/buying/questions.md');
  const { headings } = await renderMarkdown(translated.body, translated.file);
  expect(names(headings)).toEqual(names(original.headings));
});

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

import { readFileSync } from 'node:fs';
import { readBrand, readContact } from '@accounting-site/content/facts/facts';
import { readHelpArticles } from '@accounting-site/content/files/help';
import { readIndustries } from '@accounting-site/content/files/industries';
import { readResources } from '@accounting-site/content/files/resources';
import sharp from 'sharp';
import { neverSearchedFor } from '../../apps/site/src/lib/pages/own-pages.ts';
import { type BuiltPage, readBuiltFile } from '../../tools/build-steps/built-site.ts';
import { expect, test } from '../support/same-window.ts';
import { sitePages, toAddress, translatedPages } from '../support/site-pages.ts';

const day = 24 * 60 * 60 * 1000;
const withHtml = ({ path, original, file }: BuiltPage) => ({
  path,
  original,
  html: readFileSync(file, 'utf8'),
});
const built = sitePages.map(withHtml);
const translated = translatedPages.map(withHtml);
const isIndexed = ({ html }: { html: string }) => !html.includes('<meta name="robots" content="noindex"');
const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test('the sitemap lists every page that search engines may index and people look for', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  // /features has the content of the home page, which is its canonical URL.
  const omitted = ['/features', ...neverSearchedFor];
  const wanted = [...built, ...translated]
    .filter(isIndexed)
    .filter(({ original }) => !omitted.includes(original));
  expect(listed.toSorted()).toEqual(wanted.map(({ path }) => toAddress(path)).toSorted());
  for (const { path, reviewed } of [
    ...readHelpArticles().map(({ slug, data }) => ({ path: `/help/article/${slug}`, ...data })),
    ...readResources().map(({ slug, data }) => ({ path: `/resources/${slug}`, ...data })),
  ])
    expect.soft(sitemap).toContain(`${path}</loc><lastmod>${reviewed}</lastmod>`);
});

/** The addresses of the sitemap in the first language. */
const listedIn = (sitemap: string) => {
  const others = translated.map(({ path }) => toAddress(path));
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map((match) => match[1] ?? '')
    .filter((address) => !others.includes(new URL(address).pathname));
};

test('the page from A to Z lists every page of the sitemap but itself', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  await page.goto('/search');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const wanted = listedIn(sitemap).map((address) => new URL(address).pathname);
  expect(wanted.filter((path) => path !== '/search' && !listed.includes(path))).toEqual([]);
});

test('no page is an orphan: a page other than the A to Z index links to it', async () => {
  const linksOf = (html: string) =>
    [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => decodeURI(path));
  const led = new Set(
    built
      .filter(({ path }) => path !== '/search')
      .flatMap(({ path, html }) => linksOf(html).filter((link) => link !== path)),
  );
  const orphans = built.filter(isIndexed).filter(({ path }) => !led.has(path) && path !== '/features');
  expect(orphans.map(({ path }) => path)).toEqual([]);
});

test('the pages that list articles link to a feed of all articles, the newest first', async ({
  page,
  request,
}) => {
  await page.goto('/resources/guides');
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const xml = await answer.text();
  // Parsed outside the site, because its policy does not allow parsing HTML from strings.
  await page.goto('about:blank');
  const items = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const textOf = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
    return [...feed.querySelectorAll('rss > channel > item')].map((item) => ({
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      time: Date.parse(textOf(item, 'pubDate')),
    }));
  }, xml);
  const articles = [...readHelpArticles(), ...readResources()];
  expect(items.map(({ title }) => title).toSorted()).toEqual(
    articles.map(({ data }) => data.title).toSorted(),
  );
  const times = items.map(({ time }) => time);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  for (const { link } of items) {
    expect.soft((await request.get(new URL(link).pathname)).status(), link).toBe(200);
  }
});

test('llms.txt lists every page of the sitemap', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(new RegExp(`^# ${readBrand().name}\n\n> `));
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const address of listedIn(sitemap)) expect.soft(text).toContain(`](${address}): `);
});

test('each indexed page has its own picture for shared links', async () => {
  const pictures = [...built, ...translated]
    .filter(isIndexed)
    .filter(({ original }) => original !== '/features')
    .map(({ html }) => contentOf(html, 'og:image'));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) {
    const file = readBuiltFile(picture);
    const { width, height, format } = await sharp(file).metadata();
    expect.soft({ width, height, format }, picture).toEqual({ width: 1200, height: 630, format: 'png' });
    expect.soft(file.length, picture).toBeLessThanOrEqual(60_000);
  }
});

test('a picture for shared links shows its text on a machine without fonts', async () => {
  const { data, info } = await sharp(readBuiltFile('/og/home.png'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The title, left of the document.
  const isTitle = (at: number) => at % info.width < 800 && at > 190 * info.width && at < 280 * info.width;
  const dark = data.filter((value, at) => value < 64 && isTitle(Math.floor(at / info.channels)));
  expect(dark.length).toBeGreaterThan(3_000);
});

test('every page has metadata for shared links', () => {
  for (const { path, html } of built) {
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'])
      expect.soft(contentOf(html, property), `${property} of ${path}`).not.toBe('');
    expect.soft(html, path).toContain('<meta name="twitter:card" content="summary_large_image"');
  }
});

test('the home page has structured data about the company and the search', async ({ page }) => {
  await page.goto('/');
  const things = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)));
  const { legal_name, name } = readBrand();
  const { phone: telephone } = readContact();
  expect(things).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', name, legalName: legal_name, telephone }),
  );
  const { potentialAction } = things.find((thing) => thing['@type'] === 'WebSite');
  const address = new URL(potentialAction.target.urlTemplate.replace('{query}', 'vat'));
  await page.goto(address.pathname + address.search);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('vat');
});

test('pages with frequent questions describe them to search engines, as on the page', () => {
  const described = built.flatMap(({ path, html }) => {
    const [, faqs] = /<script type="application\/ld\+json">([^<]*"FAQPage"[^<]*)/.exec(html) ?? [];
    if (faqs === undefined) return [];
    const questions: { name: string }[] = JSON.parse(faqs).mainEntity;
    const body = html.slice(html.indexOf('<body')).replaceAll('&#x27;', "'");
    expect
      .soft(
        questions.filter(({ name }) => !body.includes(`>${name}<`)),
        path,
      )
      .toEqual([]);
    return [path];
  });
  const industries = readIndustries().map(({ slug }) => `/solutions/${slug}`);
  const wanted = ['/contact', '/help/faqs', '/pricing/questions', ...industries];
  expect(described.toSorted()).toEqual(wanted.toSorted());
});

test('robots.txt allows pages, disallows endpoints and names the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test('security.txt has a contact and expires more than a year after the build', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${readContact().security_email}`);
  const left = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / day;
  expect(left).toBeGreaterThan(300);
  expect(left).toBeLessThanOrEqual(400);
  expect(new URL(fields.get('Canonical') ?? '').pathname).toBe('/.well-known/security.txt');
  const policy = await request.get(new URL(fields.get('Policy') ?? '').pathname);
  expect(policy.status()).toBe(200);
});

test('there are icons for tabs and home screens', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.name).toBe(readBrand().name);
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const icon of [...icons, '/favicon.svg', '/apple-touch-icon.png']) {
    const answer = await request.get(icon);
    expect.soft(answer.status(), icon).toBe(200);
    expect.soft(answer.headers()['content-type'], icon).toMatch(/^image\//);
  }
});

test('speculation rules exclude sign-in, sign-up and endpoints', async ({ request }) => {
  const page = await request.get('/pricing');
  const address = /^"(.+)"$/.exec(page.headers()['speculation-rules'] ?? '')?.[1] ?? '';
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  const [rule] = (await answer.json()).prefetch;
  expect(rule.eagerness).toBe('moderate');
  const never = rule.where.and.flatMap(
    (part: { not?: { href_matches: string } }) => part.not?.href_matches ?? [],
  );
  const isNever = (path: string) =>
    never.some((pattern: string) => new URLPattern({ pathname: pattern }).test({ pathname: path }));
  for (const path of [
    '/login',
    '/account',
    '/register',
    '/register/card',
    '/forgot-password',
    '/reset-password',
    '/api/api/refresh',
  ])
    expect.soft(isNever(path), path).toBe(true);
  for (const path of ['/', '/pricing', '/Help Center']) expect.soft(isNever(path), path).toBe(false);
});

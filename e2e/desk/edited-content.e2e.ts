import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '@accounting-site/content/facts/facts';
import { makePalette } from '@accounting-site/content/files/palette';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { attributeOf, elementsOf, parsePage, textOf } from '../../apps/site/integrations/finish-site/page.ts';
import { type BuiltPage, listBuiltPages } from '../../tools/build-steps/built-site.ts';
import { editedColours, editedNames } from '../support/edit-content.ts';
import { type EditedSite, withEditedSite } from '../support/edited-site.ts';
import { findFaults } from '../support/find-faults.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { kindOf, toAddress } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

// One after the other: both builds have the same bundle.
test.describe.configure({ mode: 'default' });
// axe is not part of the page, so the page's policy is lifted for it.
test.use({ bypassCSP: true });

const written = /\.(html|css|js|json|xml|txt|svg|webmanifest|ics|csv)$/;
const widths = [320, 768, 1280];
/**
 * The pages where lists, names and colours differ most from the content of the other tests, which check every
 * page.
 */
const edited = [
  '/',
  '/about',
  '/contact',
  '/login',
  '/pricing',
  '/resources',
  '/solutions',
  '/pricing/savings',
];
/** The widths at which the header changes its layout. */
const headerWidths = Array.from({ length: 29 }, (_, at) => 320 + at * 40).concat(1087, 1088, 1216, 1217);

for (const counts of ['many', 'few'] as const) {
  test(`every kind of content can be edited, with ${counts} entries in the lists`, async ({ page }) => {
    test.setTimeout(600_000);
    await withEditedSite(counts, async (site) => {
      expect(findLeftovers(site)).toEqual([]);
      await expectBrand(page, site);
      expect(await checkPages(page, site, editedNames[counts])).toEqual([]);
      await page.goto(site.url);
      await expect(page.getByRole('banner')).toContainText(editedNames[counts]);
      for (const width of headerWidths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findCrowding(page), `${width} px`).toEqual([]);
      }
    });
  });
}

/** Built files that still contain the former name or one of the former colours. */
function findLeftovers({ files }: EditedSite): string[] {
  const former = readBrand();
  const edited = Object.values(makePalette(editedColours));
  const colours = Object.values(makePalette(former.colours)).filter((colour) => !edited.includes(colour));
  const names = [former.name, former.name.replaceAll(' ', '').toLowerCase(), former.legal_name];
  return globSync('**/*', { cwd: files })
    .filter((file) => written.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(files, file), 'utf8');
      return [...colours, ...names].filter((each) => text.includes(each)).map((each) => `${file}: ${each}`);
    });
}

/** Outputs other than pages also have the colours: icons, and the form page without script. */
async function expectBrand(page: Page, { url }: EditedSite) {
  const icon = await page.request.get(`${url}/icon-192.png`);
  const [corner = ''] = [
    ...(
      await sharp(await icon.body())
        .removeAlpha()
        .raw()
        .toBuffer()
    )
      .subarray(0, 3)
      .toString('hex')
      .matchAll(/.{6}/g),
  ].map(String);
  expect(`#${corner}`).toBe(editedColours.primary);
  const manifest = await (await page.request.get(`${url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({
    theme_color: editedColours.primary,
    background_color: editedColours.paper,
  });
  const refused = await page.request.post(`${url}/api/site/demo-requests`, {
    headers: { origin: url, accept: 'text/html' },
    form: { name: '' },
  });
  const form = await refused.text();
  expect(form).toContain(`light-dark(${editedColours.primary},`);
  // The edited texts of the page.
  expect(form).toMatch(/<button>[^<]+ today<\/button>/);
}

/**
 * Requests every page, and opens the first of each kind and those whose text has the edited name.
 * @returns the problems found
 */
async function checkPages(page: Page, { url, files }: EditedSite, name: string): Promise<string[]> {
  const problems: string[] = [];
  const kinds = new Set<string>();
  const pages = listBuiltPages(files);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path, file, status, original, language, isTranslated } of pages) {
    const say = (problem: string) => problems.push(`${path}: ${problem}`);
    const kind = `${language} ${kindOf(original)}`;
    // A page that its language lacks has the frame of one page and the text of another.
    const isFirst = isTranslated && !kinds.has(kind);
    const address = url + toAddress(path);
    const opens = isFirst || (isTranslated && mainOf(file).includes(name));
    const answer = opens ? await page.goto(address) : await page.request.get(address);
    if (answer?.status() !== status) say(`answered ${answer?.status()}`);
    if (!opens) continue;
    kinds.add(kind);
    for (const width of isFirst ? widths : [320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await findOverflow(page)) say(`${width} px: ${fault}`);
    }
    if (edited.includes(path)) for (const fault of await findFaults(page, [360])) say(fault);
  }
  return [...problems, ...findDeadLinks(pages)];
}

const mainOf = (file: string) => /<main.*<\/main>/s.exec(readFileSync(file, 'utf8'))?.[0] ?? '';

/** Links to pages and anchors that do not exist. The build would fail if another file were missing. */
function findDeadLinks(pages: readonly BuiltPage[]): string[] {
  const site = 'http://site.invalid';
  const read = pages.map(({ path, file }) => {
    const html = parsePage(path, readFileSync(file, 'utf8'));
    return {
      path,
      address: new URL(toAddress(path), site),
      links: elementsOf(html, 'a'),
      ids: new Set(elementsOf(html, '*').map((element) => attributeOf(element, 'id'))),
    };
  });
  const idsOf = new Map(read.map(({ address, ids }) => [address.pathname, ids]));
  return read.flatMap(({ path, address, links }) =>
    links
      .filter((link) => {
        const target = new URL(attributeOf(link, 'href'), address);
        if (target.origin !== site) return false;
        const ids = idsOf.get(target.pathname);
        if (ids === undefined) return !/\.\w+$|^\/api\//.test(target.pathname);
        return target.hash !== '' && !ids.has(decodeURIComponent(target.hash.slice(1)));
      })
      .map((link) => `${path}: "${textOf(link)}" leads to ${attributeOf(link, 'href')}`),
  );
}

/** Parts of the header that overlap, are cut off or reach beyond the window. */
function findCrowding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-header] > div');
    const boxes = [...(bar?.querySelectorAll('a, button, summary') ?? [])]
      .filter((part) => part.checkVisibility() && !part.closest('details > div'))
      .map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const [outer, inner] = [part.getBoundingClientRect(), range.getBoundingClientRect()];
        const clips = getComputedStyle(part).overflow !== 'visible';
        return {
          name: part.getAttribute('aria-label') ?? part.textContent,
          left: outer.left,
          right: clips ? outer.right : Math.max(outer.right, inner.right),
        };
      });
    return boxes.flatMap(({ name, right }, at) => {
      const next = boxes[at + 1]?.left ?? document.documentElement.clientWidth;
      return right > next + 0.5 ? [`${name} ends at ${right}, the next part begins at ${next}`] : [];
    });
  });
}

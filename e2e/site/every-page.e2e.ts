import { findPolicyFaults } from '../../apps/server/src/testing/app/policy-findings.ts';
import { type CrawledPage, crawl } from '../support/crawl.ts';
import { toAddress } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

// One crawl for all of these tests.
test.describe.configure({ mode: 'default' });

let pages: CrawledPage[] = [];

test.beforeAll(async ({ browser, server }) => {
  test.setTimeout(600_000);
  const page = await browser.newPage({ baseURL: server.url });
  pages = await crawl(page);
  await page.close();
});

/** The paths of the pages that fail a check, so that one failure lists all of them. */
const pathsWhere = (isWrong: (page: CrawledPage) => boolean) => pages.filter(isWrong).map(({ path }) => path);

test('every page responds, and only the not-found page with 404', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pathsWhere(({ status, expectedStatus }) => status !== expectedStatus)).toEqual([]);
});

test('no page has an error in its console, a failed request or a violation of its policy', () => {
  expect(pages.flatMap(({ path, problems }) => problems.map((problem) => `${path}: ${problem}`))).toEqual([]);
});

test('every page is sent with a policy that allows no inline code by default and enforces Trusted Types', () => {
  const isWeak = ({ policy }: CrawledPage) =>
    !policy.includes("require-trusted-types-for 'script'") || /unsafe-(inline|eval)/.test(policy);
  expect(pathsWhere(isWeak)).toEqual([]);
});

test('the CSP evaluator finds no fault in the policy of any page', () => {
  const policies = new Set(pages.map(({ policy }) => policy));
  expect(policies.size).toBeGreaterThan(10);
  expect([...policies].flatMap(findPolicyFaults)).toEqual([]);
});

test('every page has a unique title', () => {
  expect(pathsWhere(({ title }) => title.trim() === '')).toEqual([]);
  const pathsByTitle = Map.groupBy(pages, ({ title }) => title);
  const shared = [...pathsByTitle.values()].filter((group) => group.length > 1);
  expect(shared.map((group) => group.map(({ path }) => path))).toEqual([]);
});

test('every page has one main heading and a language', () => {
  expect(pathsWhere(({ headings }) => headings.length !== 1 || headings[0] === '')).toEqual([]);
  expect(pathsWhere(({ language }) => !language.startsWith('en'))).toEqual([]);
});

test('every page has a description of 70 to 185 characters', () => {
  const isTooShortOrLong = ({ description }: CrawledPage) =>
    description.length < 70 || description.length > 185;
  expect(pathsWhere(isTooShortOrLong)).toEqual([]);
});

test('every indexed page has its own URL as the canonical one', () => {
  const sameAs = new Map([['/features', '/']]);
  const wrong = pathsWhere(({ path, canonical, isIndexed }) => {
    if (!isIndexed) return canonical !== undefined;
    if (canonical === undefined) return true;
    return new URL(canonical).pathname !== toAddress(sameAs.get(path) ?? path);
  });
  expect(wrong).toEqual([]);
});

test('every internal link opens a page, and its anchor exists on that page', async ({ server }) => {
  const pagesByAddress = new Map(pages.map((page) => [toAddress(page.path), page]));
  const links = pages.flatMap(({ path, links }) => links.map((link) => ({ ...link, from: path })));
  const inside = links.filter(({ address }) => address === '' || address.startsWith(`${server.url}/`));
  const dead: string[] = [];
  for (const [address, [first, ...others]] of Map.groupBy(inside, (link) => link.address)) {
    const { pathname, hash } = new URL(address, server.url);
    const destination = pagesByAddress.has(pathname) ? pathname : await follow(address);
    const id = decodeURIComponent(hash.slice(1));
    const isThere =
      destination !== undefined && (id === '' || pagesByAddress.get(destination)?.ids.includes(id));
    if (isThere && first?.written !== '#') continue;
    dead.push(`${first?.written} ("${first?.text}" on ${first?.from} and ${others.length} more)`);
  }
  expect(dead).toEqual([]);
});

test('every external link is an https URL, a phone number or an email address', ({ server }) => {
  const isRight = (address: string) =>
    /^(https:\/\/[^/]+\.[^/]+|tel:\+\d{8,15}$|mailto:[^@\s]+@[^@\s?]+)/.test(address);
  const wrong = pages.flatMap(({ path, links }) =>
    links
      .filter(({ address }) => !address.startsWith(`${server.url}/`) && !isRight(address))
      .map(({ text, address }) => `${path}: "${text}" leads to ${address}`),
  );
  expect(wrong).toEqual([]);
});

test('every button does something, or says why it does not', () => {
  const dead = pages.flatMap(({ path, deadButtons }) => deadButtons.map((button) => `${path}: ${button}`));
  expect(dead).toEqual([]);
});

test('a signed-out reader downloads hardly any script, and every page is styled in one place', () => {
  // The sign-in and the pages behind it are nothing without their code, which they preload.
  const heavy = pages.filter(({ scriptBytes }) => scriptBytes >= 3000).map(({ path }) => path);
  const behindSignIn = ['/account', '/staff', '/staff/content', '/staff/leads', '/staff/members'];
  expect(heavy.sort()).toEqual([...behindSignIn, '/login'].sort());
  expect(pathsWhere(({ styleSheets }) => styleSheets !== 1)).toEqual([]);
});

/** The path that a URL opens, after at most one permanent redirect; undefined if there is no page. */
async function follow(address: string): Promise<string | undefined> {
  if (address === '') return undefined;
  const first = await fetch(address, { redirect: 'manual' });
  if (first.status === 200) return new URL(address).pathname;
  const location = first.headers.get('location');
  if (first.status !== 308 || location === null) return undefined;
  const second = await fetch(new URL(location, address), { redirect: 'manual' });
  return second.status === 200 ? new URL(location, address).pathname : undefined;
}

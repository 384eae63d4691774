import { compressedSize } from '@accounting-site/site/finish-site/best-compression';
import { type Page, textOf } from '@accounting-site/site/finish-site/page';
import {
  filesBeside,
  filesForOffline,
  picturesOf,
  weighFiles,
} from '@accounting-site/site/finish-site/page-files';
import type { ReadAsset } from '@accounting-site/site/finish-site/page-modules';
import { figureOf, figureSlack, toKilobytes } from '@accounting-site/site/finish-site/state-weights';

/**
 * The home page with everything that a first visit shows and runs. Files stored for offline use have their
 * own limit.
 */
const homeLimit = 45_000;
/** What any page adds for a visitor who has loaded the home page before. */
const secondPageLimit = 15_000;
/** Loaded when the browser is idle. */
const idleLimit = 3500;
/** The sign-in, in any language, and the pages behind it always need React, so they preload it. */
export const pagesWithReact = /^(?:\/[a-z]{2,3})?\/(?:login|account|staff(?:\/[a-z]+)?)$/;

/** The sizes of visits as text for the log, and each exceeded budget. */
interface VisitReport {
  lines: string[];
  problems: string[];
}

/**
 * Checks visits against their budgets: the home page first, then any page; and the size that each page
 * states.
 * @param pages by their paths
 * @param allowance the factor for the limits of pages
 */
export async function checkVisits(
  pages: readonly Page[],
  readAsset: ReadAsset,
  allowance = 1,
): Promise<VisitReport> {
  const [homeMost, secondMost] = [homeLimit * allowance, secondPageLimit * allowance].map(Math.round) as [
    number,
    number,
  ];
  const home = pages.find(({ name }) => name === '/');
  if (home === undefined) throw new Error('There is no home page to weigh.');
  const brought = filesBeside(home, readAsset);
  const idle = await weighFiles(
    home,
    brought.filter((address) => address.startsWith('/_astro/idle-')),
    readAsset,
  );
  const complete = (await compressedSize(home.html)) + (await weighFiles(home, brought, readAsset));
  const others = pages.filter(({ name }) => name !== '/' && !pagesWithReact.test(name));
  const seconds = await Promise.all(
    others.map(async (page) => ({ path: page.name, bytes: await weighSecond(page, brought, readAsset) })),
  );
  seconds.sort((one, other) => other.bytes - one.bytes);
  const wrong = await Promise.all(pages.map((page) => wrongFigures(page, readAsset)));
  const [largest = { path: '', bytes: 0 }] = seconds;
  return {
    lines: [
      `The home page complete: ${count(complete)} bytes, at most ${count(homeMost)}.`,
      `The largest second page, ${largest.path}: ${count(largest.bytes)} bytes more, at most ${count(secondMost)}.`,
      `What is loaded at idle: ${count(idle)} bytes, at most ${count(idleLimit)}.`,
    ],
    problems: [
      ...tooMuch('The home page complete', complete, homeMost),
      ...seconds.flatMap(({ path, bytes }) => tooMuch(`${path} as a second page`, bytes, secondMost)),
      ...(idle === 0
        ? [
            'The idle script was not found: its name is not that of apps/site/integrations/finish-site/page-files.ts',
          ]
        : []),
      ...tooMuch('What is loaded at idle', idle, idleLimit),
      ...wrong.flat(),
    ],
  };
}

const count = (bytes: number) => bytes.toLocaleString('en');

const tooMuch = (name: string, bytes: number, limit: number) =>
  bytes > limit ? [`${name}: ${count(bytes - limit)} bytes too many`] : [];

async function weighSecond(page: Page, brought: readonly string[], readAsset: ReadAsset): Promise<number> {
  const files = filesBeside(page, readAsset).filter((address) => !brought.includes(address));
  return (await compressedSize(page.html)) + (await weighFiles(page, files, readAsset));
}

async function wrongFigures(page: Page, readAsset: ReadAsset): Promise<string[]> {
  const files = [...filesBeside(page, readAsset), ...filesForOffline(page.html, readAsset)];
  const pictures = await weighFiles(page, picturesOf(page), readAsset);
  const real = {
    page: (await compressedSize(page.html)) + pictures,
    once: await weighFiles(page, files, readAsset),
  };
  return (['page', 'once'] as const).flatMap((figure) => {
    const place = figureOf(page, figure);
    const stated = place && textOf(place);
    // A stated size may be a little too large, where it would alternate between two kilobytes, but never too
    // small.
    const allowed = [toKilobytes(real[figure]), toKilobytes(real[figure] + 2 * figureSlack)];
    if (allowed.includes(Number(stated))) return [];
    return [`${page.name} says ${stated ?? 'nothing'} where ${figure} is ${count(real[figure])} bytes`];
  });
}

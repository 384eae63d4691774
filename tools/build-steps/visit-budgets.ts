import { compressedSize } from './page-weight.ts';
import { figureSlack, toKilobytes } from './state-weights.ts';
import { filesBeside, filesForOffline, type ReadAsset, weighFiles } from './visit-weight.ts';

/**
 * The home page with everything that a first visit shows and runs. Files stored for offline use have their
 * own limit.
 */
const homeLimit = 45_000;
/** What any page adds for a visitor who has loaded the home page before. */
const secondPageLimit = 15_000;
/** Loaded when the browser is idle. */
const idleLimit = 3500;
/** Sign-in is the one page that always needs React: it preloads React before the first interaction. */
const withReact = ['/login'];
interface Page {
  path: string;
  html: string;
}

/** The sizes of visits as text for the log, and each exceeded budget. */
export interface VisitReport {
  lines: string[];
  problems: string[];
}

/**
 * Checks visits against their budgets: the home page first, then any page; and the size that each page
 * states.
 * @param allowance the factor for the limits of pages
 */
export function checkVisits(pages: readonly Page[], readAsset: ReadAsset, allowance = 1): VisitReport {
  const [homeMost, secondMost] = [homeLimit * allowance, secondPageLimit * allowance].map(Math.round) as [
    number,
    number,
  ];
  const home = pages.find(({ path }) => path === '/');
  if (home === undefined) throw new Error('There is no home page to weigh.');
  const brought = filesBeside(home.html, readAsset);
  const idle = weighFiles(
    brought.filter((address) => address.startsWith('/_astro/idle-')),
    readAsset,
  );
  const complete = compressedSize(home.html) + weighFiles(brought, readAsset);
  const seconds = pages
    .filter(({ path }) => path !== '/' && !withReact.includes(path))
    .map(({ path, html }) => ({ path, bytes: weighSecond(html, brought, readAsset) }))
    .sort((one, other) => other.bytes - one.bytes);
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
        ? ['The idle script was not found: its name is not that of tools/build-steps/visit-weight.ts']
        : []),
      ...tooMuch('What is loaded at idle', idle, idleLimit),
      ...pages.flatMap((page) => wrongFigures(page, readAsset)),
    ],
  };
}

const count = (bytes: number) => bytes.toLocaleString('en');

const tooMuch = (name: string, bytes: number, limit: number) =>
  bytes > limit ? [`${name}: ${count(bytes - limit)} bytes too many`] : [];

const weighSecond = (html: string, brought: readonly string[], readAsset: ReadAsset) =>
  compressedSize(html) +
  weighFiles(
    filesBeside(html, readAsset).filter((address) => !brought.includes(address)),
    readAsset,
  );

function wrongFigures({ path, html }: Page, readAsset: ReadAsset): string[] {
  const files = [...filesBeside(html, readAsset), ...filesForOffline(html, readAsset)];
  const real = { page: compressedSize(html), once: weighFiles(files, readAsset) };
  return (['page', 'once'] as const).flatMap((name) => {
    const stated = new RegExp(`<data value="${name}">([^<]*)</data>`).exec(html)?.[1];
    // A stated size may be a little too large, where it would alternate between two kilobytes, but never too
    // small.
    const allowed = [toKilobytes(real[name]), toKilobytes(real[name] + 2 * figureSlack)];
    if (allowed.includes(Number(stated))) return [];
    return [`${path} says ${stated ?? 'nothing'} where ${name} is ${count(real[name])} bytes`];
  });
}

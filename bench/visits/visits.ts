import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestPath, siteManifest } from '@accounting-site/contract/site/site-manifest';
import { startServer } from '../../e2e/support/server-process.ts';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { findOrInstallChromium } from '../../tools/test-setup/find-chromium.ts';
import { type Bench, median, table } from '../report.ts';
import { measureVisits, type Visits } from './measure-visits.ts';
import { bytesPerSecond, openSlowLink, roundTrip } from './slow-link.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** A page that may be a day old, and one with prices. */
const paths = ['/about', '/pricing'];
/** In milliseconds, until the largest paint. */
const targets = { next: 450, again: 350 };

/** Measures what a visitor waits for on a slow link, with the worker as it was and as it is. */
export const bench: Bench = {
  title: 'Visits with the service worker',
  async run() {
    await findOrInstallChromium();
    const folder = mkdtempSync(join(tmpdir(), 'bench-visits-'));
    try {
      const sites = { before: copyWithPatientWorker(join(folder, 'site')), now: builtSite };
      const seen: Record<string, Visits[]> = {};
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, siteDir] of Object.entries(sites)) {
          for (const path of paths) {
            const visits = await visitOnce(siteDir, join(folder, `${name}-${path.slice(1)}-${round}`), path);
            seen[`${path} ${name}`] = [...(seen[`${path} ${name}`] ?? []), visits];
            console.log(name, path, JSON.stringify(visits));
          }
        }
      }
      return summarize(seen);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function visitOnce(siteDir: string, dataDir: string, path: string): Promise<Visits> {
  const server = await startServer({ DATA_DIR: dataDir, SITE_DIR: siteDir });
  const link = await openSlowLink(server.url);
  try {
    return await measureVisits(link.url, `${dataDir}-profile`, path);
  } finally {
    await link.close();
    await server.stop();
  }
}

/** The same site with a worker that lets the network have three seconds for every page. */
function copyWithPatientWorker(folder: string): string {
  cpSync(builtSite, folder, { recursive: true });
  const file = join(folder, 'service-worker.js');
  const code = readFileSync(file, 'utf8');
  const patient = code.replace(/(dayOld):0,(sameBuild):600,/, '$1:3e3,$2:3e3,');
  if (patient === code) throw new Error('The patience was not found in the service worker.');
  writeFileSync(file, patient);
  const manifest = siteManifest.parse(JSON.parse(readFileSync(manifestPath(folder), 'utf8')));
  for (const listed of manifest.files) if (listed.path === 'service-worker.js') listed.encodings = {};
  writeFileSync(manifestPath(folder), JSON.stringify(manifest));
  return folder;
}

function summarize(seen: Record<string, Visits[]>) {
  const kinds = ['first', 'next', 'pressed', 'again', 'known'] as const;
  const middle = (key: string, kind: (typeof kinds)[number]) =>
    Math.round(median((seen[key] ?? []).map((visits) => visits[kind])));
  const headings = ['', 'First visit', 'Next page', 'Next, pressed', 'Repeat visit', 'Known page'];
  const rows = paths.flatMap((path) =>
    ['before', 'now'].map((name) => [
      `${path}, ${name}`,
      ...kinds.map((kind) => middle(`${path} ${name}`, kind)),
    ]),
  );
  const misses = paths.flatMap((path) => {
    const [next, again] = [middle(`${path} now`, 'next'), middle(`${path} now`, 'again')];
    return [
      ...(next > targets.next ? [`${path} as the next page: ${next} ms, and not ${targets.next}.`] : []),
      ...(again > targets.again ? [`${path} on a repeat visit: ${again} ms, and not ${targets.again}.`] : []),
    ];
  });
  return {
    lines: [
      `Milliseconds from the navigation to the largest paint, medians of ${rounds} rounds in turns. Every byte goes over one link with round trips of ${roundTrip} ms and ${bytesPerSecond / 1000} KB/s, also those of the service worker. "Before" is the worker that gives the network three seconds for every page.`,
      '',
      'First visit: a new browser opens the page. Next page: a link to it is followed at once from home, with the dictionary stored. Next, pressed: its link is pressed for 100 ms first, so that the browser fetches it ahead. Repeat visit: the browser is started again. Known page: a link to it is followed in that window.',
      '',
      ...table(headings, rows),
    ],
    misses,
  };
}

// Waiting for thousands of small files takes longer than reading and writing them.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { contentNow } from '@accounting-site/content/dates/content-day';
import { nextContentChange, readDatedContent } from '@accounting-site/content/dates/next-change';
import { readRetention } from '@accounting-site/content/dates/retention';
import { readContact } from '@accounting-site/content/facts/facts';
import { manifestPath, type SiteFile, type SiteManifest } from '@accounting-site/contract/site/site-manifest';
import { writeSiteFile } from '@accounting-site/contract/site/write-site-file';
import { brotliAtBest, brotliWithDictionary, gzipAtBest, hashOf } from './best-compression.ts';
import { inlineSources } from './inline-sources.ts';
import { keptValue } from './kept-results.ts';
import { mapInParallel } from './map-in-parallel.ts';
import { elementsOf, parsePage } from './page.ts';
import { describeDictionary, type PageDictionary, readDictionary } from './page-dictionary.ts';

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const compressed = new Set(['.avif', '.webp', '.png', '.jpg', '.jpeg', '.woff2', '.xlsx']);
/** The minimum saving of a compressed copy. With less the file is sent uncompressed. */
const worthwhile = 0.95;

/**
 * Compresses each file of the site and lists them all in its manifest, so that the server starts fast and never
 * has to search, compress or hash files.
 * @param siteDir the folder that Astro built
 * @param appHost the APP_HOST of the build; undefined means the server that serves the site
 * @param commit the commit that was built, if known
 * @param before an earlier build, whose copies of unchanged files are linked
 * @throws if the media type of a file extension is unknown, or a page has an inline event handler
 */
export async function writeManifest(
  siteDir: string,
  appHost: string | undefined,
  commit?: string,
  before?: string,
): Promise<SiteManifest> {
  rmSync(manifestPath(siteDir), { force: true });
  const paths = listFiles(siteDir).filter((path) => path !== helpListFile);
  const dictionary = readDictionary(siteDir);
  const files = await mapInParallel(paths, (path) => finishFile({ siteDir, before, dictionary }, path));
  if (writeHelpList(siteDir, files))
    files.push(await finishFile({ siteDir, before, dictionary }, helpListFile));
  const manifest: SiteManifest = {
    siteUrl: process.env.SITE_URL ? new URL(process.env.SITE_URL).origin : null,
    appHost: appHost === undefined ? null : new URL(appHost).origin,
    retention: readRetention(process.env).retention,
    ...(commit !== undefined && { commit }),
    nextChange: new Date(nextContentChange(readDatedContent(), contentNow())).toISOString(),
    frameOrigins: [new URL(readContact().map.embed_url).origin],
    ...(dictionary !== undefined && { dictionary: describeDictionary(dictionary) }),
    files,
  };
  writeFileSync(manifestPath(siteDir), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

function listFiles(siteDir: string): string[] {
  const entries = readdirSync(siteDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return paths.filter((path) => !/\.(?:br|gz|dcb)$/.test(path)).sort();
}

interface Site {
  siteDir: string;
  /** An earlier build. */
  before: string | undefined;
  /** For pages. */
  dictionary: PageDictionary | undefined;
}

async function finishFile(site: Site, path: string): Promise<SiteFile> {
  const ending = extname(path).toLowerCase();
  const type = path === 'speculation-rules.json' ? 'application/speculationrules+json' : mediaTypes[ending];
  if (type === undefined)
    throw new Error(
      `${path}: add the media type of ${ending} to apps/site/integrations/finish-site/write-manifest.ts`,
    );
  const body = readFileSync(join(site.siteDir, path));
  const hash = hashOf(body);
  const isPage = ending === '.html';
  return {
    path,
    type,
    hash,
    size: body.length,
    encodings: compressed.has(ending) ? {} : await compress(site, path, body, isPage),
    ...(isPage && (await keptValue(['described', path, hash], () => describePage(path, body)))),
  };
}

function describePage(path: string, body: Buffer): Pick<SiteFile, 'inline' | 'fetchesAhead'> {
  const page = parsePage(path, body.toString('utf8'));
  const fetchesAhead = elementsOf(page, 'astro-island').some(({ attribs }) => 'data-modules' in attribs);
  return { inline: inlineSources(page), ...(fetchesAhead && { fetchesAhead }) };
}

async function compress(
  { siteDir, before, dictionary }: Site,
  path: string,
  body: Buffer,
  isPage: boolean,
): Promise<SiteFile['encodings']> {
  const [br, gz, dcb] = await Promise.all([
    brotliAtBest(body),
    gzipAtBest(body),
    isPage && dictionary ? brotliWithDictionary(body, dictionary) : undefined,
  ]);
  const keep = (ending: string, copy: Buffer, most = body.length) => {
    const useful = copy.length < most * worthwhile;
    if (useful) writeSiteFile(join(siteDir, path + ending), copy, before && join(before, path + ending));
    else rmSync(join(siteDir, path + ending), { force: true });
    return useful;
  };
  return {
    ...(keep('.br', br) && { br: br.length }),
    ...(keep('.gz', gz) && { gzip: gz.length }),
    ...(dcb !== undefined && keep('.dcb', dcb, br.length) && { dcb: dcb.length }),
  };
}

/** The path of the list in the built site. */
const helpListFile = 'offline-help.json';

/**
 * Writes the download size of each help article for offline use, in compressed bytes. The files that all
 * articles share are already cached on the device of anyone who sees the offer.
 * @param files the finished files of the site
 * @returns whether there are any articles
 */
function writeHelpList(siteDir: string, files: readonly SiteFile[]): boolean {
  const articles = files.filter(({ path }) => /^help\/article\/[^/]+\.html$/.test(path));
  const list = articles.map(({ path, size, encodings }) => ({
    path: `/${path.replace(/\.html$/, '')}`,
    bytes: encodings.br ?? size,
  }));
  if (list.length > 0) writeFileSync(join(siteDir, helpListFile), JSON.stringify(list));
  return list.length > 0;
}

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readRetention } from '@accounting-site/content/dates/retention';
import {
  manifestPath,
  type SiteDictionary,
  type SiteFile,
  type SiteManifest,
} from '@accounting-site/contract/site/site-manifest';
import { onTestFinished } from 'vitest';

/**
 * A placeholder for the hash of a page's inline script. The build is responsible for finding the real one.
 */
export const scriptHash = "'sha256-c2NyaXB0'";
export const styleHash = "'sha256-c3R5bGU='";

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/speculationrules+json',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Writes a site as the build would, with its manifest, into a folder that is deleted when the test ends.
 * Returns the folder.
 * @param files contents by path; `.png` files are not compressed. If `offline.html` is among them, pages have
 * copies with that dictionary
 */
export function buildTestSite(files: Record<string, string>, appHost: string | null = null): string {
  const parent = mkdtempSync(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const siteDir = join(parent, 'dist');
  const source = files['offline.html'];
  const dictionary = source === undefined ? undefined : Buffer.from(source);
  const manifest: SiteManifest = {
    appHost,
    retention: readRetention({}).retention,
    frameOrigins: ['https://maps.example'],
    ...(dictionary !== undefined && { dictionary: describeDictionary(dictionary) }),
    files: Object.entries(files).map(([path, content]) =>
      writeFile(siteDir, path, Buffer.from(content), dictionary),
    ),
  };
  mkdirSync(siteDir, { recursive: true });
  writeFileSync(manifestPath(siteDir), JSON.stringify(manifest));
  return siteDir;
}

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest();

/** The dictionary as the manifest names it. */
export const describeDictionary = (body: Buffer): SiteDictionary => ({
  path: 'offline.html',
  address: `/offline?dictionary=${sha256(body).toString('base64url').slice(0, 22)}`,
  hash: sha256(body).toString('base64'),
});

/** A page as browsers with the dictionary get it (RFC 9842 §4). */
function encodeWithDictionary(body: Buffer, dictionary: Buffer): Buffer {
  const options = { dictionary, params: {} };
  return Buffer.concat([
    Buffer.from('ff444342', 'hex'),
    sha256(dictionary),
    brotliCompressSync(body, options),
  ]);
}

function writeFile(siteDir: string, path: string, body: Buffer, dictionary: Buffer | undefined): SiteFile {
  const file = join(siteDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  const ending = extname(path);
  const [br, gzip] = [brotliCompressSync(body), gzipSync(body)];
  const isCompressed = ending !== '.png';
  if (isCompressed) writeFileSync(`${file}.br`, br);
  if (isCompressed) writeFileSync(`${file}.gz`, gzip);
  const dcb = ending === '.html' && dictionary ? encodeWithDictionary(body, dictionary) : undefined;
  if (dcb !== undefined) writeFileSync(`${file}.dcb`, dcb);
  return {
    path,
    type: types[ending] ?? '',
    hash: sha256(body).toString('base64url').slice(0, 22),
    size: body.length,
    encodings: {
      ...(isCompressed && { br: br.length, gzip: gzip.length }),
      ...(dcb !== undefined && { dcb: dcb.length }),
    },
    ...(ending === '.html' && {
      inline: { scripts: [scriptHash], styles: [styleHash], styleAttributes: [] },
    }),
    ...(body.includes('data-modules') && { fetchesAhead: true }),
  };
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDictionary } from '@accounting-site/contract/site/site-manifest';

/**
 * The page that is the dictionary of all others. The service worker stores it in every browser, so it costs
 * no visitor an additional byte, and it has the frame and the styles that all pages share.
 */
const dictionaryFile = 'offline.html';

/** The dictionary with its content. */
export interface PageDictionary extends SiteDictionary {
  readonly body: Buffer;
}

/** The address under which browsers store the dictionary. @param version changes with its content */
export const dictionaryAddress = (version: string) =>
  `/${dictionaryFile.replace(/\.html$/, '')}?dictionary=${version}`;

/** The dictionary of a finished site. Undefined for a site without that page. */
export function readDictionary(siteDir: string): PageDictionary | undefined {
  const file = join(siteDir, dictionaryFile);
  if (!existsSync(file)) return undefined;
  const body = readFileSync(file);
  const digest = createHash('sha256').update(body).digest();
  const address = dictionaryAddress(digest.toString('base64url').slice(0, 22));
  return { path: dictionaryFile, address, hash: digest.toString('base64'), body };
}

/** What the manifest says of it. */
export const describeDictionary = ({ path, address, hash }: PageDictionary): SiteDictionary => ({
  path,
  address,
  hash,
});

/** What precedes the Brotli stream: a fixed number, and the hash of the dictionary (RFC 9842 §4). */
export const dictionaryHeader = ({ hash }: SiteDictionary) =>
  Buffer.concat([Buffer.from('ff444342', 'hex'), Buffer.from(hash, 'base64')]);

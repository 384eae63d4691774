import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { brotliAtBest, hashOf, reuseCopies } from './best-compression.ts';
import { writeManifest } from './write-manifest.ts';

const textOf = (word: string) => Buffer.from(`${word} is sold. `.repeat(200));
/** A copy that no build would write, so that it can be told from a new one. */
const quick = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

test.each([
  ['is used again', 'Rice', quick(textOf('Rice')), quick(textOf('Rice'))],
  ['of another text is not used', 'Cloth', quick(textOf('Soap')), undefined],
  ['that is incomplete is not used', 'Shoes', quick(textOf('Shoes')).subarray(0, 20), undefined],
])('a compressed copy of an earlier build %s', async (_name, word, copy, expected) => {
  const site = mkdtempSync(join(tmpdir(), 'best-compression-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  writeFileSync(join(site, 'a.txt'), textOf(`${word} before`));
  await writeManifest(site, undefined);
  // As if the earlier build had been of this text: its hash is in the manifest.
  const manifest = JSON.parse(readFileSync(join(site, 'site-manifest.json'), 'utf8'));
  manifest.files[0].hash = hashOf(textOf(word));
  writeFileSync(join(site, 'site-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(site, 'a.txt.br'), copy);
  reuseCopies(site);
  const compressed = await brotliAtBest(textOf(word));
  expect(brotliDecompressSync(compressed)).toEqual(textOf(word));
  if (expected) expect(compressed).toEqual(expected);
  else expect(compressed).not.toEqual(copy);
});

// The bundle of the pages, which takes long to make and does not depend on texts: what visitors are served in
// `files`, the pages to render in `pages`, pictures drawn for them in `pictures`, and what builds compute from
// rendered pages in `results`. Each bundle is a folder of apps/site/dist-bundles, named after everything it was
// made from.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { readBrand } from '@accounting-site/content/facts/facts';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { lettersOfContent } from '../../apps/site/integrations/display-font-letters.ts';
import { root, run } from '../run-command.ts';
import { hashBundledCode } from './hash-code.ts';

const bundles = resolve(root, 'apps/site', process.env.SITE_BUNDLES ?? 'dist-bundles');
const kept = 3;
const hour = 3_600_000;

/** Without these, bundling takes 800 MB instead of 500, and as much processor time. */
const modestMemory = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=192 --max-semi-space-size=4`,
  // The bundler is written in Rust: each thread keeps memory of its own.
  RAYON_NUM_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  MALLOC_ARENA_MAX: '1',
  MIMALLOC_PURGE_DELAY: '0',
};

/**
 * Bundles the pages, unless there is a bundle of the same code, settings, brand colours and characters of the
 * display face.
 * @param options for astro build
 * @returns the bundle's folder; if bundling fails, this process ends
 */
export async function bundlePages(options: readonly string[] = []): Promise<string> {
  const bundle = join(bundles, bundleKey());
  if (existsSync(bundle)) {
    utimesSync(bundle, new Date(), new Date());
    return bundle;
  }
  mkdirSync(bundles, { recursive: true });
  removeOldBundles();
  const draft = mkdtempSync(`${bundle}-`);
  const code = await run('astro', ['build', '--root', 'apps/site', ...options], {
    environment: {
      ...modestMemory,
      CONTENT_DIR: contentFolder(),
      NODE_ENV: undefined,
      SITE_OUT_DIR: join(draft, 'files'),
    },
  });
  if (code === 0) {
    chmodSync(draft, 0o755);
    moveUnlessThere(draft, bundle);
  }
  rmSync(draft, { recursive: true, force: true });
  if (code !== 0) process.exit(code);
  return bundle;
}

function bundleKey(): string {
  const hash = createHash('sha256').update(hashBundledCode());
  hash.update(JSON.stringify(readBrand().colours)).update(lettersOfContent(contentFolder()));
  return hash.digest('hex').slice(0, 16);
}

/** Another process may have made the same bundle meanwhile. */
function moveUnlessThere(draft: string, bundle: string) {
  try {
    renameSync(draft, bundle);
  } catch (error) {
    if (!existsSync(bundle)) throw error;
  }
}

/** Keeps the bundles that were used last, and those that a running build may be using or making. */
function removeOldBundles() {
  const all = readdirSync(bundles)
    .map((name) => ({ path: join(bundles, name), used: statSync(join(bundles, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  for (const { path, used } of all.slice(kept)) {
    if (used < Date.now() - hour) rmSync(path, { recursive: true, force: true });
  }
}

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrand, readContact } from '@accounting-site/content/facts';
import type { AstroIntegration } from 'astro';
import { buildServiceWorkers } from './build-service-workers.ts';
import { addChatCodes } from './chat-codes.ts';
import { namesOf } from './drop-unused-layout.ts';
import { gatherScripts, referToGathered } from './gather-scripts.ts';
import { gatherStyles } from './gather-styles.ts';
import { nameModules } from './name-modules.ts';
import { parsePage } from './page.ts';
import type { ReadAsset } from './page-modules.ts';
import { sourceCommit } from './source-commit.ts';
import { stateWeights } from './state-weights.ts';
import { writeManifest } from './write-manifest.ts';

/**
 * Makes what Astro built ready to be served: one shared script and one style for each page, the service worker,
 * each page's size in its footer, compressed files and their manifest.
 */
export function finishSite(): AstroIntegration {
  return {
    name: 'finish-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: folder }).sort();
        const readAsset = (address: string) => {
          const file = new URL(`.${address}`, dir);
          return existsSync(file) ? readFileSync(file) : undefined;
        };
        await rewritePages(folder, pages, readAsset);
        await buildServiceWorkers(
          folder,
          pages.map((name) => readFileSync(join(folder, name), 'utf8')),
        );
        await stateWeights(folder, pages, readAsset);
        await writeManifest(folder, process.env.APP_HOST || undefined, sourceCommit());
      },
    },
  };
}

async function rewritePages(folder: string, names: string[], readAsset: ReadAsset) {
  // One page at a time: a parsed page takes several times the memory of its text.
  function* parsed() {
    for (const name of names) yield parsePage(name, readFileSync(join(folder, name), 'utf8'));
  }
  const { name: brand } = readBrand();
  const { whatsapp } = readContact();
  const script = await gatherScripts(parsed(), readAsset);
  writeFileSync(join(folder, script.path), script.code);
  for (const page of parsed()) {
    addChatCodes(page, brand, whatsapp);
    nameModules(page, readAsset);
    referToGathered(page, script);
    gatherStyles(page, namesOf(page, readAsset));
    writeFileSync(join(folder, page.name), page.edit.toString());
  }
}

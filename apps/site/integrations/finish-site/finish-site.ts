import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand, readContact } from '@accounting-site/content/facts/facts';
import { firstLanguage, inLanguage } from '@accounting-site/content/languages/current-language';
import { publishedLanguages } from '@accounting-site/content/languages/languages';
import { readIslandWords } from '../island-words.ts';
import { hashOf, reuseCopies } from './best-compression.ts';
import { addChatCodes } from './chat-codes.ts';
import { namesOf } from './drop-unused-classes.ts';
import { fillIslandWords } from './fill-island-words.ts';
import { addressOfflinePage, finishServiceWorkers } from './finish-service-workers.ts';
import { gatherScripts, referToGathered, type ScriptsOfPage, scriptsInPage } from './gather-scripts.ts';
import { gatherStyles } from './gather-styles.ts';
import { kept, keptValue } from './kept-results.ts';
import { nameModules } from './name-modules.ts';
import { parsePage } from './page.ts';
import type { ReadAsset } from './page-modules.ts';
import { stateWeights } from './state-weights.ts';
import { dropIslandIds, dropSeparators, keepIslandsUntranslated } from './tidy-markup.ts';
import { writeManifest } from './write-manifest.ts';

/**
 * Makes a rendered site ready to be served: the texts of its scripts, one shared script and one style for each
 * page, the service worker, each page's size in its footer, compressed files and their manifest.
 * @param folder what was bundled for visitors and all rendered files
 * @param before an earlier build, whose compressed copies of unchanged files are used
 */
export async function finishSite(folder: string, before?: string): Promise<void> {
  if (before !== undefined) reuseCopies(before);
  const pages = globSync('**/*.html', { cwd: folder }).sort();
  const scripts = new Map<string, Buffer>();
  const readAsset = (address: string) => {
    const file = join(folder, address);
    const body = scripts.get(file) ?? (existsSync(file) ? readFileSync(file) : undefined);
    // Only these have their final content from the beginning.
    if (body !== undefined && address.startsWith('/_astro/')) scripts.set(file, body);
    return body;
  };
  fillIslandWords(
    folder,
    publishedLanguages().map(({ id }) => ({
      words: inLanguage(id, readIslandWords),
      pages: pages.filter((name) => languageOf(folder, name) === id),
    })),
  );
  await rewritePages(folder, pages, readAsset);
  finishServiceWorkers(folder, pages);
  await stateWeights(folder, pages, readAsset);
  addressOfflinePage(folder);
  await writeManifest(folder, process.env.APP_HOST || undefined, sourceCommit(), before);
}

/** The language of a page's content, which is the first one where the page is not translated. */
function languageOf(folder: string, name: string): string {
  const [id = ''] = name.split(/[/.]/, 1);
  const isOther = id !== firstLanguage && publishedLanguages().some((language) => language.id === id);
  const isTranslated =
    isOther && !readFileSync(join(folder, name), 'utf8').includes('<main id="content" lang=');
  return isTranslated ? id : firstLanguage;
}

async function rewritePages(folder: string, names: string[], readAsset: ReadAsset) {
  const { name: brand } = readBrand();
  const { whatsapp } = readContact();
  // One page at a time: a parsed page takes several times the memory of its text.
  const scripts: ScriptsOfPage[] = [];
  for (const name of names) {
    const html = readFileSync(join(folder, name), 'utf8');
    const hash = hashOf(Buffer.from(html));
    scripts.push(await keptValue(['scripts', name, hash], () => scriptsInPage(parsePage(name, html))));
  }
  const script = await gatherScripts(scripts, readAsset);
  writeFileSync(join(folder, script.path), script.code);
  // Of the scripts, the names in a page are enough: they contain hashes of the code and of what it imports.
  const rest = [script.path, [...script.modules], brand, whatsapp];
  for (const name of names) {
    const html = readFileSync(join(folder, name), 'utf8');
    const rewritten = await kept(['page', name, hashOf(Buffer.from(html)), ...rest], async () => {
      const page = parsePage(name, html);
      dropSeparators(page);
      dropIslandIds(page);
      addChatCodes(page, brand, whatsapp);
      nameModules(page, readAsset);
      keepIslandsUntranslated(page);
      referToGathered(page, script);
      gatherStyles(page, await namesOf(page, readAsset));
      return Buffer.from(page.edit.toString());
    });
    writeFileSync(join(folder, name), rewritten);
  }
}

/**
 * The commit that is built: SOURCE_COMMIT, or Git's HEAD. Undefined if neither is known, as in a container.
 */
function sourceCommit(): string | undefined {
  const commit = process.env.SOURCE_COMMIT || askGit();
  return commit !== undefined && /^[0-9a-f]{7,40}$/.test(commit) ? commit.slice(0, 12) : undefined;
}

function askGit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fillTextFacts } from '@accounting-site/content/facts/placeholders';
import { contentFolder } from '@accounting-site/content/reading/read-yaml';
import { type BuiltPage, listFirstPages } from '../build-steps/built-site.ts';
import { type ContentSentence, readSentences } from '../check-content/content-sentences.ts';
import { filesMatching } from '../repository/files.ts';

/** A sentence that people read. */
export interface ShownSentence {
  /** The path of a page, or a file and a line. */
  where: string;
  sentence: string;
}

/**
 * Every sentence of the built site in its first language, each once, if it is newer than content/. Otherwise the sentences of
 * content/, so that the check needs no build: without the rows of tables and the texts that code puts together.
 */
export async function readShownSentences(site: string): Promise<ShownSentence[]> {
  const pages = newerPages(site);
  if (pages.length === 0) return readSentences().map(asShown);
  const sentencesOf = await htmlReader();
  const byText = new Map<string, string>();
  for (const { path, file } of pages)
    for (const sentence of sentencesOf(readFileSync(file, 'utf8')))
      if (!byText.has(sentence)) byText.set(sentence, path);
  return [...byText].map(([sentence, where]) => ({ sentence, where }));
}

function newerPages(site: string): BuiltPage[] {
  const built = statSync(join(site, 'index.html'), { throwIfNoEntry: false });
  const edited = globSync('**/*.{yaml,md}', { cwd: contentFolder() }).map(
    (name) => statSync(join(contentFolder(), name)).mtimeMs,
  );
  return built && built.mtimeMs > Math.max(...edited) ? listFirstPages(site) : [];
}

/** The parts of the packages that are used here. They are installed on first use, so their types may be missing. */
interface Packages {
  fromHtml(html: string): unknown;
  toNlcst(tree: unknown, file: unknown, parser: unknown): unknown;
  toString: (node: unknown) => string;
  visit(tree: unknown, type: string, visitor: (node: unknown) => void): void;
  VFile: new (text: string) => unknown;
  ParseEnglish: new () => unknown;
}

/** Returns the sentences of a page as visitors see them: paragraphs, headings, cells, buttons. */
async function htmlReader(): Promise<(html: string) => string[]> {
  const { fromHtml }: Packages = await import('hast-util-from-html' as string);
  const { toNlcst }: Packages = await import('hast-util-to-nlcst' as string);
  const { toString: textOf }: Packages = await import('nlcst-to-string' as string);
  const { visit }: Packages = await import('unist-util-visit' as string);
  const { VFile }: Packages = await import('vfile' as string);
  const { ParseEnglish }: Packages = await import('parse-english' as string);
  return (html) => {
    const found: string[] = [];
    const shown = html.replace(/<select.*?<\/select>/gs, '');
    const tree = toNlcst(fromHtml(shown), new VFile(shown), new ParseEnglish());
    visit(tree, 'SentenceNode', (node) => {
      // The parser takes the full stop after a number or a bracket for a part of it.
      found.push(
        ...textOf(node)
          .trim()
          .split(/\s+/)
          .join(' ')
          .split(/(?<=[\d)]\.) (?=[A-Z])/),
      );
    });
    return found;
  };
}

/** A sentence of a content file without its field and its marks. Rows of tables and short maps are not sentences. */
function asShown({ file, line, sentence: written }: ContentSentence): ShownSentence {
  const sentence = /^\||^- \{/.test(written)
    ? ''
    : fillTextFacts(file, written)
        .value.replace(/^(?:(?:[-*>]|\d+\.) )?(?:[\w-]+: )?/, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[*`]|^['"]|['"]$/g, '')
        .trim();
  return { where: `content/${file}:${line}`, sentence };
}

/** Messages are written in these files of code. */
const messageFiles =
  /^(?:packages\/contract\/src\/(?:endpoints\/error|fields\/validation)-messages|apps\/server\/src\/(?:http\/problems|limits\/limit-refusals)|apps\/manage\/src\/(?!.*\/testing\/).*)\.ts$/;

/** The sentences that the server and the command line say: texts in quotes that begin like a sentence. */
export const readCodeSentences = (): ShownSentence[] =>
  filesMatching(messageFiles)
    .filter(({ file }) => !file.endsWith('.test.ts'))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          [...line.matchAll(/(['"`])([A-Z](?:(?!\1).)* (?:(?!\1).)*)\1/g)].flatMap(([, , said = '']) =>
            said.split(/(?<=[.!?]) (?=[A-Z])/).map((sentence) => ({ where: `${file}:${at + 1}`, sentence })),
          ),
        ),
    );

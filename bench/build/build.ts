import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../../tools/copy-repository.ts';
import { measureProcesses } from '../rebuild/measure-processes.ts';
import { type Bench, table } from '../report.ts';
import { writeArticle } from './write-article.ts';

type Measured = Awaited<ReturnType<typeof measureProcesses>>;
/** A build with empty caches, and the next one after a changed word. */
type Builds = Record<'first' | 'next', Measured>;

const counts = [0, 100, 2000];
const kinds = { first: 'empty caches', next: 'a changed word' } as const;
const allowed = { first: 20, next: 8, ofMany: 70, milliseconds: 25, megabytes: 512 };
/**
 * The highest ratio between the thousandth and the hundredth article's build time that is still called linear
 * growth.
 */
const linear = 1.25;

/** Measures how long builds take: of the site as it is, and with more and more articles. */
export const bench: Bench = {
  title: 'Build',
  async run() {
    const rows: (string | number)[][] = [];
    const misses: string[] = [];
    const all = new Map<number, Builds>();
    for (const articles of counts) all.set(articles, await buildWith(articles));
    const bare = builds(all, 0);
    const perArticle = (articles: number, kind: keyof Builds) =>
      ((builds(all, articles)[kind].seconds - bare[kind].seconds) / articles) * 1000;
    for (const [articles, both] of all) {
      const site = articles === 0 ? 'The site' : `The site and ${articles.toLocaleString('en')} articles`;
      for (const kind of ['first', 'next'] as const) {
        const { seconds, processor, largest } = both[kind];
        const milliseconds = articles === 0 ? '' : perArticle(articles, kind).toFixed(1);
        const name = `${site}, ${kinds[kind]}`;
        rows.push([name, seconds.toFixed(1), milliseconds, processor.toFixed(1), largest.toFixed(0)]);
        const most = articles === 0 ? allowed[kind] : articles === 2000 ? allowed.ofMany : Infinity;
        if (seconds > most) misses.push(`${name}: ${seconds.toFixed(1)} s instead of ${most}.`);
        if (Number(milliseconds) > allowed.milliseconds) {
          misses.push(`${name}: ${milliseconds} ms an article instead of ${allowed.milliseconds}.`);
        }
        if (largest > allowed.megabytes) misses.push(`${name}: ${largest.toFixed(0)} MB.`);
      }
    }
    if (perArticle(2000, 'first') > perArticle(100, 'first') * linear) {
      misses.push('An article takes longer to build the more there are.');
    }
    const headings = ['What is built', 'Seconds', 'ms an article', 'Processor time, s', 'MB of a process'];
    return { lines: table(headings, rows), misses };
  },
};

function builds(all: ReadonlyMap<number, Builds>, articles: number): Builds {
  const both = all.get(articles);
  if (both === undefined) throw new Error(`${articles} articles were not built.`);
  return both;
}

/** Builds a copy of the repository with more articles, then changes a word of the home page and builds again. */
async function buildWith(articles: number): Promise<Builds> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    copyRepository(folder);
    for (let number = 1; number <= articles; number += 1) {
      writeFileSync(join(folder, `content/en/resources/bench-${number}.md`), writeArticle(number, articles));
    }
    const variables = { SITE_OUT_DIR: undefined, SITE_CACHE_DIR: join(folder, 'cache') };
    const build = () => measureProcesses(folder, ['tools/build.ts', '--silent'], variables);
    const first = await build();
    const home = join(folder, 'content/en/pages/home.yaml');
    writeFileSync(home, readFileSync(home, 'utf8').replace('MoMo', 'MTN MoMo'));
    return { first, next: await build() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

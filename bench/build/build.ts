import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../../tools/copy-repository.ts';
import { run } from '../../tools/run-command.ts';
import { type Bench, table } from '../report.ts';
import { writeArticle } from './write-article.ts';

const counts = [0, 100, 500, 2000];
const secondsAllowed = 20;
/**
 * The highest ratio between the thousandth and the hundredth article's build time that is still called linear
 * growth.
 */
const linear = 1.25;

/** Measures how long a build takes: of the site as it is, and with more and more articles. */
export const bench: Bench = {
  title: 'Build',
  async run() {
    const builds: { articles: number; seconds: number }[] = [];
    for (const articles of counts) builds.push({ articles, seconds: await buildWith(articles) });
    const [bare] = builds;
    if (bare === undefined) throw new Error('Nothing was built.');
    const perArticle = ({ articles, seconds }: (typeof builds)[number]) =>
      ((seconds - bare.seconds) / articles) * 1000;
    const rows = builds.map((build) => [
      build.articles === 0 ? 'The site' : `The site and ${build.articles.toLocaleString('en')} articles`,
      build.seconds.toFixed(1),
      build.articles === 0 ? '' : perArticle(build).toFixed(1),
    ]);
    const [few, most] = [builds[1], builds.at(-1)];
    const misses: string[] = [];
    if (bare.seconds > secondsAllowed) misses.push(`The site takes ${bare.seconds.toFixed(1)} s to build.`);
    if (few && most && perArticle(most) > perArticle(few) * linear) {
      misses.push('An article takes longer to build the more there are.');
    }
    return { lines: table(['What is built', 'Seconds', 'Milliseconds for an article'], rows), misses };
  },
};

/** Builds a copy of the repository with more articles. @returns seconds, with empty caches */
async function buildWith(articles: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    copyRepository(folder);
    for (let number = 1; number <= articles; number += 1) {
      writeFileSync(join(folder, `content/en/resources/bench-${number}.md`), writeArticle(number, articles));
    }
    const start = performance.now();
    const environment = { SITE_OUT_DIR: undefined, SITE_CACHE_DIR: join(folder, 'cache') };
    const code = await run('node', ['tools/build.ts', '--silent'], {
      cwd: folder,
      environment,
      quietUntilEnd: true,
    });
    if (code !== 0) throw new Error(`The build with ${articles} more articles failed.`);
    return (performance.now() - start) / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

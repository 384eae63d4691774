import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { contentFolder } from '@accounting-site/content/content-folder';
import { manifestPath, siteManifest } from '@accounting-site/contract/site-manifest';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { packRelease } from '@accounting-site/server/releases/release-archive';
import { sql } from 'kysely';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { run } from '../../tools/run-command.ts';
import { startTestPostgres } from '../../tools/test-setup/test-postgres.ts';
import { type Bench, type BenchResult, median, table } from '../report.ts';
import { runServer } from '../run-server.ts';

const [rounds, mostMilliseconds, patience] = [5, 2000, 120_000];

interface Measured {
  publish: number[];
  rollback: number[];
}

/** How long it takes from the command until a visitor sees the other release. */
export const bench: Bench = {
  title: 'Publishing a release',
  async run() {
    const files = mkdtempSync(join(tmpdir(), 'bench-releases-'));
    const postgres = await startTestPostgres();
    try {
      const name = `bench_${randomUUID().replaceAll('-', '')}`;
      const administrator = openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: '' });
      await sql.raw(`create database ${name}`).execute(administrator);
      await administrator.destroy();
      return report({
        SQLite: await measure(files, {}),
        PostgreSQL: await measure(files, { DATABASE_URL: postgres.url(name) }),
      });
    } finally {
      await postgres.stop();
      rmSync(files, { recursive: true, force: true });
    }
  },
};

/** Publishes a new release and rolls it back, several times, while one server runs. */
async function measure(files: string, database: Record<string, string>): Promise<Measured> {
  const server = await runServer(undefined, { script: 'apps/server/src/server.ts', environment: database });
  const manage = async (words: string[]) => {
    const environment = { DATA_DIR: server.dataDir, NODE_ENV: 'test', ...database };
    const code = await run('node', ['apps/manage/src/manage.ts', 'release', ...words], {
      environment,
      quietUntilEnd: true,
    });
    if (code !== 0) throw new Error(`release ${words.join(' ')} failed`);
  };
  const timed = async (words: string[], title: string) => {
    const began = performance.now();
    await manage(words);
    while (!(await (await fetch(server.address)).text()).includes(`<title>${title}</title>`)) {
      if (performance.now() - began > patience) throw new Error(`${title} was not served`);
      await sleep(10);
    }
    return performance.now() - began;
  };
  try {
    const measured: Measured = { publish: [], rollback: [] };
    await timed(['publish', await writeRelease(files, 'Release 0')], 'Release 0');
    for (let round = 1; round <= rounds; round += 1) {
      const title = `Release ${round}`;
      measured.publish.push(await timed(['publish', await writeRelease(files, title)], title));
      measured.rollback.push(await timed(['rollback'], `Release ${round - 1}`));
      await timed(['rollback'], title);
    }
    return measured;
  } finally {
    await server.stop();
  }
}

/** The built site with another title of its first page, as after a change of words. */
async function writeRelease(folder: string, title: string): Promise<string> {
  const siteDir = join(folder, 'site');
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(builtSite, siteDir, { recursive: true });
  const page = join(siteDir, 'index.html');
  const html = Buffer.from(
    readFileSync(page, 'utf8').replace(/<title>.*?<\/title>/, `<title>${title}</title>`),
  );
  writeFileSync(`${page}.br`, brotliCompressSync(html));
  const manifest = siteManifest.parse(JSON.parse(readFileSync(manifestPath(siteDir), 'utf8')));
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const listed = manifest.files.map((file) =>
    file.path === 'index.html' ? { ...file, hash, size: html.length } : file,
  );
  writeFileSync(manifestPath(siteDir), JSON.stringify({ ...manifest, siteUrl: null, files: listed }));
  const release = { siteDir, contentDir: contentFolder(), siteUrl: undefined, appHost: undefined };
  const { id, archive } = await packRelease(release);
  const file = join(folder, `site-${id}.tar.zst`);
  writeFileSync(file, archive);
  return file;
}

function report(measured: Record<string, Measured>): BenchResult {
  const rows = Object.entries(measured).map(([database, { publish, rollback }]) => [
    database,
    Math.round(median(publish)),
    Math.round(Math.max(...publish)),
    Math.round(median(rollback)),
    Math.round(Math.max(...rollback)),
  ]);
  const misses = Object.entries(measured).flatMap(([database, times]) =>
    (['publish', 'rollback'] as const)
      .filter((kind) => median(times[kind]) > mostMilliseconds)
      .map((kind) => `${database}: ${kind} takes more than ${mostMilliseconds} ms.`),
  );
  const headings = ['ms', 'publish', 'slowest', 'rollback', 'slowest'];
  return {
    lines: [
      `From the start of \`release publish\` or \`release rollback\` until a visitor sees the other release, ${rounds} rounds. Goal: ${mostMilliseconds} ms.`,
      '',
      ...table(headings, rows),
    ],
    misses,
  };
}

// Publishes what waits, or undoes a publication, in a separate process, which can kill itself like a power cut would.
// CODE is the version of the site.
//   node publisher-process.ts DATA_DIR DATABASE_URL|- FOLDER NOW STATEMENTS [PUBLICATION]
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { openUnhurriedDatabase } from '../../database/open-database.ts';
import { undoPublication } from '../../publishing/drafts/publish-drafts.ts';
import { Publisher } from '../../publishing/publisher/publisher.ts';
import { fakeTools } from './fake-publisher-tools.ts';

const [, , dataDir = '', url = '-', folder = '', now = '', statements = '', publication] = process.argv;
let left = Number(statements);
// A process that is killed leaves the next one nothing that it compiled.
flushCompileCache();

/** Kills the process before the statement that exceeds the limit. */
const powerCut: KyselyPlugin = {
  transformQuery({ node }) {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    left -= 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

const database = openUnhurriedDatabase({ dataDir, databaseUrl: url === '-' ? undefined : url });
const failing = database.withPlugin(powerCut);
const publisher = new Publisher({
  database: failing,
  clock: () => Number(now),
  tools: { ...fakeTools, hashCode: async () => process.env.CODE ?? 'code' },
  repository: join(folder, 'content'),
  workDir: join(folder, 'work'),
  siteDir: join(folder, 'site'),
  buildFile: join(folder, 'build.json'),
  addresses: { siteUrl: undefined, appHost: undefined },
  log: { error: () => undefined, info: () => undefined },
});
if (publication === undefined) await publisher.runDue();
else {
  const by = { at: Number(now), accountId: null, request: 'command line' } as const;
  await failing.transaction().execute((transaction) => undoPublication(transaction, Number(publication), by));
}
await database.destroy();

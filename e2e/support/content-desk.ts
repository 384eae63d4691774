import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { EntryForms } from '@accounting-site/content/editing/entry-forms';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { readPage } from '@accounting-site/content/reading/pages';
import { openUnhurriedDatabase } from '@accounting-site/server/database/open-database';
import { Publisher } from '@accounting-site/server/publishing/publisher/publisher';
import type { PublisherTools } from '@accounting-site/server/publishing/publisher/publisher-tools';
import { readForms } from '@accounting-site/server/publishing/publisher/publishers.repository';
import { staffContentSchema } from '../../apps/site/src/pages/_staff/staff-content-words.ts';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { repositoryTools } from '../../tools/publisher/repository-tools.ts';
import { root } from '../../tools/run-command.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** The texts of the editor. */
export const words = readPage('staff-content', staffContentSchema);

/** A price that the publisher refuses. */
export const wrongPrice = 'much';

const ownTools = repositoryTools(root);
/** The same for every test of a worker, because they depend on the schemas alone. Reading them takes seconds. */
let forms: EntryForms | undefined;

/**
 * Tools that find one mistake, and whose build is a copy of the site: the real ones take long on a busy machine.
 * @param change what a build changes in its copy
 */
export const quickTools = (change: (site: string) => Promise<void> = async () => {}): PublisherTools => ({
  ...ownTools,
  describeForms: async () => {
    forms ??= await ownTools.describeForms();
    return forms;
  },
  findProblems: async (content) =>
    (await readFile(join(content, 'plans.yaml'), 'utf8')).includes(`price: ${wrongPrice}`)
      ? [{ file: 'plans.yaml', field: 'plans[1].price', message: 'write the amount in cedis' }]
      : [],
  async build({ from, out }) {
    await cp(from, out, { recursive: true, dereference: true });
    await change(out);
    return [];
  },
});

/** Runs a server of its own with a publisher. @returns what `use` returns */
export async function withContentDesk<Result>(
  use: (server: ServerProcess) => Promise<Result>,
  tools = quickTools(),
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-desk-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const database = openUnhurriedDatabase({ dataDir, databaseUrl: undefined });
  const publisher = new Publisher({
    database,
    clock: Date.now,
    tools,
    repository: contentFolder(),
    workDir: join(dataDir, 'publisher'),
    siteDir: builtSite,
    buildFile: join(dataDir, 'build.json'),
    addresses: { siteUrl: undefined, appHost: undefined },
    log: { info: () => {}, error: ({ err }, message) => console.error(message, err) },
  });
  const running = publisher.run();
  try {
    // The forms come from the publisher.
    while ((await readForms(database)) === undefined) await setTimeout(100);
    return await use(server);
  } finally {
    publisher.stop();
    await running;
    await database.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

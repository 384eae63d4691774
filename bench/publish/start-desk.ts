import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { readConfig } from '@accounting-site/server/config/config';
import { openUnhurriedDatabase } from '@accounting-site/server/database/open-database';
import { versionOf } from '@accounting-site/server/publishing/content/content-text';
import { readPublished } from '@accounting-site/server/publishing/content/published-content';
import {
  findDraft,
  listDrafts,
  storeDraft,
} from '@accounting-site/server/publishing/drafts/drafts.repository';
import { undoPublication } from '@accounting-site/server/publishing/drafts/publish-drafts';
import { addJob, findJob } from '@accounting-site/server/publishing/jobs/jobs.repository';
import { isPublisherRunning } from '@accounting-site/server/publishing/publisher/publishers.repository';
import { findCurrent } from '@accounting-site/server/releases/releases.repository';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { root } from '../../tools/run-command.ts';
import { type MeasuredServer, runServer } from '../run-server.ts';

const patience = 180_000;
const file = 'en/pages/home.yaml';
const title = /^ {2}title: .*$/m;

/** Milliseconds of each step from "Publish" until visitors see the new title. */
export interface Steps {
  /** Until the publisher begins. */
  begun: number;
  /** The build, and storing it; nearly nothing when it was prepared. */
  stored: number;
  /** Until every server shows it. */
  loaded: number;
  total: number;
}

/** Servers with a publisher on one database, as a person at the desk uses them. */
export async function startDesk(servers: number, settings: Record<string, string>) {
  // Servers that share a database share their key.
  const variables = { ENCRYPTION_KEY: randomBytes(32).toString('base64'), ...settings };
  const running: MeasuredServer[] = [];
  for (let count = 0; count < servers; count += 1) {
    running.push(await runServer({ environment: variables }));
  }
  const [first] = running;
  if (first === undefined) throw new Error('A desk needs a server.');
  const environment = { NODE_ENV: 'test', DATA_DIR: first.dataDir, SITE_DIR: builtSite, ...variables };
  const publisher = spawn(process.execPath, [join(root, 'tools/publisher.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...environment },
  });
  const config = readConfig(environment);
  const addresses = running.map(({ address }) => address);
  const database = openUnhurriedDatabase(config);
  const by = { accountId: null, at: 0 };
  while (!(await isPublisherRunning(database, Date.now()))) await sleep(100);

  const waitForTitle = async (text: string) => {
    const end = performance.now() + patience;
    for (const address of addresses) {
      while (!(await (await fetch(address)).text()).includes(text)) {
        if (performance.now() > end) throw new Error(`${address} does not show "${text}".`);
        await sleep(50);
      }
    }
  };
  const start = (kind: 'preview' | 'publish') =>
    database.transaction().execute((transaction) => {
      const at = Date.now();
      return addJob(transaction, { kind, account_id: null, at, starts_at: at, note: '' });
    });
  const waitForState = async (id: string, isReached: (state: string) => boolean) => {
    for (const end = performance.now() + patience; performance.now() < end; await sleep(50)) {
      const job = await findJob(database, id);
      if (job?.state === 'failed') throw new Error(`The job failed: ${job.problems}`);
      if (job !== undefined && isReached(job.state)) return;
    }
    throw new Error('The publisher did not finish.');
  };
  return {
    publisher,
    address: first.address,
    /** Saves another title of the home page as a draft. */
    async save(text: string) {
      const published = await readPublished(database, contentFolder(), file);
      const changed = published?.replace(title, `  title: ${text}`) ?? '';
      if (changed === published) throw new Error(`content/${file} has no title to change.`);
      const draft = { ...by, path: file, text: changed, published, at: Date.now() };
      const seen = (await findDraft(database, file))?.version ?? versionOf(published);
      await database.transaction().execute((transaction) => storeDraft(transaction, draft, seen));
    },
    /** Opens the review of the changes, and reads it until the build is prepared. */
    async prepare() {
      const { id } = await start('preview');
      await waitForState(id, (state) => state === 'done');
      // The person sees the errors of the drafts before they publish.
      while ((await listDrafts(database)).some(({ problems }) => problems === null)) await sleep(50);
    },
    async publish(text: string): Promise<Steps> {
      const pressed = performance.now();
      const { id } = await start('publish');
      const seen = waitForTitle(`<title>${text}`).then(() => performance.now());
      await waitForState(id, (state) => state !== 'waiting');
      const begun = performance.now();
      await waitForState(id, (state) => state === 'done');
      const stored = performance.now();
      const loaded = await seen;
      return {
        begun: begun - pressed,
        stored: stored - begun,
        loaded: Math.max(0, loaded - stored),
        total: loaded - pressed,
      };
    },
    /** Takes the last publication back. @returns milliseconds until every server shows the title before */
    async rollBack(before: string): Promise<number> {
      const pressed = performance.now();
      const { number = 0 } = (await findCurrent(database)) ?? {};
      const source = { ...by, at: Date.now(), request: 'command line' as const };
      await database.transaction().execute((transaction) => undoPublication(transaction, number, source));
      await waitForTitle(`<title>${before}`);
      return performance.now() - pressed;
    },
    async stop() {
      await database.destroy();
      const ended = once(publisher, 'exit');
      publisher.kill('SIGTERM');
      await ended;
      for (const server of running) await server.stop();
    },
  };
}

export type Desk = Awaited<ReturnType<typeof startDesk>>;

import { join } from 'node:path';
import type { Database } from '../../database/open-database.ts';
import { versionOf } from '../../publishing/content/content-text.ts';
import { readPublished } from '../../publishing/content/published-content.ts';
import { findDraft, storeDraft } from '../../publishing/drafts/drafts.repository.ts';
import { undoPublication } from '../../publishing/drafts/publish-drafts.ts';
import { addJob, findJob, type Job } from '../../publishing/jobs/jobs.repository.ts';
import { Publisher, type PublisherOptions } from '../../publishing/publisher/publisher.ts';
import type { PublisherTools } from '../../publishing/publisher/publisher-tools.ts';
import { unpackRelease } from '../../releases/release-archive.ts';
import { findCurrent, readArchive } from '../../releases/releases.repository.ts';
import { addPerson } from '../app/build-test-app.ts';
import { makeContent } from './content-folder.ts';
import { fakeTools, writeSite } from './fake-publisher-tools.ts';

/** A publisher for one test, with a site that was built before, and what a test asks of it. */
export async function openPublisher(database: Database, tools: Partial<PublisherTools> = {}) {
  const { folder, content } = makeContent();
  await writeSite(join(folder, 'site'), 'the site before');
  const time = { now: Date.UTC(2026, 10, 2, 9) };
  const errors: string[] = [];
  const logged: string[] = [];
  const create = (more: Partial<PublisherTools> = {}, options: Partial<PublisherOptions> = {}) =>
    new Publisher({
      database,
      clock: () => time.now,
      tools: { ...fakeTools, ...tools, ...more },
      repository: content,
      workDir: join(folder, 'work'),
      siteDir: join(folder, 'site'),
      buildFile: join(folder, 'build.json'),
      addresses: { siteUrl: undefined, appHost: undefined },
      log: {
        error: (_details, message) => void errors.push(message),
        info: (message) => void logged.push(message),
      },
      ...options,
    });
  const save = async (path: string, text: string | null) => {
    const published = await readPublished(database, content, path);
    const seen = (await findDraft(database, path))?.version ?? versionOf(published);
    await database
      .transaction()
      .execute((transaction) =>
        storeDraft(transaction, { path, text, published, accountId: null, at: time.now }, seen),
      );
  };
  let editor: Promise<{ accountId: string }> | undefined;
  const addEditor = () =>
    addPerson(database, {
      email: 'planner@sikabooks.example',
      business: 'Us',
      role: 'editor',
      now: time.now,
    });
  /** A planned publication needs an author. */
  const authorAt = async (starts_at: number) => {
    if (starts_at <= time.now) return null;
    editor ??= addEditor();
    return (await editor).accountId;
  };
  const ask = async (kind: Job['kind'], starts_at = time.now, paths?: string[], author?: string | null) => {
    const account_id = author === undefined ? await authorAt(starts_at) : author;
    return database.transaction().execute((transaction) =>
      addJob(transaction, {
        ...{ kind, account_id, at: time.now, starts_at, note: '' },
        paths: paths === undefined ? null : JSON.stringify(paths),
      }),
    );
  };
  const undo = (publication: number, goal?: string) =>
    database
      .transaction()
      .execute((transaction) =>
        undoPublication(
          transaction,
          publication,
          { at: time.now, accountId: null, request: 'command line' },
          goal,
        ),
      );
  const stateOf = async ({ id }: Job) => (await findJob(database, id))?.state;
  const drafts = async () =>
    (await database.selectFrom('content_drafts').select('path').orderBy('path').execute()).map(
      ({ path }) => path,
    );
  /** The page that visitors see: its text, or its texts by path. */
  const page = async (): Promise<unknown> => {
    const current = await findCurrent(database);
    if (current === undefined) return 'the site before';
    const archive = await readArchive(database, current.release_id);
    if (archive === undefined) throw new Error('The current release is not stored');
    const text = Buffer.from((await unpackRelease(archive)).files.get('site/index.html') ?? '').toString();
    return text.startsWith('{') ? JSON.parse(text) : text;
  };
  return { folder, content, time, errors, logged, create, save, ask, undo, stateOf, drafts, page };
}

import { expect } from 'vitest';
import { buildTestApp } from '../app/build-test-app.ts';
import { type DatabaseKind, freshDatabase } from '../database/fresh-database.ts';
import { signInAs } from '../sign-in/sign-in-as.ts';
import { team } from './content-folder.ts';
import { openPublisher } from './open-publisher.ts';

const base = '/api/site/staff/content';

/** A server with two editors and a publisher that builds nothing real. */
export async function openContentDesk(on: DatabaseKind) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database);
  const site = await buildTestApp({
    on,
    replace: { database, contentFolder: () => made.content, clock: () => made.time.now },
  });
  const [ama, kofi] = [
    await signInAs({ ...site, database }, 'editor'),
    await signInAs({ ...site, database }, 'admin'),
  ];
  const publisher = made.create();
  const save = async (text: string) => {
    const { version } = (await ama.send('GET', `${base}/entry?path=${team}`)).json();
    return ama.send('PUT', `${base}/entry`, { path: team, basedOn: version, text });
  };
  /** Saves while the publisher runs, so that the response waits for its check. */
  const saveChecked = async (text: string) => {
    const saving = save(text);
    await expect
      .poll(() => database.selectFrom('content_drafts').select(['path', 'text']).execute())
      .toEqual([{ path: team, text }]);
    await publisher.runDue();
    return saving;
  };
  const start = async (body: object) => ama.send('POST', `${base}/jobs`, body);
  const events = async () =>
    (
      await database
        .selectFrom('audit_events')
        .innerJoin('accounts', 'accounts.id', 'account_id')
        .select(['email', 'event'])
        .where('event', 'in', [
          'publishing started',
          'publishing cancelled',
          'release published',
          'release rolled back',
          'content conflict resolved',
        ])
        .execute()
    )
      .map(({ email, event }) => `${email.split('@')[0]}: ${event}`)
      .toSorted();
  return { ...made, database, app: site.app, ama, kofi, publisher, save, saveChecked, start, events };
}

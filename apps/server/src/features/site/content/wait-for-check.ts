import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../database/open-database.ts';
import { isPublisherRunning } from '../../../publishing/publisher/publishers.repository.ts';

/** A check takes two seconds. After this time the draft is shown as not checked. */
const waitFor = 8000;
const lookEvery = 200;

/** Waits until the publisher has checked a draft, if there is a publisher. */
export async function waitForCheck(database: Database, path: string, now: number): Promise<void> {
  if (!(await isPublisherRunning(database, now))) return;
  for (const end = performance.now() + waitFor; performance.now() < end; await sleep(lookEvery)) {
    // Without its text: the one of a picture is long.
    const draft = await database
      .selectFrom('content_drafts')
      .select('problems')
      .where('path', '=', path)
      .executeTakeFirst();
    if (draft === undefined || draft.problems !== null) return;
  }
}

import type { Database } from '../../database/open-database.ts';
import { addJob } from '../../publishing/jobs/jobs.repository.ts';

/** Plans a publication for a time, in milliseconds since 1970. No publisher runs it. */
export const planPublication = (database: Database, at: number) =>
  addJob(database, { kind: 'publish', account_id: null, note: '', at, starts_at: at });

import type { Database } from '@accounting-site/server/database/open-database';

/** One transaction, and so one commit, for each task. */
export function createGroupCommits(database: Database) {
  return <Result>(work: (transaction: Database) => Promise<Result>): Promise<Result> =>
    database.transaction().execute(work);
}

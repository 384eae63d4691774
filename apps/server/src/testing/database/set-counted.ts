import type { Database } from '../../database/open-database.ts';

/**
 * Sets what is counted already against limits, so that a test does not send hundreds of requests.
 * @param keys a LIKE pattern of their keys, such as `login range:%`
 */
export const setCounted = (database: Database, keys: string, points: number) =>
  database.updateTable('rate_limits').set({ points }).where('key', 'like', keys).execute();

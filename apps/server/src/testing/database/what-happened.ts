import type { TestApp } from '../app/build-test-app.ts';

/** The addresses of all accounts. */
export async function accountsOf({ database }: TestApp): Promise<string[]> {
  const rows = await database.selectFrom('accounts').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
}

/** The events of the audit record with their detail, in alphabetical order. */
export async function eventsOf({ database }: TestApp): Promise<(string | null)[][]> {
  const rows = await database
    .selectFrom('audit_events')
    .select(['event', 'detail'])
    .orderBy('event')
    .orderBy('detail')
    .execute();
  return rows.map(({ event, detail }) => [event, detail]);
}

/** The notices to users, with their recipients. */
export async function noticesOf({ database }: TestApp): Promise<string[][]> {
  const rows = await database.selectFrom('notices').selectAll().execute();
  return rows.map(({ kind, email }) => [kind, email]);
}

import type { Kysely } from 'kysely';

/**
 * Columns for account recovery, and the time when a role was given: staff have a week to add a second factor.
 */
export async function accountRecovery(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const column of ['second_factor_ends_at', 'role_since', 'passkey_offer_declined_at']) {
    await schema.alterTable('accounts').addColumn(column, 'bigint').execute();
  }
  await schema
    .alterTable('sessions')
    .addColumn('proved_factor', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Existing staff get the same week as new staff.
  await database
    .withTables<{ accounts: { role: string; role_since: number } }>()
    .updateTable('accounts')
    .set({ role_since: Date.now() })
    .where('role', 'in', ['staff', 'admin'])
    .execute();
}

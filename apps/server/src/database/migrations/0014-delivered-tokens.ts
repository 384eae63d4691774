import type { Kysely } from 'kysely';

/** Notes up to which refresh token a session's browser has its tokens. That of the login has no parent to guard. */
export async function deliveredTokens(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('sessions')
    .addColumn('delivered_generation', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

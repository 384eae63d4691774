import type { Kysely } from 'kysely';

/**
 * The latest refresh token that the session's browser is known to have received. The first token of a session
 * has no parent, so nothing needs to be noted for it.
 */
export async function deliveredTokens(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('sessions')
    .addColumn('delivered_generation', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

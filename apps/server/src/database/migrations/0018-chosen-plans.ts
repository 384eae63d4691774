import type { Kysely } from 'kysely';

/** The plan that a visitor chose before a demo request or a trial. */
export async function chosenPlans(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('demo_requests')
    .addColumn('plan', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema.alterTable('sign_ups').addColumn('plan', 'text').execute();
  await schema.alterTable('businesses').addColumn('plan', 'text').execute();
}

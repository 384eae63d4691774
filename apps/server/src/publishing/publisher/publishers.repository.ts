import type { EntryForms } from '@accounting-site/content/editing/entry-forms';
import { hour, second } from '../../clock.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Database } from '../../database/open-database.ts';

/** The lock of the publisher is renewed every few seconds. After this time without it, it is free. */
export const lockFor = 20 * second;

/**
 * A lock from further in the future was left by a machine whose clock was ahead. The clocks of two machines may differ
 * by less, and must not make them take the lock from each other.
 */
const largestSkew = hour;

const name = 'publisher';

/** Whether a publisher is running anywhere. */
export async function isPublisherRunning(database: Database, now: number): Promise<boolean> {
  const row = await database.selectFrom('publishers').select('seen_at').executeTakeFirst();
  return row !== undefined && row.seen_at > now - lockFor && row.seen_at <= now + largestSkew;
}

/** The forms of all entries, which the publisher describes. Undefined before the first publisher. */
export async function readForms(database: Database): Promise<EntryForms | undefined> {
  const row = await database.selectFrom('publishers').select('forms').executeTakeFirst();
  return row && (JSON.parse(row.forms) as EntryForms);
}

/**
 * Takes the lock if it is free, or from a publisher of an older build.
 * @returns whether this process has it
 */
export async function takeLock(
  database: Database,
  { holder, forms, builtAt, now }: { holder: string; forms: EntryForms; builtAt: number; now: number },
): Promise<boolean> {
  // Asked several times a second, so the forms, which are long, are sent only if the lock may be free.
  const held = database
    .selectFrom('publishers')
    .select('name')
    .where('seen_at', '>', now - lockFor)
    .where('seen_at', '<=', now + largestSkew)
    .where('holder', '!=', holder)
    .where('built_at', '>=', builtAt);
  if (await hasRow(held)) return false;
  const values = { holder, seen_at: now, forms: JSON.stringify(forms), built_at: builtAt };
  const claim = database
    .insertInto('publishers')
    .values({ name, ...values })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(values)
        .where((where) =>
          where.or([
            where('publishers.seen_at', '<=', now - lockFor),
            where('publishers.seen_at', '>', now + largestSkew),
            where('publishers.holder', '=', holder),
            where('publishers.built_at', '<', builtAt),
          ]),
        ),
    );
  return hasRow(claim.returning('holder'));
}

/** @returns false when another process has taken the lock */
export function renewLock(database: Database, holder: string, now: number): Promise<boolean> {
  const own = database.updateTable('publishers').set({ seen_at: now }).where('holder', '=', holder);
  return hasRow(own.returning('name'));
}

/** Lets another process take the lock immediately. */
export async function releaseLock(database: Database, holder: string): Promise<void> {
  await database.updateTable('publishers').set({ seen_at: 0 }).where('holder', '=', holder).execute();
}

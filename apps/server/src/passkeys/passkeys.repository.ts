import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { PasskeyTable } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

/** The passkeys of an account, oldest first. */
export function listPasskeys(database: Database, accountId: string): Promise<PasskeyRow[]> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPasskey(database: Database, id: string): Promise<PasskeyRow | undefined> {
  return database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds a passkey. Returns false when its credential id exists already, on any account. */
export async function addPasskey(
  transaction: Database,
  passkey: {
    accountId: string;
    id: string;
    name: string;
    publicKey: Uint8Array;
    counter: number;
    transports: readonly string[];
    now: number;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('passkeys')
    .values({
      account_id: passkey.accountId,
      id: passkey.id,
      name: passkey.name,
      public_key: Buffer.from(passkey.publicKey).toString('base64url'),
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      created_at: passkey.now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The transports of a passkey, as the browser reported them. */
export function readTransports({ transports }: PasskeyRow): string[] {
  return z.array(z.string()).parse(JSON.parse(transports));
}

/**
 * Stores the use of a passkey. A counter that does not increase comes from a cloned passkey or a replayed
 * response. Devices without a counter always send 0 (Web Authentication §6.1.1).
 * @returns false for such a counter, or when the passkey was removed
 */
export async function notePasskeyUse(
  transaction: Database,
  { id, counter, now }: { id: string; counter: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('counter', '<', counter),
        row.and([row('counter', '=', 0), row(row.val(counter), '=', 0)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Removes a passkey of an account. Returns false when the account has no such passkey. */
export async function removePasskey(transaction: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

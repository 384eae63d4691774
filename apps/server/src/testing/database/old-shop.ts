import { createPasswordHashing } from '../../authentication/password-hashing.ts';
import { hashRefreshToken } from '../../authentication/refresh-tokens.ts';
import { withAnyTable } from '../../backup/any-table.ts';
import { describeSchema } from '../../backup/describe-schema.ts';
import { day } from '../../clock.ts';
import type { MigrationName } from '../../database/migrate.ts';
import type { Database } from '../../database/open-database.ts';
import { createToken } from '../../secrets/random-token.ts';
import { quickHash } from '../sign-in/quick-hash.ts';

/** A shop that has used the site since an earlier version. */
export const oldShop = {
  email: 'ama@adom.example',
  password: 'seven green bicycles',
  item: { name: 'Gari 2 kg', sku: 'GARI-2KG', quantity: 12.5 },
  visitor: 'esi@fabrics.example',
};

/**
 * Inserts the rows of an earlier version: an account with its session, stock, demo request and waiting email.
 * @returns the refresh token in the shop's browser
 */
export async function addOldShop(database: Database, schema: MigrationName, now: number): Promise<string> {
  const refreshToken = createToken();
  const passwordHash = await createPasswordHashing({ functions: quickHash }).hash(oldShop.password);
  const rows: Readonly<Record<string, Record<string, unknown>>> = {
    businesses: { id: 'adom', name: 'Adom Provisions', created_at: now - day },
    accounts: {
      id: 'ama',
      business_id: 'adom',
      email: oldShop.email,
      role: 'owner',
      password_hash: passwordHash,
      created_at: now - day,
    },
    sessions: {
      id: 'phone',
      account_id: 'ama',
      remember: 1,
      created_at: now - day,
      last_seen_at: now - day,
      expires_at: now + 29 * day,
    },
    refresh_tokens: {
      token_hash: hashRefreshToken(refreshToken),
      session_id: 'phone',
      generation: 1,
      created_at: now - day,
    },
    alert_settings: { business_id: 'adom', threshold_quantity: 20, updated_at: now - day },
    inventory_items: {
      id: 'gari',
      business_id: 'adom',
      name: oldShop.item.name,
      sku: oldShop.item.sku,
      unit: 'bag',
      quantity_in_stock: oldShop.item.quantity,
      price_pesewas: 2800,
      created_at: now - day,
    },
    demo_requests: {
      id: 'request',
      received_at: now - 1,
      name: 'Esi',
      email: oldShop.visitor,
      company: '',
      phone: '',
      message: 'Hello',
      suspected: 0,
    },
    outbox: {
      id: 'mail',
      kind: 'mail',
      template: 'demo-request-to-visitor',
      subject_id: 'request',
      created_at: now - 1,
      attempts: 0,
      next_attempt_at: now - 1,
      give_up_at: now + day,
    },
  };
  for (const { name } of await describeSchema(schema)) {
    const row = rows[name];
    if (row !== undefined) await withAnyTable(database).insertInto(name).values(row).execute();
  }
  return refreshToken;
}

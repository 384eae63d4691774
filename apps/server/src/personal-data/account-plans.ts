import { deviceLifetime } from '../authentication/devices.ts';
import { day } from '../clock.ts';
import type { PersonalTable } from './table-plan.ts';

const ofAccount = ['account_id', 'accounts'] as const;
const ofBusiness = ['business_id', 'businesses'] as const;

/** The tables of accounts and businesses, in an order in which their rows can be deleted. */
export const accountPlans = {
  sign_ups: {
    by: ['link_id', 'links'],
    exported: ['name', 'business', 'payment_method', 'plan', 'source', 'campaign'],
    withheld: ['link_id', 'password_hash'],
    erase: 'delete',
  },
  mailed_links: {
    by: ['id', 'links'],
    exported: ['purpose', 'email', 'created_at', 'expires_at', 'used_at'],
    withheld: ['id', 'account_id', 'token_hash'],
    erase: 'delete',
    kept: ['expires_at', day],
  },
  notices: {
    by: ['id', 'notices'],
    exported: ['kind', 'email', 'device', 'at'],
    withheld: ['id', 'account_id'],
    erase: 'delete',
    // Longer than any email is retried.
    kept: ['at', 7 * day],
  },
  refresh_tokens: {
    by: ['session_id', 'sessions'],
    exported: ['generation', 'created_at', 'replaced_at'],
    withheld: ['token_hash', 'session_id', 'child_salt'],
    erase: 'delete',
  },
  sessions: {
    by: ['id', 'sessions'],
    exported: [
      ...['device', 'remember', 'created_at', 'last_seen_at', 'expires_at', 'ended_at', 'end_reason'],
      ...['proved_at', 'proved_factor'],
    ],
    withheld: ['id', 'account_id', 'delivered_generation'],
    erase: 'delete',
    kept: ['expires_at', 30 * day],
  },
  known_devices: {
    by: ofAccount,
    exported: ['seen_at'],
    withheld: ['account_id', 'device_hash'],
    erase: 'delete',
    kept: ['seen_at', deviceLifetime],
  },
  authenticators: {
    by: ofAccount,
    exported: ['state', 'since'],
    withheld: ['account_id', 'sealed_secret', 'last_step'],
    erase: 'delete',
  },
  backup_codes: {
    by: ofAccount,
    exported: ['used_at'],
    withheld: ['account_id', 'code_hash'],
    erase: 'delete',
  },
  passkeys: {
    by: ofAccount,
    exported: ['id', 'name', 'public_key', 'transports', 'created_at', 'last_used_at'],
    withheld: ['account_id', 'counter'],
    erase: 'delete',
  },
  provider_links: {
    by: ofAccount,
    exported: ['provider', 'subject', 'linked_at'],
    withheld: ['account_id'],
    erase: 'delete',
  },
  challenges: {
    by: ofAccount,
    exported: ['purpose', 'created_at', 'expires_at', 'failures', 'remember'],
    withheld: ['challenge_hash', 'account_id', 'password_mark'],
    erase: 'delete',
    kept: ['expires_at', 0],
  },
  audit_events: {
    by: ofAccount,
    exported: ['at', 'event', 'detail', 'client_address', 'request_id'],
    withheld: ['id', 'account_id', 'session_id'],
    erase: { empty: ['client_address'], why: 'kept to look into attacks, under an ID without a name' },
    kept: ['at', 'audit'],
  },
  accounts: {
    by: ['id', 'accounts'],
    exported: [
      ...['id', 'email', 'name', 'role', 'created_at', 'disabled_at'],
      ...['role_since', 'second_factor_ends_at', 'passkey_offer_declined_at', 'language'],
    ],
    withheld: ['business_id', 'password_hash'],
    erase: 'delete',
  },
  alert_settings: {
    by: ofBusiness,
    exported: ['threshold_quantity', 'updated_at'],
    withheld: ['business_id'],
    erase: 'delete',
  },
  inventory_items: {
    by: ofBusiness,
    exported: ['name', 'sku', 'unit', 'quantity_in_stock', 'price_pesewas', 'created_at'],
    withheld: ['id', 'business_id'],
    erase: 'delete',
  },
  businesses: {
    by: ['id', 'businesses'],
    exported: ['name', 'created_at', 'trial_ends_at', 'payment_method', 'plan', 'source', 'campaign'],
    withheld: ['id', 'stock_version'],
    erase: 'delete',
  },
} as const satisfies Record<string, PersonalTable>;

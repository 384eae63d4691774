import type {
  OptionalDemoRequestField,
  RequiredDemoRequestField,
} from '@accounting-site/contract/demo-request-fields';
import type { Generated } from 'kysely';
import type {
  AuthenticatorTable,
  BackupCodeTable,
  ChallengeTable,
  InstallationKeyTable,
  KnownDeviceTable,
  MailedLinkTable,
  NoticeTable,
  PasskeyTable,
  ProviderLinkTable,
  SignUpTable,
} from './account-tables.ts';
import type {
  ArticleFeedbackTable,
  BrowserErrorsTable,
  SearchMissTable,
  VitalsTable,
} from './reader-tables.ts';

/**
 * One type a table. Times are milliseconds since 1970 in UTC and truth values 0 or 1, so that both databases agree;
 * amounts of money are whole pesewas.
 */
export interface Tables {
  businesses: BusinessTable;
  accounts: AccountTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  signing_keys: SigningKeyTable;
  alert_settings: AlertSettingsTable;
  inventory_items: InventoryItemTable;
  audit_events: AuditEventTable;
  rate_limits: RateLimitTable;
  demo_requests: DemoRequestTable;
  webinar_registrations: WebinarRegistrationTable;
  article_feedback: ArticleFeedbackTable;
  search_misses: SearchMissTable;
  vitals: VitalsTable;
  browser_errors: BrowserErrorsTable;
  outbox: OutboxTable;
  installation_keys: InstallationKeyTable;
  known_devices: KnownDeviceTable;
  authenticators: AuthenticatorTable;
  backup_codes: BackupCodeTable;
  passkeys: PasskeyTable;
  provider_links: ProviderLinkTable;
  challenges: ChallengeTable;
  mailed_links: MailedLinkTable;
  sign_ups: SignUpTable;
  notices: NoticeTable;
}

export interface BusinessTable {
  id: string;
  /** Not unique: two people may call their shops the same. */
  name: string;
  created_at: number;
  /** Null for businesses that the owner added. */
  trial_ends_at: Generated<number | null>;
  /** How the business means to pay after the trial: one of the contract's payment methods. */
  payment_method: Generated<string | null>;
  /** The id of the plan that was chosen at the sign-up. */
  plan: Generated<string | null>;
  /** Another one after each change of its stock; empty before the first. */
  stock_version: Generated<string>;
}

export interface AccountTable {
  id: string;
  business_id: string;
  /** Trimmed and in lower case. */
  email: string;
  role: string;
  /** Argon2id in PHC format. Empty where no password leads in: it matches none. */
  password_hash: string;
  created_at: number;
  /** What the person is called; empty for accounts that the owner added. */
  name: Generated<string>;
  /** Set: nobody signs in to it. */
  disabled_at: Generated<number | null>;
  /** When two-step sign-in is turned off, because a reset of the password asked for that; null otherwise. */
  second_factor_ends_at: Generated<number | null>;
  /** When the role was given; null for accounts of versions that did not note it. */
  role_since: Generated<number | null>;
  /** When the person declined to add a passkey; null when they were not asked. */
  passkey_offer_declined_at: Generated<number | null>;
}

export interface SessionTable {
  id: string;
  account_id: string;
  /** 1 when 'Remember me' was ticked. */
  remember: number;
  created_at: number;
  /** The latest time at which it was seen in use. A clock that jumps back cannot lower it. */
  last_seen_at: number;
  expires_at: number;
  ended_at: number | null;
  end_reason: string | null;
  /** Browser and system, like `Chrome on Android`; empty when unknown. */
  device: Generated<string>;
  /** When the person last proved who they are: by signing in, or again since. */
  proved_at: Generated<number | null>;
  /** The latest refresh token of which the access token beside it was used, so that the browser has both. */
  delivered_generation: Generated<number>;
  /** 1 when that proof included a code of the second factor. */
  proved_factor: Generated<number>;
}

export interface RefreshTokenTable {
  /** SHA-256 of the token, in hexadecimal. The token itself is stored nowhere. */
  token_hash: string;
  session_id: string;
  /** 1 for the token of the login, one more for each rotation. */
  generation: number;
  created_at: number;
  /** When its child was issued. */
  replaced_at: number | null;
  /** Together with the token itself gives its child. Useless alone; forgotten when the token is. */
  child_salt: string | null;
}

export interface SigningKeyTable {
  id: string;
  /** The public half. The private half never leaves the memory of the process that made it. */
  public_jwk: string;
  created_at: number;
  expires_at: number;
}

export interface AlertSettingsTable {
  business_id: string;
  threshold_quantity: number;
  updated_at: number;
}

export interface InventoryItemTable {
  id: string;
  business_id: string;
  name: string;
  sku: string;
  unit: string;
  quantity_in_stock: number;
  /** Of one unit; null where it is not known. */
  price_pesewas: number | null;
  created_at: number;
}

export interface AuditEventTable {
  id: string;
  at: number;
  event: string;
  account_id: string | null;
  session_id: string | null;
  /** Empty when no request caused it: the owner's command line did. */
  client_address: string;
  request_id: string;
  /** What the name of the event leaves open, like the provider. Never anything that was typed. */
  detail: Generated<string | null>;
}

export interface RateLimitTable {
  key: string;
  points: number;
  expires_at: number;
}

/** What a visitor left empty is `''`. */
export interface DemoRequestTable
  extends Record<RequiredDemoRequestField, string>,
    Record<OptionalDemoRequestField, Generated<string>> {
  id: string;
  received_at: number;
  /** The id of the plan that was chosen; empty for none. */
  plan: Generated<string>;
  /** 1 when the field that people never see was filled in. */
  suspected: number;
  idempotency_key: string | null;
  /** When the company answered it. */
  answered_at: Generated<number | null>;
}

export interface WebinarRegistrationTable {
  id: string;
  registered_at: number;
  webinar_id: string;
  occurrence_start: number;
  name: string;
  email: string;
  suspected: number;
}

export interface OutboxTable {
  /** Also names the message to its receiver, who can tell by it that one came twice. */
  id: string;
  kind: 'mail' | 'webhook';
  /** Which message it is; with `subject_id` says everything that it is made from. */
  template: string;
  /** The id of the demo request, registration, mailed link or notice that it is about. */
  subject_id: string;
  created_at: number;
  /** Counted when an attempt begins, so that one which ends the process counts as well. */
  attempts: number;
  /** Null once it was sent or given up. */
  next_attempt_at: number | null;
  /** The last attempt is not later than this. */
  give_up_at: number;
  /** The process that is sending it, until `claimed_until`. */
  claimed_by: string | null;
  claimed_until: number | null;
  sent_at: number | null;
  failed_at: number | null;
  /** Why the last attempt failed: codes and the receiver's words, without addresses. */
  last_error: string | null;
}

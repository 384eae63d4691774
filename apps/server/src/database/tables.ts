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
import type { LeadEventTable, LeadTable } from './lead-tables.ts';
import type {
  ContentDraftTable,
  ContentOverlayTable,
  PublishedEditTable,
  PublisherTable,
  PublishJobTable,
} from './publishing-tables.ts';
import type {
  ArticleFeedbackTable,
  BrowserErrorsTable,
  SearchMissTable,
  VisitsTable,
  VitalsTable,
} from './reader-tables.ts';
import type { PublicationTable, ReleaseTable } from './release-tables.ts';

/**
 * One type for each table. Times are milliseconds since 1970 in UTC and booleans are 0 or 1, so that both
 * databases agree. Amounts of money are whole pesewas.
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
  demo_requests: LeadTable;
  lead_events: LeadEventTable;
  webinar_registrations: WebinarRegistrationTable;
  article_feedback: ArticleFeedbackTable;
  search_misses: SearchMissTable;
  vitals: VitalsTable;
  visits: VisitsTable;
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
  content_drafts: ContentDraftTable;
  content_overlay: ContentOverlayTable;
  published_edits: PublishedEditTable;
  publish_jobs: PublishJobTable;
  publishers: PublisherTable;
  releases: ReleaseTable;
  publications: PublicationTable;
}

interface BusinessTable {
  id: string;
  /** Not unique: two shops may have the same name. */
  name: string;
  created_at: number;
  /** Null for businesses that the owner added, and for those that pay for their plan. */
  trial_ends_at: Generated<number | null>;
  /** How the business wants to be paid by its customers: one of the contract's payment methods. */
  payment_method: Generated<string | null>;
  /** The id of the plan chosen at sign-up, or that the business pays for. */
  plan: Generated<string | null>;
  /** Where the sign-up came from, as visits are counted. Empty if unknown. */
  source: Generated<string>;
  campaign: Generated<string>;
  /** Changes whenever the stock changes. Empty before the first change. */
  stock_version: Generated<string>;
}

export interface AccountTable {
  id: string;
  business_id: string;
  /** Trimmed and in lower case. */
  email: string;
  role: string;
  /** Argon2id in PHC format. Empty for an account without a password: it matches none. */
  password_hash: string;
  created_at: number;
  /** The person's name. Empty for accounts that the owner added. */
  name: Generated<string>;
  /** When set, no one can sign in to the account. */
  disabled_at: Generated<number | null>;
  /** When two-factor sign-in is turned off, because a password reset asked for that. Otherwise null. */
  second_factor_ends_at: Generated<number | null>;
  /** When the role was given. Null for accounts of versions that did not store it. */
  role_since: Generated<number | null>;
  /** When the person declined to add a passkey. Null when they were not asked. */
  passkey_offer_declined_at: Generated<number | null>;
  /** The language of emails about the account. Null for the first language. */
  language: Generated<string | null>;
}

export interface SessionTable {
  id: string;
  account_id: string;
  /** 1 when 'Remember me' was ticked. */
  remember: number;
  created_at: number;
  /** The latest time at which the session was used. A clock that is set back cannot lower it. */
  last_seen_at: number;
  expires_at: number;
  ended_at: number | null;
  end_reason: string | null;
  /** Browser and system, like `Chrome on Android`. Empty if unknown. */
  device: Generated<string>;
  /** When the user last authenticated: at sign-in, or again later. */
  proved_at: Generated<number | null>;
  /**
   * The latest refresh token that the browser has certainly received: the access token issued with it was
   * used.
   */
  delivered_generation: Generated<number>;
  /** 1 when that authentication included a code of the second factor. */
  proved_factor: Generated<number>;
}

export interface RefreshTokenTable {
  /** SHA-256 of the token, in hexadecimal. The token itself is not stored. */
  token_hash: string;
  session_id: string;
  /** 1 for the first token of a session, plus 1 for each rotation. */
  generation: number;
  created_at: number;
  /** When its successor was issued. */
  replaced_at: number | null;
  /** Derives the successor, together with the token itself. Useless alone, and deleted with the token. */
  child_salt: string | null;
}

interface SigningKeyTable {
  id: string;
  /** The public key. The private key never leaves the memory of the process that created it. */
  public_jwk: string;
  created_at: number;
  expires_at: number;
}

interface AlertSettingsTable {
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
  /** The price of one unit. Null if unknown. */
  price_pesewas: number | null;
  created_at: number;
}

export interface AuditEventTable {
  id: string;
  at: number;
  event: string;
  account_id: string | null;
  session_id: string | null;
  /** Empty when no request caused the event, but the owner's command line. */
  client_address: string;
  request_id: string;
  /** Details of the event, such as the provider. Never text that a user typed. */
  detail: Generated<string | null>;
}

export interface RateLimitTable {
  key: string;
  points: number;
  expires_at: number;
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
  /** Also sent to the receiver, who can use it to detect a duplicate. */
  id: string;
  kind: 'mail' | 'webhook';
  /** The kind of message. It is written from this and `subject_id` alone. */
  template: string;
  /** The id of the lead, registration, account, mailed link or notice that it is about. */
  subject_id: string;
  /** The id of the language in which it is written. */
  language: Generated<string>;
  created_at: number;
  /** Incremented when an attempt begins, so that an attempt that crashes the process is included. */
  attempts: number;
  /** Null once it was sent or given up. */
  next_attempt_at: number | null;
  /** No attempt is made after this time. */
  give_up_at: number;
  /** The process that is sending it, until `claimed_until`. */
  claimed_by: string | null;
  claimed_until: number | null;
  sent_at: number | null;
  failed_at: number | null;
  /** Why the last attempt failed: codes and the receiver's text, without addresses. */
  last_error: string | null;
}

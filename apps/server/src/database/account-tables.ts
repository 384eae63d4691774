import type { Generated } from 'kysely';

/** Tables for account security. Times are milliseconds since 1970 in UTC. */

export interface InstallationKeyTable {
  /** Always 1. */
  id: number;
  fingerprint: string;
  created_at: number;
}

/** A browser that has signed in to the account before. Later sign-ins from it cause no alert. */
export interface KnownDeviceTable {
  account_id: string;
  /** SHA-256 of the browser's cookie. */
  device_hash: string;
  seen_at: number;
}

/**
 * An authenticator app (RFC 6238). An account has at most one confirmed app, which is its second factor, and
 * one offered app. So an app can be replaced without a moment in which neither is accepted.
 */
export interface AuthenticatorTable {
  account_id: string;
  state: 'offered' | 'confirmed';
  /** Encrypted with the installation key: purpose `authenticator`, owner the account. */
  sealed_secret: string;
  /** When it entered this state. */
  since: number;
  /** The time step of the last accepted code, or 0 before the first. It prevents the reuse of a code. */
  last_step: number;
}

export interface BackupCodeTable {
  account_id: string;
  /**
   * Derived with the installation key, so that a code cannot be found by brute force in a copy of the
   * database.
   */
  code_hash: string;
  used_at: number | null;
}

export interface PasskeyTable {
  account_id: string;
  /** The credential id, in base64url. */
  id: string;
  name: string;
  /** In COSE format, in base64url. */
  public_key: string;
  counter: number;
  /** The transports that the browser reported, as a JSON array. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
}

/** Another company's account that can sign in to this one. */
export interface ProviderLinkTable {
  account_id: string;
  provider: string;
  subject: string;
  linked_at: number;
}

/** A challenge that can be answered once. */
export interface ChallengeTable {
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  purpose: 'second factor' | 'passkey login' | 'new passkey';
  account_id: string | null;
  /** SHA-256 of the password hash. It shows whether the password has changed. */
  password_mark: string | null;
  /** The fields of the pending sign-in. */
  remember: number;
  failures: number;
  created_at: number;
  expires_at: number;
}

/** The secret of a link in an email. */
export interface MailedLinkTable {
  id: string;
  purpose: MailedLinkPurpose;
  /** Null for sign-ups. */
  account_id: string | null;
  /** The email's recipient, in lower case. */
  email: string;
  /**
   * SHA-256 of the token. The token is derived from `id` with the installation key, when the email is
   * written.
   */
  token_hash: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export type MailedLinkPurpose = 'sign-up' | 'password reset' | 'new e-mail' | 'invitation';

/** The fields of the account that a confirmed sign-up creates. */
export interface SignUpTable {
  link_id: string;
  name: string;
  business: string;
  password_hash: string;
  payment_method: string | null;
  plan: string | null;
  source: Generated<string>;
  campaign: Generated<string>;
}

export interface NoticeTable {
  id: string;
  kind: NoticeKind;
  /** The account may already be deleted. */
  account_id: string | null;
  email: string;
  device: string;
  at: number;
}

/** Notices to users about their account. */
export const noticeKinds = [
  'sign-up of a known address',
  'new e-mail of a known address',
  'new device',
  'password changed',
  'password reset',
  'e-mail changed',
  'second factor added',
  'second factor removed',
  'second factor ends',
  'second factor stays',
  'factors removed by support',
  'backup code used',
  'wrong codes',
  'backup codes renewed',
  'passkey added',
  'passkey removed',
  'provider linked',
  'provider unlinked',
  'account deleted',
  'admin added',
  'admin removed',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

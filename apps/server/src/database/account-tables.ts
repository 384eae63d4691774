/** The tables of what protects an account. Times are milliseconds since 1970 in UTC. */

export interface InstallationKeyTable {
  /** Always 1. */
  id: number;
  fingerprint: string;
  created_at: number;
}

/** A browser that signed in to the account before, so that it is no news when it does again. */
export interface KnownDeviceTable {
  account_id: string;
  /** SHA-256 of what the browser keeps in its cookie. */
  device_hash: string;
  seen_at: number;
}

/**
 * An authenticator app (RFC 6238). An account has at most one that is confirmed, which is its second factor, and beside
 * it one that is offered: so an app is replaced without a moment in which neither counts.
 */
export interface AuthenticatorTable {
  account_id: string;
  state: 'offered' | 'confirmed';
  /** Sealed with the installation key, purpose `authenticator`, owner the account. */
  sealed_secret: string;
  /** When it came into this state. */
  since: number;
  /** The time step of the last code that was accepted; 0 before the first. A code works once. */
  last_step: number;
}

export interface BackupCodeTable {
  account_id: string;
  /** Derived with the installation key, so that a copy of the database cannot be searched for it. */
  code_hash: string;
  used_at: number | null;
}

export interface PasskeyTable {
  account_id: string;
  /** The credential id, in base64url. */
  id: string;
  name: string;
  /** COSE, in base64url. */
  public_key: string;
  counter: number;
  /** A JSON array of the browser's words. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
}

/** Another company's account that leads in. */
export interface ProviderLinkTable {
  account_id: string;
  provider: string;
  subject: string;
  linked_at: number;
}

/** A question that is good for one answer. */
export interface ChallengeTable {
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  purpose: 'second factor' | 'passkey login' | 'new passkey';
  account_id: string | null;
  /** Tells whether the password is still the one that was given: SHA-256 of its hash. */
  password_mark: string | null;
  /** Of the login that waits. */
  remember: number;
  failures: number;
  created_at: number;
  expires_at: number;
}

/** The secret of a link in a mail. */
export interface MailedLinkTable {
  id: string;
  purpose: MailedLinkPurpose;
  /** Null for sign-ups. */
  account_id: string | null;
  /** Where the mail goes, in lower case. */
  email: string;
  /** SHA-256 of the token. The token is derived from `id` with the installation key, when the mail is written. */
  token_hash: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export type MailedLinkPurpose = 'sign-up' | 'password reset' | 'new e-mail';

/** What a confirmed sign-up becomes. */
export interface SignUpTable {
  link_id: string;
  name: string;
  business: string;
  password_hash: string;
  payment_method: string | null;
  plan: string | null;
}

export interface NoticeTable {
  id: string;
  kind: NoticeKind;
  /** The account may be gone by now. */
  account_id: string | null;
  email: string;
  device: string;
  at: number;
}

/** What people are told about their account. */
export type NoticeKind =
  | 'sign-up of a known address'
  | 'new e-mail of a known address'
  | 'new device'
  | 'password changed'
  | 'password reset'
  | 'e-mail changed'
  | 'second factor added'
  | 'second factor removed'
  | 'second factor ends'
  | 'second factor stays'
  | 'factors removed by support'
  | 'backup code used'
  | 'wrong codes'
  | 'backup codes renewed'
  | 'passkey added'
  | 'passkey removed'
  | 'provider linked'
  | 'provider unlinked'
  | 'account deleted';

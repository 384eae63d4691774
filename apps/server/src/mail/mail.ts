import type { ReactElement } from 'react';
import type { MailAddress } from './mail-address.ts';

/**
 * The recipient of an email that is written but never sent. It is used when an address has no account: the
 * work is the same as for a real email, so the time of later requests does not reveal whether the account
 * exists.
 */
export const noReceiver = '';

/** One email to one person. */
export interface Mail {
  /** An address, or `noReceiver`. */
  readonly to: string;
  readonly replyTo?: MailAddress | undefined;
  readonly subject: string;
  readonly letter: ReactElement;
  /** A calendar file (RFC 5545), which mail programs offer to add. */
  readonly calendar?: string | undefined;
  /** The subject of the email to `replyTo` that mail programs send for people who want no more such emails (RFC 2369). */
  readonly unsubscribe?: string;
  /** `reply` responds to an action of the recipient; automatic responders must not answer it (RFC 3834). */
  readonly automatic: 'notice' | 'reply';
  /**
   * When the recipient is refused permanently: `never` retry for a visitor's address, retry `slowly` for our
   * own.
   */
  readonly whenRefused: 'never' | 'slowly';
}

/** The delivery data of an email. */
export interface Envelope {
  /** Stays the same when the email is sent again. */
  readonly id: string;
  readonly template: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The time in its header. */
  readonly date: number;
}

/**
 * Delivers an email to a mail server or a file. One to `noReceiver` is processed as far as possible and dropped.
 * @returns what the mail server responded, or the name of the file
 * @throws DeliveryFailed when it was not accepted, or any error when `signal` aborted it
 */
export type SendMail = (mail: Mail, envelope: Envelope, signal: AbortSignal) => Promise<string>;

import type { ReactElement } from 'react';
import type { MailAddress } from './mail-address.ts';

/**
 * The receiver of a mail that is written and never sent. Where an address has no account, such a mail takes as much work
 * as the real one, so that the time of later requests does not tell which it was.
 */
export const nobody = '';

/** One mail to one person. */
export interface Mail {
  /** An address, or `nobody`. */
  readonly to: string;
  /** Whoever answers the mail writes to this address. */
  readonly replyTo?: MailAddress | undefined;
  readonly subject: string;
  readonly letter: ReactElement;
  /** A calendar file (RFC 5545) that mail programs offer to add. */
  readonly calendar?: string;
  /** `reply` answers something that the receiver did; programs that answer mails must not answer it (RFC 3834). */
  readonly automatic: 'notice' | 'reply';
  /** A receiver that refuses it for good: `never` tries again for a stranger, `slowly` for an address of our own. */
  readonly whenRefused: 'never' | 'slowly';
}

/** What a mail is sent as. */
export interface Envelope {
  /** Stays the same however often the mail is sent. */
  readonly id: string;
  readonly template: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * Hands a mail over, to a mail server or a file. One to `nobody` goes as far as it can and is dropped.
 * @throws DeliveryFailed when it was not taken, or any error when `signal` ended it
 */
export type SendMail = (mail: Mail, envelope: Envelope, signal: AbortSignal) => Promise<void>;

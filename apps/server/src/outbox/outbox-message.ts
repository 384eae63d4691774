import type { OutboxTable } from '../database/tables.ts';

export type OutboxKind = OutboxTable['kind'];

/** A message to enqueue, together with the record that it is about. */
export interface NewOutboxMessage {
  readonly kind: OutboxKind;
  readonly template: string;
  /** The id of its subject, which is read again when the message is sent. */
  readonly subjectId: string;
  /** The language that it is written in, if that is not the one of the page that caused it. */
  readonly language?: string;
}

/** A message that this process has claimed. Times are milliseconds since 1970. */
export interface ClaimedMessage extends NewOutboxMessage {
  readonly id: string;
  /** The language of the page that caused it. */
  readonly language: string;
  readonly createdAt: number;
  /** Including this attempt. */
  readonly attempts: number;
  readonly giveUpAt: number;
  readonly claimedBy: string;
}

/**
 * Sends one message. `gone` means that its subject was erased or done, and `no receiver` that it was only written (see
 * `noReceiver`).
 * @throws DeliveryFailed or any other error when it was not delivered, also when `signal` aborted it
 */
export type Deliver = (
  message: ClaimedMessage,
  signal: AbortSignal,
) => Promise<'delivered' | 'gone' | 'no receiver'>;

/** When a failed message is retried: soon, slowly because the refusal was permanent, or never. */
export type Retry = 'soon' | 'slowly' | 'never';

/**
 * A message was not delivered. The error message is stored and the owner reads it: no addresses, no secrets.
 */
export class DeliveryFailed extends Error {
  readonly retry: Retry;
  /** Milliseconds for which the receiver asked not to be tried again. */
  readonly waitFor: number;

  constructor(reason: string, retry: Retry, waitFor = 0) {
    super(reason);
    this.name = 'DeliveryFailed';
    this.retry = retry;
    this.waitFor = waitFor;
  }
}

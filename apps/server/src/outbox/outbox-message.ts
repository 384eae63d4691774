import type { OutboxTable } from '../database/tables.ts';

/** How a message travels. */
export type OutboxKind = OutboxTable['kind'];

/** A message to be sent, as whoever stores its subject enqueues it. */
export interface NewOutboxMessage {
  readonly kind: OutboxKind;
  readonly template: string;
  /** The id of what it is about. It is read again when the message is sent. */
  readonly subjectId: string;
}

/** A message that this process has claimed. Times are milliseconds since 1970. */
export interface ClaimedMessage extends NewOutboxMessage {
  readonly id: string;
  readonly createdAt: number;
  /** This attempt included. */
  readonly attempts: number;
  readonly giveUpAt: number;
  readonly claimedBy: string;
}

/**
 * Sends one message. `gone` says that there is nothing to send: what it is about was erased, or it is to nobody.
 * @throws DeliveryFailed or any other error when it was not delivered, also when `signal` ended it
 */
export type Deliver = (message: ClaimedMessage, signal: AbortSignal) => Promise<'delivered' | 'gone'>;

/** When a message that failed is tried again: soon, slowly because it was refused for good, or never. */
export type Retry = 'soon' | 'slowly' | 'never';

/** A message was not delivered. The message text is stored and read by the owner: no addresses, no secrets. */
export class DeliveryFailed extends Error {
  readonly retry: Retry;

  constructor(reason: string, retry: Retry) {
    super(reason);
    this.name = 'DeliveryFailed';
    this.retry = retry;
  }
}

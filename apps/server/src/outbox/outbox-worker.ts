import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, minute, second } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { codeOf } from '../message-of.ts';
import { Bell } from './bell.ts';
import { claimDue, markFailed, markSent, release, remove } from './outbox.repository.ts';
import { type ClaimedMessage, type Deliver, DeliveryFailed, type OutboxKind } from './outbox-message.ts';
import { nextAttempt } from './retry-schedule.ts';

/** A longer attempt is aborted, well before its lease expires, even if clocks differ. */
const attemptFor = 45 * second;
const lease = 2 * minute;
const pollEvery = 5 * second;
const recordTries = 20;
/** The delay of `wakeLater`, and the maximum of its random extra. */
const soonest = second;
const spread = 2 * second;

const unexpected = { retry: 'soon', waitFor: 0 } as const;
const whyNotSent = {
  gone: 'not sent: what it was about was erased, used or done',
  'no receiver': 'not sent: no account may get it',
};

/** How messages of one kind are sent, and how many in parallel. */
export interface Channel {
  readonly maxParallel: number;
  /** The templates that are sent before others that are due. */
  readonly first: readonly string[];
  /** Those that are sent after others. */
  readonly last: readonly string[];
  readonly deliver: Deliver;
}

export interface OutboxServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly channels: Readonly<Record<OutboxKind, Channel>>;
  readonly random?: () => number;
  /** Milliseconds that running attempts get when the server stops. */
  readonly finishFor?: number;
}

/**
 * Sends the messages in the outbox. Any number of processes may share one database: each message is claimed
 * by one of them. It is marked as sent after the delivery, so a crash in between sends it once more, with the
 * same id.
 */
export class OutboxWorker {
  readonly #services: OutboxServices;
  readonly #claimant = randomUUID();
  readonly #bell = new Bell();
  readonly #inFlight: Record<OutboxKind, Set<Promise<void>>> = { mail: new Set(), webhook: new Set() };
  readonly #ending = new AbortController();
  #stopping = false;
  #running: Promise<void> | undefined;
  #stopped: Promise<void> | undefined;

  constructor(services: OutboxServices) {
    this.#services = services;
  }

  /** Starts sending, until `stop` is called. */
  start(): void {
    this.#running ??= this.#run();
  }

  /**
   * Call this after a request enqueued a message that its caller must not learn about. The worker starts a
   * random time later, so that it does not slow down the next requests.
   */
  wakeLater(): void {
    const { random = Math.random } = this.#services;
    setTimeout(() => this.wake(), soonest + random() * spread).unref();
  }

  /** Call this after a message was enqueued, to send it now instead of at the next poll. */
  wake(): void {
    this.#bell.ring();
  }

  /**
   * Sends every message that is due now, and waits for the attempts. @throws when the database is unavailable
   */
  async sendDue(): Promise<void> {
    for (;;) {
      const started = await this.#startDue();
      const inFlight = this.#allInFlight();
      if (started === 0 && inFlight.length === 0) return;
      // `Promise.race` of an empty list never settles, and the attempts may have ended by now.
      if (inFlight.length > 0) await Promise.race(inFlight);
    }
  }

  /** Claims no more messages, waits a few seconds for running attempts, and returns the rest. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#stopping = true;
    this.#bell.ring();
    const { finishFor = 4 * second } = this.#services;
    const timer = setTimeout(() => this.#ending.abort(), finishFor);
    await this.#running;
    await Promise.all(this.#allInFlight());
    clearTimeout(timer);
  }

  async #run(): Promise<void> {
    let away = false;
    while (!this.#stopping) {
      try {
        await this.#startDue();
        away = false;
      } catch (error) {
        if (!away) this.#services.log.warn({ err: error }, 'the outbox cannot be read; it is tried again');
        away = true;
      }
      await this.#bell.wait(pollEvery);
    }
  }

  /** Starts as many due messages as there is capacity for. */
  async #startDue(): Promise<number> {
    const { database, clock, channels } = this.#services;
    let started = 0;
    for (const kind of ['mail', 'webhook'] as const) {
      const { first, last, maxParallel } = channels[kind];
      const limit = maxParallel - this.#inFlight[kind].size;
      if (this.#stopping || limit <= 0) continue;
      const claim = { claimant: this.#claimant, first, last, limit, lease, now: clock() };
      const messages = await claimDue(database, kind, claim);
      for (const message of messages) this.#start(message);
      started += messages.length;
    }
    return started;
  }

  #start(message: ClaimedMessage): void {
    const { kind, id, template } = message;
    const attempt = this.#attempt(message)
      .catch((error: unknown) => {
        this.#services.log.error({ err: error, message: id, template }, 'the outbox could not be updated');
      })
      .finally(() => {
        this.#inFlight[kind].delete(attempt);
        this.#bell.ring();
      });
    this.#inFlight[kind].add(attempt);
  }

  async #attempt(message: ClaimedMessage): Promise<void> {
    const { database, clock, log, channels } = this.#services;
    const { id, template, attempts } = message;
    const tooLong = AbortSignal.timeout(attemptFor);
    try {
      const signal = AbortSignal.any([tooLong, this.#ending.signal]);
      const outcome = await channels[message.kind].deliver(message, signal);
      if (outcome !== 'delivered') {
        await this.#record(() => remove(database, message));
        log.info({ message: id, template }, whyNotSent[outcome]);
        return;
      }
    } catch (error) {
      if (this.#ending.signal.aborted) await this.#record(() => release(database, message));
      else await this.#noteFailure(message, error, tooLong.aborted);
      return;
    }
    await this.#record(() => markSent(database, message, clock()));
    log.info({ message: id, template, attempts }, 'sent');
  }

  async #noteFailure(message: ClaimedMessage, error: unknown, tookTooLong: boolean): Promise<void> {
    const { database, clock, log, random = Math.random } = this.#services;
    const { id, template, attempts } = message;
    const { retry, waitFor } = error instanceof DeliveryFailed ? error : unexpected;
    const reason = tookTooLong ? `no end after ${attemptFor / second} seconds` : reasonOf(error);
    const now = clock();
    const at = nextAttempt(message, retry, { now, random: random(), waitFor });
    await this.#record(() => markFailed(database, message, { at, reason, now }));
    const line = { message: id, template, attempts, reason };
    if (at === undefined) log.error(line, 'given up; npm run manage -- mail failed shows it');
    else log.warn({ ...line, nextAttempt: new Date(at).toISOString() }, 'not sent yet');
    // An error in our code needs its stack in the log; a receiver's refusal has none.
    if (!(error instanceof DeliveryFailed) && !tookTooLong) log.error({ err: error, message: id }, 'failed');
  }

  /**
   * A delivered message must be marked, or it is sent again. So this retries while the database is
   * unavailable.
   */
  async #record(mark: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await mark();
      } catch (error) {
        if (tries === recordTries || this.#stopping) throw error;
        await sleep(second);
      }
    }
  }

  #allInFlight(): Promise<void>[] {
    return [...this.#inFlight.mail, ...this.#inFlight.webhook];
  }
}

/** The message of an unexpected error may contain private data, so only its name and code are stored. */
function reasonOf(error: unknown): string {
  if (error instanceof DeliveryFailed) return error.message;
  return `${error instanceof Error ? error.name : 'unknown'} ${codeOf(error)}`.trimEnd();
}

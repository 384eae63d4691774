import { day, hour, minute, second } from '../../clock.ts';

/*
 * What a session is, in its simplest words: the promises, not the code. The test holds the server against it.
 */

const grace = 30 * second;
const largestSkew = 60 * second;

/** One refresh token of a session, in the order in which they were issued. */
interface ModelToken {
  token: string;
  replacedAt?: number;
  /** Too old to lead to its child, whatever the clock says next. */
  forgotten?: boolean;
}

/** A session as the promises have it. */
export class ModelSession {
  readonly tokens: ModelToken[];
  accessToken: string;
  #accessIssuedAt: number;
  #ended = false;
  #lastSeenAt: number;
  #expiresAt: number;
  readonly #remember: boolean;
  readonly #createdAt: number;

  constructor(given: { token: string; accessToken: string; remember: boolean; now: number }) {
    this.tokens = [{ token: given.token }];
    this.accessToken = given.accessToken;
    this.#accessIssuedAt = given.now;
    this.#remember = given.remember;
    this.#createdAt = given.now;
    this.#lastSeenAt = given.now;
    this.#expiresAt = given.now + (given.remember ? 30 * day : 12 * hour);
  }

  end(): void {
    this.#ended = true;
  }

  isLive(now: number): boolean {
    return !this.#ended && Math.max(now, this.#lastSeenAt) < this.#expiresAt;
  }

  /** An access token lasts ten minutes, dies with its session, and is not from the future. */
  isOpen(now: number): boolean {
    const issued = Math.floor(this.#accessIssuedAt / second);
    const expires = Math.floor((this.#accessIssuedAt + 10 * minute) / second);
    return this.isLive(now) && expires > Math.floor(now / second) && issued * second <= now + largestSkew;
  }

  /** What presenting the token at `index` has to lead to: another token, or nothing, which ends the session. */
  expectRefresh(index: number, now: number): 'next token' | 'the same child' | 'refused' {
    if (!this.isLive(now)) return 'refused';
    const { replacedAt, forgotten = false } = this.tokens[index] ?? {};
    if (replacedAt === undefined) return 'next token';
    if (forgotten) return 'refused';
    const age = now - replacedAt;
    if (age <= grace && age >= -largestSkew) return 'the same child';
    return this.tokens[index + 1]?.replacedAt === undefined ? 'the same child' : 'refused';
  }

  /** The token at `index` was accepted and led to `child`. */
  noteRefresh(
    index: number,
    { child, accessToken, now }: { child: string; accessToken: string; now: number },
  ) {
    const parent = this.tokens[index];
    if (parent !== undefined && parent.replacedAt === undefined) {
      parent.replacedAt = now;
      this.tokens.push({ token: child });
      for (const older of this.tokens.slice(0, index)) {
        older.forgotten ||= (older.replacedAt ?? now) < now - grace - largestSkew;
      }
    }
    this.accessToken = accessToken;
    this.#accessIssuedAt = now;
    this.#lastSeenAt = Math.max(now, this.#lastSeenAt);
    if (this.#remember) {
      this.#expiresAt = Math.min(this.#lastSeenAt + 30 * day, this.#createdAt + 180 * day);
    }
  }
}

import { day, hour, minute, second } from '../../clock.ts';

/* The simplest model of a session: the promises, not the code. The test compares the server with it. */

const grace = 30 * second;
const largestSkew = 60 * second;

/** One refresh token of a session, in the order in which they were issued. */
interface ModelToken {
  token: string;
  replacedAt?: number;
  /** Too old to get its child, even if the clock is set back. */
  forgotten?: boolean;
}

/** A session as the promises define it. */
export class ModelSession {
  readonly tokens: ModelToken[];
  accessToken: string;
  /**
   * The index of the token that the access token was issued for, and of the latest whose child is known to
   * have arrived.
   */
  #accessOf = 0;
  #delivered = 0;
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
    this.#expiresAt = given.now + (given.remember ? 30 * day : hour);
  }

  end(): void {
    this.#ended = true;
  }

  isLive(now: number): boolean {
    return !this.#ended && Math.max(now, this.#lastSeenAt) < this.#expiresAt;
  }

  /** An access token is valid for ten minutes, but not after its session or before it was issued. */
  isOpen(now: number): boolean {
    const issued = Math.floor(this.#accessIssuedAt / second);
    const expires = Math.floor((this.#accessIssuedAt + 10 * minute) / second);
    return this.isLive(now) && expires > Math.floor(now / second) && issued * second <= now + largestSkew;
  }

  /** The access token was accepted, so the browser also received the refresh token issued with it. */
  noteAccess(): void {
    this.#delivered = Math.max(this.#delivered, this.#accessOf);
  }

  /**
   * The expected result of presenting the token at `index`: another token, or a refusal, which ends the
   * session.
   */
  expectRefresh(index: number, now: number): 'next token' | 'the same child' | 'refused' {
    if (!this.isLive(now)) return 'refused';
    const { replacedAt, forgotten = false } = this.tokens[index] ?? {};
    if (replacedAt === undefined) return 'next token';
    if (forgotten) return 'refused';
    const age = now - replacedAt;
    if (age <= grace && age >= -largestSkew) return 'the same child';
    const isUsed = this.tokens[index + 1]?.replacedAt !== undefined || this.#delivered > index;
    return isUsed ? 'refused' : 'the same child';
  }

  /** The token at `index` was accepted, and the response had `child`. */
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
    this.#accessOf = index + 1;
    this.#accessIssuedAt = now;
    this.#lastSeenAt = Math.max(now, this.#lastSeenAt);
    const [idle, longest] = this.#remember ? [30 * day, 180 * day] : [hour, 12 * hour];
    this.#expiresAt = Math.min(this.#lastSeenAt + idle, this.#createdAt + longest);
  }
}

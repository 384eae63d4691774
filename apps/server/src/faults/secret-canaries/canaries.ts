import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';

/** Every secret of one test, by what it is: what was typed carries the word canary, what was issued is noted. */
export interface Canaries {
  readonly secrets: ReadonlyMap<string, string>;
  /** A new secret to be typed, sent or configured: letters, digits and hyphens. */
  typed(name: string): string;
  /** Notes a secret that the server gave out. */
  issued(name: string, value: string): void;
  /** Fails when a text holds any of them, plain or encoded. */
  expectNoneIn(place: string, text: string): void;
}

/** Starts with none. */
export function createCanaries(): Canaries {
  const secrets = new Map<string, string>();
  return {
    secrets,
    typed(name) {
      const secret = `canary-${name}-${randomBytes(4).toString('hex')}`;
      secrets.set(name, secret);
      return secret;
    },
    issued(name, value) {
      // What is shorter stands in any text by accident.
      if (value.length > 9) secrets.set(`${name} ${secrets.size}`, value);
    },
    expectNoneIn(place, text) {
      const lines = text.split('\n').filter((line) => /canary[ -]/i.test(line));
      expect(lines.slice(0, 5), `lines with what was typed, in ${place}`).toEqual([]);
      const shown = [...secrets].filter(([, secret]) => formsOf(secret).some((form) => text.includes(form)));
      const names = shown.map(([name]) => name);
      expect(names, `what was issued, in ${place}`).toEqual([]);
    },
  };
}

/** As it is, in an address, and in base64. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [secret, encodeURIComponent(secret), base64, bytes.toString('base64url')];
}

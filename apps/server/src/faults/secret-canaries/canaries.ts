import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';

/** All secrets of one test, by name. Typed secrets contain the word canary; issued secrets are collected. */
export interface Canaries {
  readonly secrets: ReadonlyMap<string, string>;
  /** Creates a secret to be typed, sent or configured: letters, digits and hyphens. */
  typed(name: string): string;
  /** Adds a secret that the server issued. */
  issued(name: string, value: string): void;
  /** Fails when a text contains any of them, plain or encoded. */
  expectNoneIn(place: string, text: string): void;
}

/** Starts without secrets. */
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
      // Shorter values appear in texts by accident.
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

/** Plain, URL-encoded and in base64. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [secret, encodeURIComponent(secret), base64, bytes.toString('base64url')];
}

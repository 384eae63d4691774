import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { second } from '../clock.ts';
import { authenticatorAddress, findStep, secretFrom } from './totp.ts';

/** RFC 6238, appendix B, for SHA-1. The table has eight digits; six-digit codes are their last six. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const table = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('a code of an authenticator app', () => {
  test.each(table)('at %i seconds matches RFC 6238', (time, code) => {
    expect(findStep(secret, code, time * second)).toBe(Math.floor(time / 30));
  });

  test('is accepted at most one step early or late', () => {
    const [time, code] = table[4];
    const step = Math.floor(time / 30);
    const found = (seconds: number) => findStep(secret, code, (time + seconds) * second);
    expect([found(-30), found(0), found(30)]).toEqual([step, step, step]);
    expect([found(-60), found(60)]).toEqual([undefined, undefined]);
  });
});

test('a secret is 160 random bits', () => {
  const secrets = Array.from({ length: 20 }, () => secretFrom(randomBytes(32).toString('base64url')));
  expect(new Set(secrets).size).toBe(20);
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/);
});

test('special characters in a name stay escaped in the URL', () => {
  const label = 'ama&secret=A?b:c/d#e@shop.example';
  const url = new URL(authenticatorAddress(secret, { issuer: 'Adom & Co', label }));
  expect(url.searchParams.get('secret')).toBe(secret);
  expect(url.searchParams.get('issuer')).toBe('Adom & Co');
  expect([...url.searchParams.keys()].sort()).toEqual(['algorithm', 'digits', 'issuer', 'period', 'secret']);
  expect(decodeURIComponent(url.pathname)).toBe(`/Adom & Co:${label}`);
});

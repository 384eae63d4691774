import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hour, minute } from '../clock.ts';
import { createInstallationKey } from '../secrets/installation-key.ts';
import { readPreviewPass, writePreviewPass } from './preview-cookie.ts';

const key = createInstallationKey(randomBytes(32));
const now = Date.UTC(2026, 10, 2, 9);
const pass = {
  release: '0123456789abcdef',
  accountId: '5a0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a',
  sessionId: '7c0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a',
  expiresAt: now + hour,
};
const cookie = writePreviewPass(key, pass);

test.each([
  ['now', 0, true],
  ['a minute before the hour is over', hour - minute, true],
  ['after an hour', hour, false],
  ['after the clock jumped back', -minute, false],
])('a pass is accepted %s: %j', (_, after, isAccepted) => {
  expect(readPreviewPass(key, cookie, now + after)).toEqual(isAccepted ? pass : undefined);
});

test.each([
  ['another release', cookie.replace('0123', '3210')],
  ['another account', cookie.replace('5a0b', '6a0b')],
  ['another session', cookie.replace('7c0b', '8c0b')],
  ['a later end', cookie.replace(`${pass.expiresAt}`, `${pass.expiresAt - 1}`)],
  ['no signature', cookie.slice(0, cookie.lastIndexOf('.'))],
  ['a signature of another key', writePreviewPass(createInstallationKey(randomBytes(32)), pass)],
  ['a long text', `${cookie}${'a'.repeat(4000)}`],
  ['nothing', ''],
])('a cookie with %s is refused', (_, forged) => {
  expect(readPreviewPass(key, forged, now)).toBeUndefined();
});

test('another signed value of this server is no pass', () => {
  const text = cookie.slice(0, cookie.lastIndexOf('.'));
  expect(readPreviewPass(key, `${text}.${key.derive('mailed link', text)}`, now)).toBeUndefined();
});

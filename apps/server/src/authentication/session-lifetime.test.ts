import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../clock.ts';
import { isLive, lifetime, longestLifetime, slideTo } from './session-lifetime.ts';

const login = Date.UTC(2026, 10, 2, 9);
const sessionOf = (remember: boolean, changed: object = {}) => ({
  ended_at: null,
  remember: remember ? 1 : 0,
  last_seen_at: login,
  expires_at: login + lifetime(remember),
  ...changed,
});

describe('a session', () => {
  test.each([
    ['without Remember me', false, hour],
    ['with Remember me', true, 30 * day],
  ])('%s lives until its end, and not at it', (_what, remember, length) => {
    expect(isLive(sessionOf(remember), login + length - 1)).toBe(true);
    expect(isLive(sessionOf(remember), login + length)).toBe(false);
  });

  test('that was ended is over at any time', () => {
    expect(isLive(sessionOf(true, { ended_at: login + 1 }), login)).toBe(false);
  });

  test('stays expired when the clock jumps back before its last use', () => {
    const seenLate = sessionOf(true, { last_seen_at: login + 30 * day });
    expect(isLive(seenLate, login + minute)).toBe(false);
  });

  test('stays live when a clock is a minute off', () => {
    expect(isLive(sessionOf(false), login - minute)).toBe(true);
    expect(isLive(sessionOf(true), login - minute)).toBe(true);
  });

  test.each([
    ['without Remember me', false],
    ['with Remember me', true],
  ])('%s that a clock far ahead began is refused once the clock is right', (_what, remember) => {
    expect(isLive(sessionOf(remember), login - 2 * day)).toBe(false);
  });

  test('is extended to 30 days after each use, and ends half a year after the login', () => {
    const remembered = { created_at: login, remember: 1 };
    expect(slideTo(remembered, login + 29 * day)).toBe(login + 59 * day);
    expect(slideTo(remembered, login + 150 * day)).toBe(login + 180 * day);
    expect(slideTo(remembered, login + 179 * day)).toBe(login + 180 * day);
  });

  test('without Remember me is extended to an hour after each use, and ends 12 hours after the login', () => {
    const session = { created_at: login, remember: 0 };
    expect(slideTo(session, login + 30 * minute)).toBe(login + 90 * minute);
    expect(slideTo(session, login + 11.5 * hour)).toBe(login + 12 * hour);
  });

  test('never ends later than 30 days after a use or 180 days after the login, whenever it is used', () => {
    const uses = fc.array(fc.integer({ min: -2 * day, max: 40 * day }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(uses, (pauses) => {
        let now = login;
        let session = sessionOf(true);
        for (const pause of pauses) {
          now += pause;
          if (!isLive(session, now)) continue;
          const seen = Math.max(now, session.last_seen_at);
          session = {
            ...session,
            last_seen_at: seen,
            expires_at: slideTo({ created_at: login, remember: 1 }, seen),
          };
          expect(session.expires_at).toBeLessThanOrEqual(seen + lifetime(true));
          expect(session.expires_at).toBeLessThanOrEqual(login + longestLifetime(true));
        }
      }),
    );
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { shouldOfferPasskey } from './passkey-offer.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('someone who is signed in does not wait half a minute for an offer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: { passkeys: '' } } });
  vi.stubGlobal('PublicKeyCredential', { isUserVerifyingPlatformAuthenticatorAvailable: async () => true });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const offered = shouldOfferPasskey('');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await Promise.race([offered, 'waiting'])).toBe(false);
});

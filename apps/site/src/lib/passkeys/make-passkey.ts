import type { RequestOf } from '@accounting-site/contract/calls/endpoint-types';
import type { addPasskey } from '@accounting-site/contract/endpoints/app-host-endpoints';

/**
 * Why the browser created no passkey: the user cancelled, the device already has one, or it is not supported.
 */
export type PasskeyProblem = 'cancelled' | 'known' | 'failed';

type NewCredential = RequestOf<typeof addPasskey>['body']['credential'];

type Made = { credential: NewCredential } | { problem: PasskeyProblem };

/** Has the browser create a passkey. The library is loaded on first use, because few users need it. */
export async function makePasskey(options: Record<string, unknown>): Promise<Made> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    // The server created the options with the same library.
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    return { credential: (await startRegistration({ optionsJSON })) as NewCredential };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Maps the browser's error to a problem (Web Authentication Level 3 §5.1.3). */
export function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}

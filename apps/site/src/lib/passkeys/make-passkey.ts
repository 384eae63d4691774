/** Why the browser made no passkey: the person stopped, the device has one, or it does not work there. */
export type PasskeyProblem = 'cancelled' | 'known' | 'failed';

type Made = { credential: unknown } | { problem: PasskeyProblem };

/** Has the browser make a passkey. Its library loads with the first one: few people ever need it. */
export async function makePasskey(options: Record<string, unknown>): Promise<Made> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    // The server wrote the options with the same library.
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    return { credential: await startRegistration({ optionsJSON }) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Tells from the browser's error (Web Authentication Level 3 §5.1.3) what became of a passkey. */
export function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}

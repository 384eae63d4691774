import { Secret, TOTP } from 'otpauth';

/** The options that all authenticator apps support (RFC 6238); some apps ignore others without an error. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/**
 * Steps before and after the current one whose codes are accepted: clocks differ, and typing takes time (RFC
 * 6238 §5.2).
 */
const tolerance = 1;

/**
 * A secret in base32: 160 bits, the size of the hash (RFC 4226 §4).
 * @param bits at least as many that nobody can guess, in base64url
 */
export function secretFrom(bits: string): string {
  const bytes = Buffer.from(bits, 'base64url').subarray(0, 20);
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

/** The otpauth://totp/ URL of the QR code, with the secret and the names that the app displays. */
export function authenticatorAddress(secret: string, names: { issuer: string; label: string }): string {
  return new TOTP({ ...form, ...names, secret }).toString();
}

/**
 * The time step to which a code belongs; undefined when it matches no step near the current one.
 * @param code six digits
 */
export function findStep(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ ...form, secret });
  const distance = totp.validate({ token: code, timestamp: now, window: tolerance });
  return distance === null ? undefined : totp.counter({ timestamp: now }) + distance;
}

import { Secret, TOTP } from 'otpauth';

/** What every authenticator app can do (RFC 6238); some take anything else for this without saying so. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps before and after this one whose codes are taken: phones' clocks differ, and typing takes time (RFC 6238 §5.2). */
const tolerance = 1;

/** A new secret: 160 random bits, as many as the hash has (RFC 4226 §4), in base32. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code: otpauth://totp/ with the secret and the names it is shown under. */
export function authenticatorAddress(secret: string, names: { issuer: string; label: string }): string {
  return new TOTP({ ...form, ...names, secret }).toString();
}

/**
 * The time step of which this is the code; undefined when it is that of none nearby.
 * @param code six digits
 */
export function findStep(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ ...form, secret });
  const distance = totp.validate({ token: code, timestamp: now, window: tolerance });
  return distance === null ? undefined : totp.counter({ timestamp: now }) + distance;
}

import { createHmac } from 'node:crypto';

/**
 * The values that the receiver verifies. `timestamp` is in seconds since 1970. `body` is sent byte for byte.
 */
interface SignedWebhook {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/**
 * Decodes a signing secret: 24 to 64 random bytes in base64, with or without the prefix `whsec_`. Returns
 * undefined for an invalid one.
 */
export function readWebhookSecret(text: string): Buffer | undefined {
  const base64 = text.replace(/^whsec_/, '');
  const secret = Buffer.from(base64, 'base64');
  const isBase64 = secret.toString('base64').replace(/={1,2}$/, '') === base64.replace(/={1,2}$/, '');
  return isBase64 && secret.length >= 24 && secret.length <= 64 ? secret : undefined;
}

/**
 * The headers with id, time and signature by the Standard Webhooks specification: HMAC-SHA256 over
 * `id.timestamp.body`.
 */
export function signWebhook({ id, timestamp, body }: SignedWebhook, secret: Buffer): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

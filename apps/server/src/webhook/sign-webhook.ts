import { createHmac } from 'node:crypto';

/** What the receiver checks. `timestamp` is in seconds since 1970; `body` is what is sent, byte for byte. */
export interface SignedWebhook {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/** A secret for signatures: 24 to 64 random bytes in base64, `whsec_` before it or not. Undefined when it is none. */
export function readWebhookSecret(text: string): Buffer | undefined {
  const base64 = text.replace(/^whsec_/, '');
  const secret = Buffer.from(base64, 'base64');
  const isBase64 = secret.toString('base64').replace(/={1,2}$/, '') === base64.replace(/={1,2}$/, '');
  return isBase64 && secret.length >= 24 && secret.length <= 64 ? secret : undefined;
}

/** Id, time and signature as headers, by the Standard Webhooks specification: HMAC-SHA256 over `id.timestamp.body`. */
export function signWebhook({ id, timestamp, body }: SignedWebhook, secret: Buffer): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

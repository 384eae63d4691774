import { languageTag } from '@accounting-site/content/languages/language-tag';
import { type Endpoint, sitePath } from '@accounting-site/contract/endpoints/endpoints';
import type { FieldError } from '@accounting-site/contract/endpoints/errors';
import { abortAfter } from './abort-after.ts';

/**
 * The outcome of sending a form. `refused` has the field errors; the others say why nothing was stored.
 * `wait` is in seconds.
 */
type SiteAnswer =
  | { outcome: 'stored' }
  | { outcome: 'kept' }
  | { outcome: 'refused'; errors: FieldError[] }
  | { outcome: 'limited'; wait: number | undefined }
  | { outcome: 'network' | 'server' };

const deadline = 30_000;

/**
 * Sends a form to the site's own endpoint as JSON. It never throws: every outcome is a value that the form
 * can show.
 * @param idempotencyKey the same for every attempt of one form, so that the server stores it once
 */
export async function sendToSite(
  endpoint: Endpoint,
  body: Record<string, unknown>,
  idempotencyKey: string,
): Promise<SiteAnswer> {
  try {
    const response = await fetch(sitePath(endpoint), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        'accept-language': languageTag(),
      },
      body: JSON.stringify(body),
      signal: abortAfter(deadline),
    });
    // A page of a captive portal or a proxy, whatever its status: the site has stored nothing.
    if (!/json/.test(response.headers.get('content-type') ?? '')) return { outcome: 'server' };
    // This is not the server's response: there was no network, and the service worker sends the form later.
    if (response.status === 202) return { outcome: 'kept' };
    if (response.ok) return { outcome: 'stored' };
    if (response.status === 429) {
      return { outcome: 'limited', wait: Number(response.headers.get('retry-after')) || undefined };
    }
    if (response.status === 422 || response.status === 400) return readRefusal(await response.json());
    return { outcome: 'server' };
  } catch {
    return { outcome: 'network' };
  }
}

function readRefusal(problem: { errors?: FieldError[] }): SiteAnswer {
  return problem.errors?.length ? { outcome: 'refused', errors: problem.errors } : { outcome: 'server' };
}

import { languageTag } from '@accounting-site/content/languages/language-tag';
import { type Endpoint, sitePath } from '@accounting-site/contract/endpoints/endpoints';
import type { FieldError } from '@accounting-site/contract/endpoints/errors';
import { abortAfter } from './abort-after.ts';
import { errorsByField } from './form-fields.ts';
import type { FormRefusal } from './use-form.ts';

/** Why nothing was stored. `wait` is in seconds. */
export interface SendFailure {
  readonly outcome: 'limited' | 'network' | 'server';
  readonly wait?: number | undefined;
}

/** kept: stored in the browser, and sent when there is a network. */
type SiteAnswer = { stored: 'sent' | 'kept' } | FormRefusal<SendFailure>;

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
    if (!/json/.test(response.headers.get('content-type') ?? '')) return { failure: { outcome: 'server' } };
    // This is not the server's response: there was no network, and the service worker sends the form later.
    if (response.status === 202) return { stored: 'kept' };
    if (response.ok) return { stored: 'sent' };
    if (response.status === 429) {
      const wait = Number(response.headers.get('retry-after')) || undefined;
      return { failure: { outcome: 'limited', wait } };
    }
    if (response.status === 422 || response.status === 400) return readRefusal(await response.json());
    return { failure: { outcome: 'server' } };
  } catch {
    return { failure: { outcome: 'network' } };
  }
}

const readRefusal = ({ errors }: { errors?: FieldError[] }): SiteAnswer =>
  errors?.length ? { errors: errorsByField(errors) } : { failure: { outcome: 'server' } };

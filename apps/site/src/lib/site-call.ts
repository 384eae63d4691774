import { siteBasePath } from '@accounting-site/contract/call-paths';
import type { FieldError } from '@accounting-site/contract/errors';

/** How a form's call ended. `refused` names the fields to mend; the others say why nothing was stored. `wait` is in seconds. */
export type SiteAnswer =
  | { outcome: 'stored' }
  | { outcome: 'kept' }
  | { outcome: 'refused'; errors: FieldError[] }
  | { outcome: 'limited'; wait: number | undefined }
  | { outcome: 'network' | 'server' };

const deadline = 30_000;

/**
 * Sends a form to the site's own endpoint as JSON. Never throws: every end is an answer that the form can show.
 * @param path below /api/site, from the contract's sitePaths
 * @param idempotencyKey the same for every try of one form, so that sending twice stores once
 */
export async function sendToSite(
  path: string,
  body: Record<string, unknown>,
  idempotencyKey: string,
): Promise<SiteAnswer> {
  try {
    const response = await fetch(siteBasePath + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(deadline),
    });
    // Not the server's answer: there was no network, and the service worker sends it later.
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

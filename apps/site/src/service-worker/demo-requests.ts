import { siteBasePath, sitePaths } from '@accounting-site/contract/call-paths';
import { type KeptRequest, keepRequest, listKeptRequests } from '../lib/offline/kept-requests.ts';
import { offlinePath } from '../lib/offline/offline-names.ts';

declare const self: ServiceWorkerGlobalScope;

/** Where the demo-request form is posted to. */
export const demoRequestsPath = siteBasePath + sitePaths.demoRequests;

/** Its name for the browser's Background Sync. */
export const syncTag = 'demo-requests';

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether a page of this site asks. What the worker sends carries this site's name, so that the server would take the
 * form of another site for ours: that one goes to the server as it is, and is refused there.
 */
export const isOfThisSite = ({ url, referrer }: Request, origin: string) =>
  url.startsWith(`${origin}/`) && referrer.startsWith(`${origin}/`);

/**
 * Sends a demo request on; where there is no network it stays on the phone. A script's request is answered with 202
 * then, and a plain form's leads to the page that shows what waits.
 */
export async function sendOrKeep(request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  const isPlain = !type.startsWith('application/json');
  const body = await request.text();
  const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
  try {
    // A detour is the browser's to follow: it answers a form that was posted plainly.
    return await post(body, type, key, isPlain ? 'manual' : 'follow');
  } catch {
    const fields: Record<string, string> = isPlain
      ? Object.fromEntries([...new URLSearchParams(body)])
      : JSON.parse(body);
    await keepRequest({ key, at: Date.now(), state: 'waiting', fields, errors: [] });
    await askForSync();
    return isPlain ? Response.redirect(offlinePath, 303) : Response.json({ kept: true }, { status: 202 });
  }
}

const post = (body: string, type: string, key: string, redirect: RequestRedirect) =>
  fetch(demoRequestsPath, {
    method: 'POST',
    headers: { 'content-type': type, 'idempotency-key': key },
    body,
    redirect,
  });

async function askForSync() {
  const { sync } = self.registration as ServiceWorkerRegistration & {
    sync?: { register: (tag: string) => Promise<void> };
  };
  // Where there is none, or it is not allowed, the next page that is opened with a network asks for it.
  await sync?.register(syncTag).catch(() => {});
}

/**
 * Sends what waits. Only one at a time, whoever asks; one that fails does not keep back the others.
 * @throws when the network or the server does not answer, so that Background Sync tries again
 */
export const sendKeptRequests = () =>
  navigator.locks.request(syncTag, async () => {
    const waiting = (await listKeptRequests()).filter(({ state }) => state === 'waiting');
    const failures: unknown[] = [];
    for (const request of waiting) {
      await send(request).then(keepRequest, (failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw failures[0];
  });

async function send(request: KeptRequest): Promise<KeptRequest> {
  if (Date.now() - request.at > thirtyDays) return { ...request, state: 'expired' };
  const answer = await post(JSON.stringify(request.fields), 'application/json', request.key, 'follow');
  // Neither the page of a network that wants a password first nor that of a proxy is an answer of ours.
  if (!/json/.test(answer.headers.get('content-type') ?? '')) throw new Error('not an answer of the site');
  // What was typed is of no use on the phone any more.
  if (answer.ok) return { ...request, state: 'sent', fields: {} };
  if (answer.status === 429 || answer.status >= 500) throw new Error(answer.statusText);
  const { errors = [] } = await answer.json();
  return { ...request, state: 'refused', errors };
}

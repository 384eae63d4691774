import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { abortAfter } from '../lib/forms/abort-after.ts';
import {
  forgetRequest,
  type KeptRequest,
  keepRequest,
  listKeptRequests,
} from '../lib/offline/kept-requests.ts';
import { cacheNames, offlinePath } from '../lib/offline/offline-names.ts';

declare const self: ServiceWorkerGlobalScope;

const demoRequestsAddress = sitePath(siteEndpoints.demoRequest);

/** The endpoints of the forms that wait for a network: the demo request, and 'Call me'. */
export const keptForms = [demoRequestsAddress, sitePath(siteEndpoints.callRequest)];

/** The tag of the browser's Background Sync. */
export const syncTag = 'demo-requests';

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether the request comes from a page of this site. Requests of the worker have this site's origin, so the
 * server would accept another site's form as ours. Such a form is passed to the server unchanged, which
 * refuses it.
 */
export const isOfThisSite = ({ url, referrer }: Request, origin: string) =>
  url.startsWith(`${origin}/`) && referrer.startsWith(`${origin}/`);

/**
 * Sends a form; without a network it is stored in the browser. A script then receives status 202, and
 * a plain form is redirected to the page with waiting requests.
 */
export async function sendOrKeep(request: Request): Promise<Response> {
  const { url } = request;
  const type = request.headers.get('content-type') ?? '';
  const isPlain = !type.startsWith('application/json');
  const body = await request.text();
  const asked = new URL(url).searchParams.get('language');
  const language = (isPlain ? asked : request.headers.get('accept-language')) ?? undefined;
  const key = request.headers.get('idempotency-key') ?? (await keyOfContent(url + body));
  try {
    // A redirect is left to the browser, because it is the response to a plain form.
    return await post(url, { body, type, key, language }, isPlain ? 'manual' : 'follow');
  } catch {
    const fields: Record<string, string> = isPlain
      ? Object.fromEntries([...new URLSearchParams(body)])
      : JSON.parse(body);
    const at = Math.max(Date.now(), await lastKnownTime());
    await keepRequest({ key, address: url, language, at, state: 'waiting', fields, errors: [] });
    await askForSync();
    // Not Response.json(), which Safari has since version 17 only.
    const headers = { 'content-type': 'application/json' };
    if (!isPlain) return new Response('{"kept":true}', { status: 202, headers });
    return Response.redirect(asked ? `/${asked}${offlinePath}` : offlinePath, 303);
  }
}

/**
 * When the server last sent a page, in milliseconds. A phone whose battery was empty says 2019 until it has a network,
 * and the thirty days would be over then.
 */
async function lastKnownTime(): Promise<number> {
  const stored = caches.open(cacheNames.pages).then((pages) => pages.matchAll());
  const pages = await stored.catch(() => []);
  return Math.max(...pages.map(({ headers }) => Date.parse(headers.get('date') ?? '') || 0));
}

/**
 * The key of a plain form, which has none: the same input within the same hour is one request, as on the server.
 * A visitor who presses the button twice sends it twice.
 */
async function keyOfContent(content: string): Promise<string> {
  const hour = Math.floor(Date.now() / 3_600_000);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hour + content));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Sending {
  body: string;
  type: string;
  key: string;
  language: string | undefined;
}

const post = (url: string, { body, type, key, language }: Sending, redirect: RequestRedirect) =>
  fetch(url, {
    method: 'POST',
    // Without the language of the page, the server would answer in that of the browser.
    headers: {
      'content-type': type,
      'idempotency-key': key,
      ...(language && { 'accept-language': language }),
    },
    body,
    redirect,
    // A request without a response must not keep the others waiting. The page itself waits for 30 seconds.
    signal: abortAfter(25_000),
  });

async function askForSync() {
  const { sync } = self.registration as ServiceWorkerRegistration & {
    sync?: { register: (tag: string) => Promise<void> };
  };
  // If Background Sync is missing or not allowed, the next page opened with a network triggers the sending.
  await sync?.register(syncTag).catch(() => {});
}

/**
 * Sends the waiting requests. Only one run at a time, except in browsers without Web Locks, such as Safari before
 * 15.4: there the server recognises a second one by its key.
 * @throws when the network or the server does not respond, so that Background Sync tries again
 */
export const sendKeptRequests = async (): Promise<void> =>
  navigator.locks ? navigator.locks.request(syncTag, sendWaiting) : sendWaiting();

/** A failed request does not stop the others. */
async function sendWaiting(): Promise<void> {
  const waiting = (await listKeptRequests()).filter(({ state }) => state === 'waiting');
  const failures: unknown[] = [];
  for (const request of waiting) {
    await send(request)
      .then(keepOutcome)
      .catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}

/** @throws without a network, and then the request waits */
async function timeOfServer(): Promise<number> {
  const { headers } = await fetch(offlinePath, { method: 'HEAD', cache: 'no-store' });
  return Date.parse(headers.get('date') ?? '');
}

/** On a full phone a request that was sent is deleted, which needs no room: otherwise it would be sent for ever. */
async function keepOutcome(request: KeptRequest): Promise<void> {
  try {
    await keepRequest(request);
  } catch (failure) {
    if (request.state !== 'sent') throw failure;
    await forgetRequest(request.key);
  }
}

async function send(request: KeptRequest): Promise<KeptRequest> {
  const { address = demoRequestsAddress, key, language } = request;
  const isOver = (now: number) => now - request.at > thirtyDays;
  // The clock of the phone may be ahead.
  if (isOver(Date.now()) && isOver(await timeOfServer())) return { ...request, state: 'expired' };
  const body = JSON.stringify(request.fields);
  const answer = await post(address, { body, type: 'application/json', key, language }, 'follow');
  // The page of a captive portal or of a proxy is not a response of the site.
  if (!/json/.test(answer.headers.get('content-type') ?? '')) throw new Error('not an answer of the site');
  // The input is no longer needed in the browser.
  if (answer.ok) return { ...request, state: 'sent', fields: {} };
  if (answer.status === 429 || answer.status >= 500) throw new Error(answer.statusText);
  const { errors = [] } = await answer.json();
  return { ...request, state: 'refused', errors };
}

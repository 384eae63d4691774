import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { KeptRequest } from '../lib/offline/kept-requests.ts';
import { isOfThisSite, sendKeptRequests, sendOrKeep } from './demo-requests.ts';

const phone = vi.hoisted(() => new Map<string, KeptRequest>());
const room = vi.hoisted(() => ({ isFull: false }));
vi.mock('../lib/offline/kept-requests.ts', () => ({
  listKeptRequests: async () => [...phone.values()],
  keepRequest: async (request: KeptRequest) => {
    if (room.isFull) throw new DOMException('', 'QuotaExceededError');
    phone.set(request.key, request);
  },
  forgetRequest: async (key: string) => void phone.delete(key),
}));

const oneDay = 24 * 60 * 60 * 1000;
const fields = { name: 'Esi Tetteh', email: 'esi@example.com' };

beforeEach(() => {
  phone.clear();
  room.isFull = false;
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
  storePages();
});

/** Stores visited pages, by when the server sent them. */
function storePages(...dates: string[]) {
  const pages = dates.map((date) => new Response('', { headers: { date } }));
  vi.stubGlobal('caches', { open: async () => ({ matchAll: async () => pages }) });
}

const pageFrom = (time: number) => new Response('', { headers: { date: new Date(time).toUTCString() } });

/** Sends a form without a network, from a script. */
function sendOffline(key: string) {
  answerWith(new TypeError('Failed to fetch'));
  vi.stubGlobal('self', { registration: {} });
  const body = JSON.stringify(fields);
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const url = 'https://www.example.com/api/site/demo-requests';
  return sendOrKeep(new Request(url, { method: 'POST', headers, body }));
}

function keepOne(key: string, { days = 0 } = {}) {
  phone.set(key, { key, at: Date.now() - days * oneDay, state: 'waiting', fields, errors: [] });
}

function answerWith(...answers: (Response | Error)[]) {
  const send = vi.fn(async () => {
    const answer = answers.shift() ?? new Error('nothing more is expected');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', send);
  return send;
}

test('a sent request is deleted from the browser, and not sent again', async () => {
  keepOne('a', { days: 29 });
  const send = answerWith(Response.json({}));
  await sendKeptRequests();
  await sendKeptRequests();
  expect(send).toHaveBeenCalledOnce();
  expect(phone.get('a')).toMatchObject({ state: 'sent', fields: {} });
});

test('a request without a response is given up after 25 seconds, and stays waiting', async () => {
  keepOne('a');
  vi.useFakeTimers();
  const whenAborted = (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', whenAborted);
  const sending = expect(sendKeptRequests()).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(25_000);
  await sending;
  expect(phone.get('a')).toMatchObject({ state: 'waiting', fields });
  vi.useRealTimers();
});

test('after thirty days a request is not sent any more, and its input is still there', async () => {
  keepOne('a', { days: 31 });
  const send = answerWith(pageFrom(Date.now()));
  await sendKeptRequests();
  expect(send.mock.calls).toEqual([['/offline', { method: 'HEAD', cache: 'no-store' }]]);
  expect(phone.get('a')).toMatchObject({ state: 'expired', fields });
});

test('a request is sent although the clock of the phone is a year ahead', async () => {
  keepOne('a', { days: 365 });
  answerWith(pageFrom(Date.now() - 364 * oneDay), Response.json({}));
  await sendKeptRequests();
  expect(phone.get('a')).toMatchObject({ state: 'sent' });
});

test('on a full phone a request is sent once, and the next one as well', async () => {
  keepOne('a');
  keepOne('b');
  room.isFull = true;
  const send = answerWith(Response.json({}), Response.json({}));
  await sendKeptRequests();
  expect(send).toHaveBeenCalledTimes(2);
  expect(phone.size).toBe(0);
});

test('a refused request comes back with the reason and its input, and the next one is sent', async () => {
  keepOne('a');
  keepOne('b');
  const errors = [{ field: 'phone', message: phoneInvalid }];
  answerWith(Response.json({ errors }, { status: 422 }), Response.json({}));
  await sendKeptRequests();
  expect(phone.get('a')).toMatchObject({ state: 'refused', fields, errors });
  expect(phone.get('b')).toMatchObject({ state: 'sent' });
});

test.each([
  ['the network fails', new Error('no network')],
  ['the server asks to wait', Response.json({}, { status: 429 })],
  ['the server fails', Response.json({}, { status: 503 })],
])('if %s the request waits, and the browser is told to try again', async (_, answer) => {
  keepOne('a');
  answerWith(answer);
  await expect(sendKeptRequests()).rejects.toThrow();
  expect(phone.get('a')).toMatchObject({ state: 'waiting', fields });
});

test('only a form of this site is sent on its behalf', () => {
  const site = 'https://site.example';
  const from = (referrer: string) =>
    isOfThisSite({ url: `${site}/api/site/demo-requests`, referrer } as Request, site);
  expect(from(`${site}/demo-request`)).toBe(true);
  expect(['', 'https://other.example/', `${site}.other.example/`].map(from)).toEqual([false, false, false]);
});

test.each([200, 403])(
  'a page with status %i is not a response of the site: the request waits, and the next one is sent',
  async (status) => {
    keepOne('a');
    keepOne('b');
    const page = new Response('<p>Sign in to this network</p>', {
      status,
      headers: { 'content-type': 'text/html' },
    });
    answerWith(page, Response.json({}));
    await expect(sendKeptRequests()).rejects.toThrow('not an answer');
    expect(phone.get('a')).toMatchObject({ state: 'waiting', fields });
    expect(phone.get('b')).toMatchObject({ state: 'sent' });
  },
);

test('a plain form that is sent twice has one key, and other input has another', async () => {
  const send = answerWith(Response.json({}), Response.json({}), Response.json({}));
  for (const name of ['Esi', 'Esi', 'Kofi']) {
    const body = new URLSearchParams({ name });
    await sendOrKeep(new Request('https://www.example.com/api/site/demo-requests', { method: 'POST', body }));
  }
  const keys = send.mock.calls.map(([, sent]: unknown[]) => (sent as RequestInit).headers);
  expect(keys[0]).toEqual(keys[1]);
  expect(keys[0]).not.toEqual(keys[2]);
});

test('without a network a form is told that it is kept, also in Safari before 17', async () => {
  vi.spyOn(Response, 'json').mockImplementation(() => {
    throw new TypeError('Response.json is not a function');
  });
  const answer = await sendOffline('one');
  expect([answer.status, await answer.json()]).toEqual([202, { kept: true }]);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(phone.get('one')).toMatchObject({ state: 'waiting', fields });
});

test('a request typed while the clock of the phone said 2019 is sent once the network has corrected it', async () => {
  // The worker was installed long before.
  storePages('Mon, 5 Jan 2026 10:00:00 GMT', 'Fri, 20 Nov 2026 10:00:00 GMT', 'Thu, 1 Oct 2026 10:00:00 GMT');
  vi.useFakeTimers({ now: Date.UTC(2019, 0, 1) });
  onTestFinished(() => void vi.useRealTimers());
  await sendOffline('one');
  vi.setSystemTime(Date.UTC(2026, 10, 27));
  const send = answerWith(Response.json({}));
  await sendKeptRequests();
  expect(send).toHaveBeenCalledOnce();
  expect(phone.get('one')).toMatchObject({ state: 'sent' });
});

test('a browser without Web Locks, such as Safari before 15.4, sends what it kept', async () => {
  vi.stubGlobal('navigator', {});
  keepOne('a');
  answerWith(Response.json({}));
  await sendKeptRequests();
  expect(phone.get('a')).toMatchObject({ state: 'sent' });
});

test('a request is sent to the address of its form; an older one is a demo request', async () => {
  keepOne('demo');
  const address = 'https://www.example.com/api/site/call-requests';
  phone.set('call', { key: 'call', address, at: Date.now(), state: 'waiting', fields, errors: [] });
  const send = answerWith(Response.json({}), Response.json({}));
  await sendKeptRequests();
  expect(send.mock.calls.map(([to]: unknown[]) => to)).toEqual(['/api/site/demo-requests', address]);
});

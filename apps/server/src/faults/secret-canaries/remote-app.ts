import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Canaries } from './canaries.ts';

/** The requests to a server process, and its responses. */
interface RemoteApp {
  /** For the test browsers: it only has `inject`, which sends requests over the network. */
  readonly app: FastifyInstance;
  readonly requestIds: string[];
  /** The responses with a status of 400 and above, with their headers. */
  readonly refusals: { status: number; text: string }[];
}

const issuedFields = ['accessToken', 'secret', 'address', 'backupCodes', 'challenge'];
const issuedInAddress = ['state', 'nonce', 'code_challenge'];

/**
 * Sends requests to a server process as a proxy would, from another network each time, with secrets in the
 * query, the cookies, the User-Agent and the forwarded address. Issued secrets are collected.
 */
export function openRemoteApp(url: string, canaries: Canaries): RemoteApp {
  const requestIds: string[] = [];
  const refusals: RemoteApp['refusals'] = [];
  const [query, cookie, agent, forwarded] = ['query', 'cookie', 'agent', 'forwarded'].map(canaries.typed);

  async function inject(options: InjectOptions) {
    const { method = 'GET', url: path = '/', headers = {}, payload } = options;
    const given = headers as Record<string, string>;
    const isObject = typeof payload === 'object' && payload !== null;
    const answer = await fetch(`${url}${path}${String(path).includes('?') ? '&' : '?'}secret=${query}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(isObject && { 'content-type': 'application/json' }),
        'user-agent': `Mozilla/5.0 ${agent}`,
        'x-forwarded-for': `${forwarded}, 198.51.${requestIds.length >> 8}.${requestIds.length & 255}`,
        ...given,
        cookie: [given.cookie, `visit=${cookie}`].filter(Boolean).join('; '),
      },
      ...(payload !== undefined && { body: isObject ? JSON.stringify(payload) : String(payload) }),
    });
    let body = await answer.text();
    const cookies = answer.headers.getSetCookie().map(readCookie);
    for (const { name, value } of cookies) canaries.issued(`cookie ${name}`, value);
    const json = (): Record<string, unknown> => JSON.parse(body);
    if (answer.headers.get('content-type')?.includes('json')) {
      for (const secret of issuedIn(json())) canaries.issued(`answer of ${path}`, secret);
    }
    for (const secret of issuedInLocation(answer.headers.get('refresh') ?? answer.headers.get('location'))) {
      canaries.issued('address', secret);
    }
    requestIds.push(answer.headers.get('x-request-id') ?? '');
    if (answer.status >= 400) {
      // The challenge is legitimately in the 401 that asks for a second factor.
      const { challenge = '' } = body.startsWith('{') ? json() : {};
      const text = JSON.stringify([...answer.headers]) + body.replace(String(challenge), '');
      refusals.push({ status: answer.status, text });
    }
    const result = { statusCode: answer.status, headers: Object.fromEntries(answer.headers), cookies, json };
    return Object.defineProperty(result, 'body', { get: () => body, set: (text) => (body = text) });
  }
  return { app: { inject } as unknown as FastifyInstance, requestIds, refusals };
}

function readCookie(text: string) {
  const [pair = '', ...rest] = text.split('; ');
  const said = (name: string) => rest.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const at = pair.indexOf('=');
  const value = decodeURIComponent(pair.slice(at + 1));
  const maxAge = said('Max-Age');
  return {
    name: pair.slice(0, at),
    value,
    sameSite: said('SameSite'),
    ...(maxAge !== undefined && { maxAge: Number(maxAge) }),
  };
}

function issuedIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return issuedFields.includes(name) ? [value, value.replace('-', '')] : [];
  if (Array.isArray(value)) return value.flatMap((each) => issuedIn(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, each]) => issuedIn(each, inner));
}

function issuedInLocation(text: string | null): string[] {
  if (text === null) return [];
  const { searchParams, hash } = new URL(text.replace(/^0;url=/, ''), 'http://localhost');
  const ofQuery = issuedInAddress.flatMap((name) => searchParams.get(name) ?? []);
  return [...ofQuery, ...(/^#second-factor=(.+)/.exec(hash)?.slice(1) ?? [])];
}

import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { password } from './seed.ts';

/** The User-Agent of a phone. The server parses it at each sign-in. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** The requests of the benchmark. Each throws when the response is not the expected one. */
export type Call = ReturnType<typeof openClient>;

export function openClient(address: string, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const send = async (method: string, path: string, headers: Record<string, string>, body = '') => {
    const sent = request(`${address}/api/api${path}`, {
      method,
      agent,
      headers: { origin: address, 'user-agent': userAgent, ...headers },
    });
    sent.end(body);
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    if (answer === undefined) throw new Error('There was no answer');
    return answer;
  };
  const devices = new Map<string, string>();
  return {
    /**
     * Sends the same browser cookie as last time: the server emails the owner about each sign-in from a new
     * browser.
     */
    async login(email: string): Promise<string> {
      const device = devices.get(email);
      const headers = {
        'content-type': 'application/json',
        ...(device !== undefined && { cookie: `__Host-device=${device}` }),
      };
      const answer = await send('POST', '/login', headers, JSON.stringify({ email, password }));
      const body = await text(answer);
      devices.set(email, readCookie(answer, '__Host-device') ?? '');
      if (answer.statusCode !== 200) throw new Error(`POST /login: ${body}`);
      return String(JSON.parse(body).accessToken);
    },
    /** @returns milliseconds to the first and to the last byte, and the ETag of the list */
    async inventory(token: string, known?: string) {
      const from = performance.now();
      const headers = { authorization: `Bearer ${token}`, ...(known && { 'if-none-match': known }) };
      const answer = await send('GET', '/inventory', headers);
      const first = performance.now() - from;
      await text(answer);
      if (answer.statusCode !== (known ? 304 : 200)) throw new Error(`GET /inventory: ${answer.statusCode}`);
      return { first, whole: performance.now() - from, tag: answer.headers.etag ?? '' };
    },
    /** @returns the next refresh token */
    async refresh(token: string): Promise<string> {
      const answer = await send('POST', '/refresh', { cookie: `__Host-refresh=${token}` });
      const body = await text(answer);
      const next = readCookie(answer, '__Host-refresh');
      if (answer.statusCode !== 200 || next === undefined) throw new Error(`POST /refresh: ${body}`);
      return next;
    },
  };
}

function readCookie({ headers }: IncomingMessage, name: string): string | undefined {
  return new RegExp(`${name}=([\\w-]+)`).exec(headers['set-cookie']?.join(' ') ?? '')?.[1];
}

/** A recorded request to the app host. */
interface SeenRequest {
  readonly call: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly credentials: RequestCredentials | undefined;
  readonly keepalive: boolean | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Responds to one request of an endpoint; `turn` counts its requests from 1. */
export type Script = (request: SeenRequest, turn: number) => Response | Promise<Response>;

/**
 * An app host with scripted responses, keyed by `METHOD /path` below `/api/api`, that records its requests.
 */
export interface ScriptedHost {
  readonly fetch: typeof globalThis.fetch;
  readonly seen: readonly SeenRequest[];
  /** The requests to one endpoint, in order. */
  asked(call: string): SeenRequest[];
}

export function scriptHost(scripts: Record<string, Script>): ScriptedHost {
  const seen: SeenRequest[] = [];
  const asked = (call: string) => seen.filter((request) => request.call === call);
  return {
    seen,
    asked,
    async fetch(input, init = {}) {
      const url = String(input);
      const call = `${init.method} ${url.replace(/^.*\/api\/api/, '')}`;
      const request: SeenRequest = {
        call,
        url,
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? init.body : undefined,
        credentials: init.credentials,
        keepalive: init.keepalive,
        signal: init.signal ?? undefined,
      };
      seen.push(request);
      const script = scripts[call];
      if (!script) throw new Error(`The script has no ${call}`);
      return script(request, asked(call).length);
    },
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Problem details as our app host sends them. */
export function problem(status: number, text: string, headers: Record<string, string> = {}): Response {
  const body = { type: 'about:blank', title: 'Refused', status, detail: text, error: text, message: text };
  return json(body, status, { 'content-type': 'application/problem+json', ...headers });
}

/** The rejection of `fetch` on a network failure. */
export function noAnswer(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** A server that accepts the request and never responds. */
export function hang(): Promise<Response> {
  return new Promise(() => {});
}

/** A script that responds with 401 to every token except these. */
export function acceptOnly(tokens: readonly string[], answer: () => Response): Script {
  return ({ headers }) => {
    const token = headers.get('authorization')?.replace('Bearer ', '');
    return token && tokens.includes(token) ? answer() : problem(401, 'Sign in again');
  };
}

/** A response that the test sends when it chooses; `reached` resolves once the request has arrived. */
export function heldBack(): { script: Script; reached: Promise<void>; answer: (response: Response) => void } {
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<Response>();
  return {
    script() {
      reached.resolve();
      return held.promise;
    },
    reached: reached.promise,
    answer: held.resolve,
  };
}

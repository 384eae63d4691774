import type { Call } from '../calls/call.ts';
import { allAppHostCalls, allSiteCalls } from '../calls/described-calls.ts';
import { siteCalls } from '../calls/site-calls.ts';
import { methodOf, openApiPath, pathOf } from '../endpoints/endpoints.ts';
import { writeSharedErrors } from './write-errors.ts';
import { type NamedCall, type Operation, writeOperation } from './write-operation.ts';
import { type JsonSchema, writeSharedSchemas } from './write-schemas.ts';

export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<string, Operation>>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
}

/** The endpoints to describe, and their base path. */
interface OpenApiOf {
  readonly title: string;
  readonly version: string;
  /** The base URL of the endpoints, such as https://www.example.com/api/api. */
  readonly url: string;
}

const readDescription: Call = {
  endpoint: `GET ${openApiPath}`,
  tag: 'This description',
  access: 'anyone',
  summary: 'Read this description',
  headers: ['IfNoneMatch'],
  otherResponses: {
    200: { description: 'OpenAPI 3.1.', mediaType: 'application/json', headers: ['ETag'] },
    304: { description: 'The document has not changed since the ETag in If-None-Match.', headers: ['ETag'] },
  },
};

const named = (calls: Readonly<Record<string, Call>>): NamedCall[] =>
  Object.entries({ ...calls, readDescription }).map(([id, call]) => ({ id, ...call }));

export const namedAppHostCalls = named(allAppHostCalls);

export const namedSiteCalls = ({ bundled }: { bundled: boolean }): NamedCall[] =>
  named(bundled ? allSiteCalls : siteCalls);

/** Writes an OpenAPI 3.1 document from the schemas with which the server validates requests. */
export function writeOpenApi({ title, version, url }: OpenApiOf, calls: readonly NamedCall[]): OpenApi {
  const paths = writePaths(calls);
  const shared = {
    schemas: writeSharedSchemas(),
    responses: writeSharedErrors(),
    parameters,
    headers,
  };
  return {
    openapi: '3.1.1',
    info: { title, version, description: about },
    servers: [{ url }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { ...keepNamed(shared, paths), securitySchemes: keepSchemes(paths) },
  };
}

const about = [
  'Bodies are JSON in UTF-8. Times are ISO 8601 in UTC and end in Z. Money is in whole pesewas.',
  'Every error is a problem (RFC 9457) of the media type `application/problem+json`: `error`, `message` and `detail` contain the same text for people; `errors` lists invalid fields; `requires` names what is needed first.',
  'Ignore unknown fields: responses may get more of them.',
  'The response to HEAD is that of GET, without the body.',
].join('\n\n');

function writePaths(calls: readonly NamedCall[]): OpenApi['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const path = pathOf(call.endpoint).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [methodOf(call.endpoint).toLowerCase()]: writeOperation(call) };
  }
  return paths;
}

/** The components that the paths refer to, directly or through other components. */
function keepNamed<Shared extends Readonly<Record<string, object>>>(
  shared: Shared,
  paths: OpenApi['paths'],
): Shared {
  const named = new Set<string>();
  const follow = (written: object) => {
    for (const [, address, kind = '', name = ''] of JSON.stringify(written).matchAll(reference)) {
      if (address === undefined || named.has(address)) continue;
      named.add(address);
      follow((shared[kind] as Record<string, object>)[name] ?? {});
    }
  };
  follow(paths);
  const keep = ([kind, entries]: [string, object]) => [
    kind,
    Object.fromEntries(Object.entries(entries).filter(([name]) => named.has(`#/components/${kind}/${name}`))),
  ];
  return Object.fromEntries(Object.entries(shared).map(keep)) as Shared;
}

function keepSchemes(paths: OpenApi['paths']) {
  const written = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(securitySchemes).filter(([name]) => written.includes(`{"${name}":[]}`)),
  );
}

const reference = /"\$ref":"(#\/components\/(\w+)\/([^"]+))"/g;

const text = { type: 'string' } as const;

const parameters = {
  Origin: {
    name: 'Origin',
    in: 'header',
    required: true,
    description:
      'The origin of the request: the site, or an allowed origin. Browsers send it; for forms of those that do not, Referer counts.',
    schema: { ...text, format: 'uri' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Chosen by the caller, such as a UUID. A request with the key, path and account of an earlier one is not stored again: it gets the result of the first, also if its body is another one. A header that is no such key is refused with 422, but ignored with a plain form.',
    schema: { ...text, pattern: '^[\\w-]{8,100}$' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The ETag of an earlier response: 304 means that it is still current.',
    schema: text,
  },
};

const headers = {
  RequestId: { description: 'Identifies the request in the server’s log.', required: true, schema: text },
  'Retry-After': { description: 'Seconds.', required: true, schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': { description: 'Bearer.', required: true, schema: text },
  Location: { description: 'The page to open next.', required: true, schema: text },
  ETag: { description: 'Changes when the response does.', required: true, schema: text },
  SetCookie: {
    description:
      'The refresh token, as `__Host-refresh` (HttpOnly, Secure, SameSite=Strict). A sign-in also sets `__Host-device`: send it with later sign-ins, which then come from a known browser.',
    required: true,
    schema: text,
  },
  NewRefreshCookie: {
    description:
      'A new refresh token, as `__Host-refresh`, if the request has the current one. Keep it: a later refresh with the earlier one can end the session.',
    required: false,
    schema: text,
  },
  ContentDisposition: { description: 'A name for the file.', required: true, schema: text },
};

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `accessToken` of a sign-in or a refresh, valid for ten minutes.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-refresh',
    description: 'Set by every sign-in and each refresh. Scripts cannot read it.',
  },
};

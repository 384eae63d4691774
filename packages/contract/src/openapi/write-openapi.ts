import { openApiPath } from '../call-paths.ts';
import { describedAccountCalls } from './account-descriptions.ts';
import type { DescribedCall } from './call-description.ts';
import { describedEntryCalls } from './entry-descriptions.ts';
import { describedInventoryCalls } from './inventory-descriptions.ts';
import { sessionCalls } from './session-descriptions.ts';
import { describedSiteCalls, describedStaffCalls } from './site-descriptions.ts';
import { type Operation, writeOperation } from './write-operation.ts';
import { writeSharedRefusals } from './write-refusals.ts';
import { type JsonSchema, writeSharedSchemas } from './write-schemas.ts';

/** An OpenAPI 3.1 document. */
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
export interface OpenApiOf {
  readonly title: string;
  readonly version: string;
  /** The base URL of the endpoints, such as https://www.example.com/api/api. */
  readonly url: string;
}

const description: DescribedCall = {
  id: 'readDescription',
  tag: 'This description',
  access: 'anyone',
  call: { method: 'GET', path: openApiPath, request: null, answer: null, status: 200 },
  summary: 'Read this description',
  headers: ['IfNoneMatch'],
  answers: {
    200: { description: 'OpenAPI 3.1.', mediaType: 'application/json', headers: ['ETag'] },
    304: { description: 'The document has not changed since the ETag in If-None-Match.', headers: ['ETag'] },
  },
};

/** The application's endpoints: those of specification §7 and the additions of the bundled application. */
export const describedAppHostCalls: readonly DescribedCall[] = [
  ...sessionCalls,
  ...describedEntryCalls,
  ...describedAccountCalls,
  ...describedInventoryCalls,
  description,
];

/** The site's own endpoints. Those for staff exist only where the application is bundled. */
export function describedCallsOfSite({ bundled }: { bundled: boolean }): readonly DescribedCall[] {
  return [...describedSiteCalls, ...(bundled ? describedStaffCalls : []), description];
}

/** Writes an OpenAPI 3.1 document from the schemas with which the server validates requests. */
export function writeOpenApi({ title, version, url }: OpenApiOf, calls: readonly DescribedCall[]): OpenApi {
  const paths = writePaths(calls);
  const shared = {
    schemas: writeSharedSchemas(),
    responses: writeSharedRefusals(),
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
  'Every refusal is a problem (RFC 9457) of the media type `application/problem+json`: `error`, `message` and `detail` hold the same text, made for people; `errors` names refused fields; `requires` says what to do first.',
  'Ignore fields that you do not know: answers may get more of them.',
  'HEAD answers like GET, without the body.',
].join('\n\n');

function writePaths(calls: readonly DescribedCall[]): OpenApi['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const described of calls) {
    const path = pathOf(described);
    paths[path] = { ...paths[path], [described.call.method.toLowerCase()]: writeOperation(described) };
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

/** A path in OpenAPI syntax: `/account/sessions/{id}`. */
export function pathOf({ call }: DescribedCall): string {
  return call.path.replace(/:(\w+)/g, '{$1}');
}

const text = { type: 'string' } as const;

const parameters = {
  Origin: {
    name: 'Origin',
    in: 'header',
    required: true,
    description: 'The origin of the request: the site, or an allowed origin. Browsers send it.',
    schema: { ...text, format: 'uri' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Chosen by the caller: requests with the same key are stored once.',
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

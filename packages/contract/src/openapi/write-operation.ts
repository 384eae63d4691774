import type { z } from 'zod';
import { loginAnswerSchema, refreshAnswerSchema } from '../account/login.ts';
import type { Access, Call, OtherResponse } from '../calls/call.ts';
import { reauthenticate } from '../endpoints/app-host-endpoints.ts';
import { type ErrorReference, writeErrors } from './write-errors.ts';
import { type JsonSchema, writeSchema } from './write-schemas.ts';

/** An endpoint and its name in generated clients. */
export type NamedCall = Call & { readonly id: string };

interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;

/** A response that is not shared. */
export interface Response {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content?: Content;
}

/** One operation (OpenAPI Operation Object). */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | ErrorReference>>;
}

export function writeOperation(call: NamedCall): Operation {
  const { id, tag, summary, description, access } = call;
  const parameters = writeParameters(call);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: security[access],
    ...(parameters.length > 0 && { parameters }),
    ...(call.request && { requestBody: { required: true, content: writeBody(call, call.request) } }),
    responses: { ...writeResponses(call), ...writeErrors(call) },
  };
}

const bearer = [{ accessToken: [] }];

const security: Record<Access, Operation['security']> = {
  anyone: [],
  'refresh cookie': [{ refreshCookie: [] }],
  'any session': [{ accessToken: [] }, { refreshCookie: [] }, {}],
  'access token': bearer,
  'recent proof': bearer,
  staff: bearer,
};

function writeParameters({ endpoint, params, query, headers = [] }: Call): (Parameter | Reference)[] {
  const shared = [...(endpoint.startsWith('GET') ? [] : ['Origin']), ...headers];
  return [
    ...listParameters('path', params && writeSchema(params, 'input')),
    ...listParameters('query', query && writeSchema(query, 'input')),
    ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function listParameters(place: Parameter['in'], schema: JsonSchema | undefined): Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: schema?.required?.includes(name) === true,
    schema: typeof property === 'boolean' ? {} : property,
  }));
}

function writeBody({ form, requestExample }: Call, request: z.ZodType): Content {
  const schema = writeSchema(request, 'input');
  const body = { schema, ...(requestExample !== undefined && { example: requestExample }) };
  return {
    'application/json': body,
    ...(form !== undefined && { 'application/x-www-form-urlencoded': { schema } }),
  };
}

const redirect: OtherResponse = {
  description: 'For a plain form: redirects the browser to a page of the site.',
  headers: ['Location'],
};

function writeResponses(call: Call): Record<string, Response> {
  const { status = 200, form, otherResponses } = call;
  const others = { ...otherResponses, ...(form === 'answered by a page' && { 303: redirect }) };
  return {
    ...(otherResponses?.[status as 200] === undefined && { [status]: writeOwn(call, status) }),
    ...Object.fromEntries(Object.entries(others).map(([status, other]) => [status, writeOther(other)])),
  };
}

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

/** The responses with which a session starts or continues. */
const withCookie = new Set<z.ZodType | undefined>([loginAnswerSchema, refreshAnswerSchema]);

function writeOwn({ endpoint, response, responseExample, headers: asked }: Call, status: number): Response {
  const description = meanings[status] ?? 'Success.';
  const headers = {
    ...requestId,
    ...(asked?.includes('IfNoneMatch') && { ETag: { $ref: '#/components/headers/ETag' } }),
    ...(withCookie.has(response) && { 'Set-Cookie': { $ref: '#/components/headers/SetCookie' } }),
    ...(endpoint === reauthenticate && { 'Set-Cookie': { $ref: '#/components/headers/NewRefreshCookie' } }),
  };
  if (response === undefined) return { description, headers };
  const body = {
    schema: writeSchema(response, 'output'),
    ...(responseExample !== undefined && { example: responseExample }),
  };
  return { description, headers, content: { 'application/json': body } };
}

const meanings: Readonly<Record<number, string>> = {
  201: 'It is stored.',
  202: 'The request is accepted. The response does not show its outcome.',
  204: 'Success. There is no body.',
};

const wireNames = { Location: 'Location', ETag: 'ETag', ContentDisposition: 'Content-Disposition' } as const;

function writeOther({ description, mediaType, headers = [] }: OtherResponse): Response {
  const named = headers.map((name) => [wireNames[name], { $ref: `#/components/headers/${name}` }]);
  const schema = mediaType === 'application/json' ? { type: 'object' as const } : { type: 'string' as const };
  return {
    description,
    headers: { ...requestId, ...Object.fromEntries(named) },
    ...(mediaType !== undefined && { content: { [mediaType]: { schema } } }),
  };
}

import type { DescribedCall, OtherAnswer } from './call-description.ts';
import { type AnswerReference, writeRefusals } from './write-refusals.ts';
import { type JsonSchema, writeAnswerSchema, writeSentSchema } from './write-schemas.ts';

/** A reference to a shared component. */
interface Reference {
  readonly $ref: string;
}

/** A path or query parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** A body, by media type. */
export type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;

/** A response that is not shared. */
export interface Answer {
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
  readonly responses: Readonly<Record<string, Answer | AnswerReference>>;
}

/** Writes the operation of one endpoint. */
export function writeOperation(described: DescribedCall): Operation {
  const { id, call, tag, summary, description } = described;
  const parameters = writeParameters(described);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: security[described.access],
    ...(parameters.length > 0 && { parameters }),
    ...(call.request !== null && { requestBody: { required: true, content: writeBody(described) } }),
    responses: { ...writeGoodAnswers(described), ...writeRefusals(described) },
  };
}

const bearer = [{ accessToken: [] }];

const security: Record<DescribedCall['access'], Operation['security']> = {
  anyone: [],
  'refresh cookie': [{ refreshCookie: [] }],
  'any session': [{ accessToken: [] }, { refreshCookie: [] }, {}],
  'access token': bearer,
  'recent proof': bearer,
  staff: bearer,
};

function writeParameters({ call, params, headers = [] }: DescribedCall): (Parameter | Reference)[] {
  const shared = [...(call.method === 'GET' ? [] : ['Origin']), ...headers];
  return [
    ...listParameters('path', params && writeSentSchema(params)),
    ...listParameters('query', call.query && writeSentSchema(call.query)),
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

function writeBody({ call, form, sent }: DescribedCall): Content {
  const schema = call.request === null ? {} : writeSentSchema(call.request);
  const body = { schema, ...(sent !== undefined && { example: sent }) };
  return {
    'application/json': body,
    ...(form !== undefined && { 'application/x-www-form-urlencoded': { schema } }),
  };
}

function writeGoodAnswers({ call, form, answers = {}, received }: DescribedCall) {
  const given: [number, Answer][] = Object.entries(answers).map(([status, other]) => [
    Number(status),
    writeOther(other),
  ]);
  const own = answers[call.status] === undefined ? [[call.status, writeOwn(call, received)] as const] : [];
  const page: OtherAnswer = {
    description: 'For a plain form: redirects the browser to a page of the site.',
    headers: ['Location'],
  };
  return Object.fromEntries([
    ...own,
    ...given,
    ...(form === 'answered by a page' ? [[303, writeOther(page)]] : []),
  ]);
}

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

function writeOwn(call: DescribedCall['call'], received: unknown): Answer {
  const description = meanings[call.status] ?? 'It is done.';
  if (call.answer === null) return { description, headers: requestId };
  const body = {
    schema: writeAnswerSchema(call.answer),
    ...(received !== undefined && { example: received }),
  };
  return { description, headers: requestId, content: { 'application/json': body } };
}

const meanings: Readonly<Record<number, string>> = {
  201: 'It is stored.',
  202: 'It is taken on. The answer says nothing of what comes of it.',
  204: 'It is done. There is no body.',
};

const wireNames = { Location: 'Location', ETag: 'ETag', ContentDisposition: 'Content-Disposition' } as const;

function writeOther({ description, mediaType, headers = [] }: OtherAnswer): Answer {
  const named = headers.map((name) => [wireNames[name], { $ref: `#/components/headers/${name}` }]);
  const schema = mediaType === 'application/json' ? { type: 'object' as const } : { type: 'string' as const };
  return {
    description,
    headers: { ...requestId, ...Object.fromEntries(named) },
    ...(mediaType !== undefined && { content: { [mediaType]: { schema } } }),
  };
}

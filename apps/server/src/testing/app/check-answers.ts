import { appHostBasePath, siteBasePath } from '@accounting-site/contract/endpoints/endpoints';
import { problemMediaType } from '@accounting-site/contract/endpoints/errors';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Config } from '../../config/config.ts';
import { inMinutes } from '../../limits/too-many.ts';
import {
  answerOf,
  compile,
  describedCalls,
  faultsOf,
  find,
  type OperationOfCall,
} from './described-calls.ts';
import { unpackedBody } from './unpacked-body.ts';

/**
 * Validates every response against the API description, so that each test of the server also tests the
 * description. A response that does not fit fails the test.
 */
export function checkAnswers(app: FastifyInstance, { appHost }: Pick<Config, 'appHost'>): void {
  const calls = appHost === undefined ? describedCalls.bundled : describedCalls.alone;
  const inject = app.inject.bind(app);
  const injectAndCheck = async (sent: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const answer = await inject(sent);
    const { method = 'GET', url = '/' } = answer.raw.req;
    const { statusCode, headers } = answer;
    const body = unpackedBody(answer).toString();
    const fault = findFault(calls, { method, path: url.split('?')[0] ?? '' }, { statusCode, headers, body });
    if (fault !== undefined) {
      throw new Error(
        `${method} ${url} answered ${answer.statusCode}, which is not as described: ${fault}\n${answer.body.slice(0, 1000)}`,
      );
    }
    return answer;
  };
  app.inject = injectAndCheck as typeof app.inject;
}

const isCall = (path: string) =>
  [appHostBasePath, siteBasePath].some((base) => path === base || path.startsWith(`${base}/`));

/** The difference between a response and its description, or undefined if there is none. */
export function findFault(
  calls: readonly OperationOfCall[],
  { method, path }: { method: string; path: string },
  answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>,
): string | undefined {
  if (method === 'OPTIONS' || !isCall(path)) return undefined;
  const asked = method === 'HEAD' ? 'GET' : method;
  const call = calls.find((each) => each.method === asked && each.matches.test(path));
  // Endpoints whose GET has side effects have no HEAD.
  const isNoCall = call === undefined || (method === 'HEAD' && answer.statusCode === 404);
  if (isNoCall) return findFaultOfNoCall(calls, answer);
  const described = answerOf(call, answer.statusCode);
  if (described === undefined) return 'no such status';
  const missing = Object.entries(described.headers).filter(([name, { $ref }]) => {
    const { required } = find(call.description, $ref) as { required: boolean };
    return required && answer.headers[name.toLowerCase()] === undefined;
  });
  if (answer.statusCode === 429 && method !== 'HEAD') {
    const wait = inMinutes(Number(answer.headers['retry-after']));
    if (!answer.body.includes(`Wait ${wait}`)) return `a text that does not say to wait ${wait}`;
  }
  if (missing.length > 0) return `without the header ${missing.map(([name]) => name).join(' and ')}`;
  if (method === 'HEAD') return answer.body === '' ? undefined : 'HEAD has no body';
  if (described.content === undefined) return answer.body === '' ? undefined : 'a body, where there is none';
  const type = mediaTypeOf(answer);
  const body = described.content[type];
  if (body === undefined) return `the media type '${type}'`;
  return type.endsWith('json') ? findFaultOfBody(call, body.schema, answer.body) : undefined;
}

const problem = { $ref: '#/components/schemas/Problem' };

/** Without descriptions, no response would be checked. */
function findFaultOfNoCall(
  [first]: readonly OperationOfCall[],
  answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>,
): string | undefined {
  if (first === undefined) throw new Error('No endpoints are described');
  if (answer.statusCode < 400) return 'no such call';
  if (answer.body === '') return undefined;
  if (mediaTypeOf(answer) !== problemMediaType) return 'not a problem';
  return findFaultOfBody(first, problem, answer.body);
}

function findFaultOfBody(
  { description }: OperationOfCall,
  schema: Parameters<typeof compile>[1],
  body: string,
): string | undefined {
  const validate = compile(description, schema);
  return validate(JSON.parse(body)) ? undefined : faultsOf(validate);
}

function mediaTypeOf({ headers }: Pick<LightMyRequestResponse, 'headers'>): string {
  return String(headers['content-type'] ?? '').split(';')[0] ?? '';
}

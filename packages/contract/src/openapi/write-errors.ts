import { z } from 'zod';
import type { Call } from '../calls/call.ts';
import { problemMediaType } from '../endpoints/errors.ts';
import { rolesWith } from '../staff/staff-roles.ts';

/**
 * A response of an operation: a shared one, whose description may be replaced (OpenAPI 3.1, Reference
 * Object).
 */
export interface ErrorReference {
  readonly $ref: string;
  readonly description?: string;
}

const fromOurPages = 'by a page of the site or of an allowed origin';

/** Every error status with its default description. */
const errors = {
  400: { name: 'Unreadable', text: 'The request cannot be read: its JSON or its URL is malformed.' },
  401: {
    name: 'NotSignedIn',
    text: 'Not signed in: the access token is missing, expired, or of a session that has ended.',
  },
  403: { name: 'Forbidden', text: `The request was not sent ${fromOurPages}.` },
  404: { name: 'NotThere', text: 'It does not exist.' },
  409: { name: 'Conflict', text: 'The request conflicts with stored data.' },
  410: { name: 'Gone', text: 'It was used already, or has expired.' },
  411: {
    name: 'LengthRequired',
    text: 'The body is sent in chunks. Send its length in the Content-Length header.',
  },
  413: { name: 'TooLarge', text: 'The request is too large.' },
  414: { name: 'AddressTooLong', text: 'The URL is too long.' },
  415: { name: 'WrongType', text: 'This type of content cannot be read. Send application/json.' },
  422: {
    name: 'Invalid',
    text: 'Fields are missing or wrong: `errors` lists each, with a text to show beside it.',
  },
  429: {
    name: 'TooMany',
    text: 'Too many requests. Retry-After is the number of seconds to wait before a retry.',
  },
  500: { name: 'Fault', text: 'An error of the server. `requestId` identifies the request in its log.' },
  503: {
    name: 'Busy',
    text: 'The server is busy or starting. Retry-After is the number of seconds to wait before a retry.',
  },
} as const;

type Status = keyof typeof errors;

const statuses = Object.keys(errors).map(Number) as Status[];

/**
 * A plain form with invalid fields gets a page; errors before validation are the same as for any other
 * request.
 */
const asPage = new Set<Status>([401, 409, 410, 422, 429, 500, 503]);

const headersOf: Partial<Record<Status, string>> = {
  401: 'WWW-Authenticate',
  429: 'Retry-After',
  503: 'Retry-After',
};

/** The shared error responses under `components.responses`, each also as a page for plain forms. */
export function writeSharedErrors(): Record<string, unknown> {
  const entries = statuses.flatMap((status) => {
    const { name, text: description } = errors[status];
    const header = headersOf[status];
    const headers = { 'X-Request-Id': referTo('RequestId'), ...(header && { [header]: referTo(header) }) };
    const content = { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } };
    const page = { 'text/html': { schema: { type: 'string' } } };
    const alone = [name, { description, headers, content }] as const;
    if (!asPage.has(status)) return [alone];
    return [alone, [`${name}OrPage`, { description, headers, content: { ...content, ...page } }] as const];
  });
  return Object.fromEntries(entries);
}

function referTo(header: string) {
  return { $ref: `#/components/headers/${header}` };
}

/** The error responses of an endpoint, by status. */
export function writeErrors(call: Call): Record<string, ErrorReference> {
  const own: Partial<Record<Status, string>> = call.errors ?? {};
  const comesAsPage = (status: Status) => call.form === 'answered by a page' && asPage.has(status);
  const statusesOfCall = new Set<Status>([...impliedBy(call), ...(Object.keys(own).map(Number) as Status[])]);
  const sorted = statuses.filter((status) => statusesOfCall.has(status));
  return Object.fromEntries(
    sorted.map((status) => {
      const name = errors[status].name + (comesAsPage(status) ? 'OrPage' : '');
      const description = own[status] ?? textOf(status, call);
      return [status, { $ref: `#/components/responses/${name}`, ...(description && { description }) }];
    }),
  );
}

function impliedBy({ endpoint, access, params, query, request }: Call): Status[] {
  const implied: Status[] = [500, 503];
  // All other methods can have a body, so the server checks the origin of the request.
  if (!endpoint.startsWith('GET')) implied.push(400, 403, 411, 413, 415);
  if (params !== undefined) implied.push(400, 414);
  if (request !== undefined || query !== undefined || isChecked(params)) implied.push(422);
  if (access === 'access token' || access === 'recent proof' || access === 'staff') implied.push(401);
  if (access === 'recent proof' || access === 'staff') implied.push(403);
  return implied;
}

/** Parameters that accept any text are not validated. */
function isChecked(params: Call['params']): boolean {
  const isAnyText = (schema: z.ZodType) => schema instanceof z.ZodString && schema.def.checks === undefined;
  return params !== undefined && !Object.values(params.shape).every(isAnyText);
}

const notProved =
  ' Or the caller must prove again who they are (`requires: reauthentication`), by POST /account/reauthentication.';

function textOf(status: Status, { endpoint, access, right, description = '' }: Call): string | undefined {
  if (status !== 403) return undefined;
  const foreign = endpoint.startsWith('GET') ? '' : ` Or the request was not sent ${fromOurPages}.`;
  if (access === 'recent proof') {
    return `Prove again who you are (\`requires: reauthentication\`), by POST /account/reauthentication.${foreign}`;
  }
  if (access !== 'staff' || right === undefined) return undefined;
  const role = `The role of the account is none of these: ${rolesWith(right).join(', ')}.`;
  const factor = ' Or staff need an authenticator app, and the account has none (`requires: authenticator`).';
  // Only the description of a call for staff says that it needs a proof.
  const proof = description.includes('`requires: reauthentication`') ? notProved : '';
  return `${role}${factor}${proof}${foreign}`;
}

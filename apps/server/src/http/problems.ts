import { STATUS_CODES } from 'node:http';
import { translateMessage } from '@accounting-site/content/languages/messages';
import { type FieldError, type Problem, toFieldErrors } from '@accounting-site/contract/endpoints/errors';
import type { z } from 'zod';
import { isUnavailable } from '../database/database-away.ts';

/** What a refusal says besides its status and detail, to the caller. */
type Particulars = Pick<Problem, 'errors' | 'requires' | 'challenge' | 'instance'>;

interface RefusalDetails extends Particulars {
  /** Seconds, for the Retry-After header. */
  readonly retryAfter?: number;
  /** The name of the limit that was reached. It appears in the metrics and is never sent to the caller. */
  readonly limit?: string;
}

/** A deliberate refusal of a request. `detail` is shown to people and says what to do where possible. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly limit: string | undefined;
  readonly particulars: Particulars;

  constructor(status: number, detail: string, { retryAfter, limit, ...particulars }: RefusalDetails = {}) {
    super(detail);
    this.name = 'RefusedCall';
    this.status = status;
    this.retryAfter = retryAfter;
    this.limit = limit;
    this.particulars = particulars;
  }
}

/** One field that is refused for a reason that a schema cannot express. */
export function refuseField(field: string, message: string): RefusedCall {
  return new RefusedCall(422, message, { errors: [{ field, message }] });
}

/** A body that does not fit the contract: 422 with one entry for each refused field. */
export function refuseInvalid(error: z.ZodError): RefusedCall {
  const errors = toFieldErrors(error);
  return new RefusedCall(422, errors[0]?.message ?? 'The request cannot be read', { errors });
}

const readable: Record<number, string> = {
  400: 'The request cannot be read',
  404: 'There is no page or endpoint at this address',
  405: 'This address does not accept that method',
  411: 'Send the length of the body in the Content-Length header',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'This type of content cannot be read',
  431: 'The request headers are too large',
  500: 'Something went wrong on our side. Please try again.',
  503: 'The service is busy or starting up. Please try again in a moment.',
};

/**
 * Converts anything that was thrown to a refusal. The details of unexpected errors never reach the caller.
 */
export function toRefusal(error: unknown): RefusedCall {
  if (error instanceof RefusedCall) return error;
  if (isUnavailable(error)) return refusal(503);
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    const { statusCode } = error;
    if (statusCode === 503 || (statusCode >= 400 && statusCode < 500)) return refusal(statusCode);
  }
  return refusal(500);
}

/** A refusal that says what its status means. With 503, the caller may try again after two seconds. */
export function refusal(status: number): RefusedCall {
  const detail = readable[status] ?? STATUS_CODES[status] ?? 'The request was refused';
  return new RefusedCall(status, detail, status === 503 ? { retryAfter: 2 } : {});
}

/** The messages of fields in the current language. */
export const translateErrors = (errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ field, message }) => ({ field, message: translateMessage(message) }));

/** The one error format (RFC 9457 with `error` and `message`, specification §8), in the current language. */
export function toProblem(refused: RefusedCall, requestId?: string): Problem {
  const { status, particulars } = refused;
  const detail = translateMessage(refused.message);
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    error: detail,
    message: detail,
    ...(requestId === undefined ? {} : { requestId }),
    ...particulars,
    ...(particulars.errors && { errors: translateErrors(particulars.errors) }),
  };
}

import {
  type FieldError,
  type Problem,
  type Requirement,
  toFieldErrors,
} from '@accounting-site/contract/errors';
import type { z } from 'zod';
import { isDatabaseAway } from './database/database-away.ts';
import { STATUS_CODES } from './node-http.ts';

/** What a refusal holds beside its status and text. */
interface RefusalDetails {
  /** Seconds, for the Retry-After header. */
  readonly retryAfter?: number;
  readonly errors?: FieldError[];
  /** What the caller has to do first. */
  readonly requires?: Requirement;
  /** The limit that was reached, by a name that is counted and never shown to the caller. */
  readonly limit?: string;
  /** To be answered, where `requires` is `second-factor`. */
  readonly challenge?: string;
}

/** A call that is refused on purpose. `detail` is read by people; it says what to do where something can be done. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly errors: FieldError[] | undefined;
  readonly requires: Requirement | undefined;
  readonly challenge: string | undefined;
  readonly limit: string | undefined;

  constructor(status: number, detail: string, more: RefusalDetails = {}) {
    super(detail);
    this.name = 'RefusedCall';
    this.status = status;
    this.retryAfter = more.retryAfter;
    this.errors = more.errors;
    this.requires = more.requires;
    this.challenge = more.challenge;
    this.limit = more.limit;
  }
}

/** One field that is refused for what a schema cannot know. */
export function refuseField(field: string, message: string): RefusedCall {
  return new RefusedCall(422, message, { errors: [{ field, message }] });
}

/** A body that does not fit the contract: 422 with one entry a refused field. */
export function refuseInvalid(error: z.ZodError): RefusedCall {
  const errors = toFieldErrors(error);
  return new RefusedCall(422, errors[0]?.message ?? 'The request cannot be read', { errors });
}

const readable: Record<number, string> = {
  400: 'The request cannot be read',
  404: 'There is nothing at this address',
  405: 'This address cannot be used that way',
  411: 'Say how long the content is (Content-Length), and send it in one piece',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'This type of content cannot be read',
  431: 'The request headers are too large',
  500: 'Something went wrong on our side. Please try again.',
  503: 'The service is busy or starting up. Please try again in a moment.',
};

/** Turns anything that was thrown into a refusal. Nothing of an unexpected error reaches the caller. */
export function toRefusal(error: unknown): RefusedCall {
  if (error instanceof RefusedCall) return error;
  if (isDatabaseAway(error)) return refusal(503, 2);
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    const { statusCode } = error;
    if (statusCode === 503) return refusal(503, 2);
    if (statusCode >= 400 && statusCode < 500) return refusal(statusCode);
  }
  return refusal(500);
}

function refusal(status: number, retryAfter?: number): RefusedCall {
  const detail = readable[status] ?? STATUS_CODES[status] ?? 'The request was refused';
  return new RefusedCall(status, detail, retryAfter === undefined ? {} : { retryAfter });
}

/** The one error shape (RFC 9457 with `error` and `message`, specification §8). */
export function toProblem(refused: RefusedCall, requestId?: string): Problem {
  const { status, message: detail } = refused;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    error: detail,
    message: detail,
    ...(requestId === undefined ? {} : { requestId }),
    ...(refused.errors === undefined ? {} : { errors: refused.errors }),
    ...(refused.requires === undefined ? {} : { requires: refused.requires }),
    ...(refused.challenge === undefined ? {} : { challenge: refused.challenge }),
  };
}

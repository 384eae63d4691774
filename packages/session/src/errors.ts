import type { FieldError, Problem } from '@accounting-site/contract/endpoints/errors';
import { isRecord } from '@accounting-site/contract/fields/is-record';

/** A response with a status of 400 or above. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The problem details of the response; empty if its body was something else. */
  readonly problem: Partial<Problem>;
  /** The seconds to wait before a retry, from Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown, retryAfter?: number) {
    super(`Request failed with status ${status}`);
    this.status = status;
    this.problem = readProblem(body);
    this.retryAfter = retryAfter;
  }
}

/** There was no response: the network failed, or the time limit has passed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly timedOut: boolean;

  constructor(timedOut: boolean, options?: ErrorOptions) {
    super(timedOut ? 'The server took too long to answer' : 'The server could not be reached', options);
    this.timedOut = timedOut;
  }
}

/** A successful response whose body does not match the contract. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** The session of the request has ended: its refresh was refused, or the user signed out meanwhile. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

const problemTexts = ['type', 'title', 'detail', 'instance', 'requestId', 'error', 'message'] as const;

function readProblem(body: unknown): Partial<Problem> {
  const problem: Partial<Problem> = {};
  if (!isRecord(body)) return problem;
  for (const member of problemTexts) {
    const text = body[member];
    if (typeof text === 'string') problem[member] = text;
  }
  const { requires, challenge } = body;
  if (requires === 'second-factor' || requires === 'reauthentication' || requires === 'authenticator') {
    problem.requires = requires;
  }
  if (typeof challenge === 'string') problem.challenge = challenge;
  if (Array.isArray(body.errors)) problem.errors = body.errors.filter(isFieldError);
  return problem;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

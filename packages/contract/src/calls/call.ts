import type { z } from 'zod';
import type { Endpoint } from '../endpoints/endpoints.ts';
import type { StaffRight } from '../staff/staff-roles.ts';

/**
 * Who may use an endpoint. `any session` accepts an access token, the refresh cookie, or neither. `recent
 * proof` requires an access token, and a sign-in or POST /account/reauthentication within the last ten
 * minutes. `staff` requires the access token of an account whose role has the `right` of the endpoint.
 */
export type Access = 'anyone' | 'refresh cookie' | 'any session' | 'access token' | 'recent proof' | 'staff';

/** Error responses other than those that follow from the method, the body and the access. */
type ErrorStatus = 401 | 404 | 409 | 410 | 422 | 429;

/** A successful response that is not JSON of the `response` schema. */
export interface OtherResponse {
  readonly description: string;
  /** Absent if there is no body. */
  readonly mediaType?: string;
  readonly headers?: readonly ('Location' | 'ETag' | 'ContentDisposition')[];
}

/** One endpoint: the server's route, the client's request and the OpenAPI description take it from here. */
export interface Call extends CallDescription {
  readonly endpoint: Endpoint;
}

export interface CallDescription {
  readonly tag: string;
  readonly access: Access;
  /** Of an endpoint for staff: the right that the account's role must have. */
  readonly right?: StaffRight;
  /** The status of a successful response: 200 if absent. */
  readonly status?: 200 | 201 | 202 | 204 | 303;
  /** One line, as shown in lists of endpoints. */
  readonly summary: string;
  readonly description?: string;
  /** Path parameters, if there are any. */
  readonly params?: z.ZodObject;
  /** Query parameters, if there are any. */
  readonly query?: z.ZodType;
  /** Names of shared header parameters. */
  readonly headers?: readonly ('IdempotencyKey' | 'IfNoneMatch')[];
  /**
   * The endpoint also accepts a plain form from a page without script. The response to such a form is a page,
   * a redirect to one, or the same as for any other request.
   */
  readonly form?: 'answered by a page' | 'answered alike';
  /** The body of the request: none if absent. */
  readonly request?: z.ZodType;
  readonly requestExample?: unknown;
  /** The body of the successful response: none if absent. */
  readonly response?: z.ZodType;
  readonly responseExample?: unknown;
  /** Successful responses by status, in addition to `response` or instead of it. */
  readonly otherResponses?: Readonly<Partial<Record<200 | 303 | 304, OtherResponse>>>;
  /** What each error of this endpoint means. The body of every error is a `Problem`. */
  readonly errors?: Readonly<Partial<Record<ErrorStatus, string>>>;
}

/** Gives each call the endpoint of the same name. */
export function withEndpoints<
  Calls extends Readonly<Record<string, CallDescription>>,
  Endpoints extends Readonly<Record<NoInfer<keyof Calls>, Endpoint>>,
>(endpoints: Endpoints, calls: Calls) {
  const named = Object.entries(calls).map(([name, call]) => [
    name,
    { ...call, endpoint: endpoints[name as keyof Calls] },
  ]);
  return Object.fromEntries(named) as {
    readonly [Name in keyof Calls]: Calls[Name] & { readonly endpoint: Endpoints[Name] };
  };
}

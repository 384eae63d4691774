import type { z } from 'zod';
import type { Call } from '../call.ts';

/**
 * Who may use an endpoint. `any session` accepts an access token, the refresh cookie, or neither. `recent
 * proof` requires an access token and POST /account/reauthentication within the last ten minutes. `staff`
 * requires the access token of an account with a staff role.
 */
export type Access = 'anyone' | 'refresh cookie' | 'any session' | 'access token' | 'recent proof' | 'staff';

/** Error responses other than those that follow from the method, the body and the access. */
export type RefusalStatus = 401 | 404 | 409 | 410 | 422 | 429;

/** A successful response that is not the JSON of the contract. */
export interface OtherAnswer {
  readonly description: string;
  /** Undefined if there is no body. */
  readonly mediaType?: string;
  readonly headers?: readonly ('Location' | 'ETag' | 'ContentDisposition')[];
}

/** Documentation of an endpoint in addition to its schemas. */
export interface CallDescription {
  readonly tag: string;
  /** One line, as shown in lists of endpoints. */
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** Path parameters. */
  readonly params?: z.ZodObject;
  /** Names of shared header parameters. */
  readonly headers?: readonly ('IdempotencyKey' | 'IfNoneMatch')[];
  /**
   * The endpoint also accepts a plain form from a page without script. The response to such a form is a page,
   * a redirect to one, or the same as for any other request.
   */
  readonly form?: 'answered by a page' | 'answered alike';
  readonly refusals?: Readonly<Partial<Record<RefusalStatus, string>>>;
  /** Successful responses by status, in addition to the one of the contract or instead of it. */
  readonly answers?: Readonly<Record<number, OtherAnswer>>;
  /** Example bodies of the request and of the response. */
  readonly sent?: unknown;
  readonly received?: unknown;
}

/** An endpoint with its documentation. `id` becomes its name in generated clients. */
export interface DescribedCall extends CallDescription {
  readonly id: string;
  /** Redirects are possible here, although no endpoint of the contract has one. */
  readonly call: Omit<Call, 'status'> & { readonly status: number };
}

/**
 * Joins the endpoints of the contract with their documentation. An undocumented endpoint does not compile.
 */
export function describeCalls<Name extends string>(
  calls: Readonly<Record<Name, Call>>,
  descriptions: Readonly<Record<Name, CallDescription>>,
): DescribedCall[] {
  return Object.keys(calls).map((id) => ({
    id,
    call: calls[id as Name],
    ...descriptions[id as Name],
  }));
}

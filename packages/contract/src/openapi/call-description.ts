import type { z } from 'zod';
import type { Call } from '../call.ts';

/**
 * Who may make a call. `any session` takes an access token, the refresh cookie, or neither; `recent proof` an access
 * token and POST /account/reauthentication within the last ten minutes; `staff` that of an account of a staff role.
 */
export type Access = 'anyone' | 'refresh cookie' | 'any session' | 'access token' | 'recent proof' | 'staff';

/** Why a call may be refused, beside what follows from its method, its body and its access. */
export type RefusalStatus = 401 | 404 | 409 | 410 | 422 | 429;

/** A good answer that is not the JSON of the contract. */
export interface OtherAnswer {
  readonly description: string;
  /** Missing where there is no body. */
  readonly mediaType?: string;
  readonly headers?: readonly ('Location' | 'ETag' | 'ContentDisposition')[];
}

/** What a reader of the description is told of a call beside its schemas. */
export interface CallDescription {
  readonly tag: string;
  /** One line, as lists of calls show it. */
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** Of the path. */
  readonly params?: z.ZodObject;
  /** Names of shared parameters that travel as headers. */
  readonly headers?: readonly ('IdempotencyKey' | 'IfNoneMatch')[];
  /**
   * Also taken as a plain form of a page without script. Such a form is answered by a page, or by being led on to one;
   * or else like any other call.
   */
  readonly form?: 'answered by a page' | 'answered alike';
  readonly refusals?: Readonly<Partial<Record<RefusalStatus, string>>>;
  /** Good answers by their status, beside or in place of the one of the contract. */
  readonly answers?: Readonly<Record<number, OtherAnswer>>;
  /** Examples of the body that is sent, and of the one that comes back. */
  readonly sent?: unknown;
  readonly received?: unknown;
}

/** A call with all that is said of it. `id` names it in programs that are made from the description. */
export interface DescribedCall extends CallDescription {
  readonly id: string;
  /** Some lead on to a page, which no call of the contract does. */
  readonly call: Omit<Call, 'status'> & { readonly status: number };
}

/** Joins calls of the contract with what is said of them; a call that nothing is said of does not compile. */
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

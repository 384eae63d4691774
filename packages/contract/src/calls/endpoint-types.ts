import type { z } from 'zod';
import type { allAppHostCalls, allSiteCalls } from './described-calls.ts';

type Calls = typeof allAppHostCalls & typeof allSiteCalls;

type Described = { [Name in keyof Calls as Calls[Name]['endpoint']]: Calls[Name] };

/** An endpoint that has a description. */
export type DescribedEndpoint = keyof Described;

/** What a client sends as this part of a request: unknown if the endpoint has no such part. */
type Sent<E extends DescribedEndpoint, Part extends 'params' | 'query' | 'request'> = Described[E] extends {
  readonly [part in Part]: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : unknown;

/** An object with this member if its type is known. It is optional if all its own members are. */
type Member<Name extends string, Value> = unknown extends Value
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [name in Name]?: Value }
    : { readonly [name in Name]: Value };

/** Query parameters without undefined, which would be sent as the text `undefined`. */
export type Given<Query> = unknown extends Query
  ? unknown
  : { readonly [Name in keyof Query]: Exclude<Query[Name], undefined> };

type SendsFile = { readonly otherResponses: { readonly 200: { readonly mediaType: string } } };

/**
 * What a client passes for a request: its path parameters by their names, `query` and `body`. `key` is the
 * Idempotency-Key: the server does once what is sent several times with the same key.
 */
export type RequestOf<E extends DescribedEndpoint> = Sent<E, 'params'> &
  Member<'query', Given<Sent<E, 'query'>>> &
  Member<'body', Sent<E, 'request'>> &
  (Described[E] extends SendsFile ? { readonly asFile: true } : unknown) & { readonly key?: string };

/** What a client gets: the parsed JSON of a successful response, or a file. Unknown if there is no body. */
export type ResponseOf<E extends DescribedEndpoint> = Described[E] extends {
  readonly response: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : Described[E] extends SendsFile
    ? Blob
    : unknown;

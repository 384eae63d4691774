import type { z } from 'zod';

/** One call: `null` in place of a schema means that there is no body. `status` is that of a successful answer. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Of the address, where it takes any. */
  readonly query?: z.ZodType;
  readonly request: z.ZodType | null;
  readonly answer: z.ZodType | null;
  readonly status: 200 | 201 | 202 | 204;
}

import type { z } from 'zod';

/** One endpoint. A `null` schema means no body. `status` is that of a successful response. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The path parameters, if there are any. */
  readonly query?: z.ZodType;
  readonly request: z.ZodType | null;
  readonly answer: z.ZodType | null;
  readonly status: 200 | 201 | 202 | 204;
}

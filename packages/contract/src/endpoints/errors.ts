import { z } from 'zod';

/** One field that was refused. */
export const fieldErrorSchema = z.object({
  field: z.string().describe('The path in the request, like `email` or `items.0.name`.'),
  message: z.string().describe('Shown under the field.'),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * What the caller must do before the same request can succeed, if the status alone does not say it:
 * `second-factor` requires a POST of `challenge` to /login/second-factor; `reauthentication` requires POST
 * /account/reauthentication; `authenticator` requires staff to set up an authenticator app.
 */
const requirementSchema = z.enum(['second-factor', 'reauthentication', 'authenticator']);

/**
 * The error body of every endpoint: problem details (RFC 9457, media type `application/problem+json`). They
 * include `error` and `message`, because specification §8 has the client read them in that order. `type` is
 * `about:blank` where the status is specific enough. A 429 or 503 has a Retry-After header.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string().describe('What went wrong and what to do about it, as text for people.'),
  instance: z.string().optional(),
  requestId: z.string().describe('Identifies the request in the server’s log.').optional(),
  error: z.string().describe('The same text as `detail`.'),
  message: z.string().describe('The same text as `detail`.'),
  errors: z.array(fieldErrorSchema).describe('One for each refused field, if the status is 422.').optional(),
  requires: requirementSchema.describe('What to do first, before the same call can succeed.').optional(),
  challenge: z.string().describe('For POST /login/second-factor, if that is required.').optional(),
});

export type Problem = z.infer<typeof problemSchema>;

/** Media type of a `Problem` (RFC 9457 §6.1). */
export const problemMediaType = 'application/problem+json';

/** The first message of each refused or unknown field in the order of the schema, for `Problem.errors`. */
export function toFieldErrors(error: z.ZodError): FieldError[] {
  const messages = new Map<string, string>();
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const paths = names.length > 0 ? names.map((name) => [...issue.path, name]) : [issue.path];
    for (const path of paths) {
      const field = path.map(String).join('.');
      if (!messages.has(field)) messages.set(field, issue.message);
    }
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}

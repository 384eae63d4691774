import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemSchema, toFieldErrors } from './errors.ts';

const problem = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: 'Invalid email or password',
  error: 'Invalid email or password',
  message: 'Invalid email or password',
};

test('a problem has error and message in addition to the members of RFC 9457', () => {
  expect(problemSchema.safeParse(problem).success).toBe(true);
  for (const member of Object.keys(problem)) {
    expect(problemSchema.safeParse({ ...problem, [member]: undefined }).success, member).toBe(false);
  }
});

test('instance, request id and field errors are optional', () => {
  const more = {
    instance: '/x',
    requestId: 'r-1',
    errors: [{ field: 'email', message: 'Email is required' }],
  };
  expect(problemSchema.parse({ ...problem, ...more })).toEqual({ ...problem, ...more });
});

test('a problem with a successful status is refused', () => {
  expect(problemSchema.safeParse({ ...problem, status: 200 }).success).toBe(false);
});

test('each refused field is listed by its path, with its first message', () => {
  const schema = z.object({
    items: z.array(z.object({ name: z.string().min(2, 'Too short').regex(/^A/, 'Must begin with A') })),
  });
  const result = schema.safeParse({ items: [{ name: 'Ama' }, { name: 'x' }] });
  expect(result.error && toFieldErrors(result.error)).toEqual([
    { field: 'items.1.name', message: 'Too short' },
  ]);
});

test('an unknown field is listed by its own path', () => {
  const schema = z.strictObject({ person: z.strictObject({ name: z.string() }) });
  const result = schema.safeParse({ person: { name: 'Ama', age: 1 }, plan: 'x' });
  expect(result.error && toFieldErrors(result.error)).toEqual([
    { field: 'person.age', message: 'Unrecognized key: "age"' },
    { field: 'plan', message: 'Unrecognized key: "plan"' },
  ]);
});

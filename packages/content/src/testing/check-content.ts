import type { z } from 'zod';
import { checkPrepared } from '../reading/read-yaml.ts';

/** Validates a value against a schema. @throws ContentError that lists every invalid field */
export const checkContent = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> =>
  checkPrepared({ file, value, lineOf: () => undefined }, schema, { value, problems: [] });

import { z } from 'zod';
import { isOrigin } from './addresses.ts';

/** A variable that lists entries, separated by commas. */
export const listVariable = (entry: z.ZodString) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(entry));

/** A variable that is the origin of a URL: scheme, host and port. @param remedy what to write instead of a bad value */
export const originVariable = (remedy: string) =>
  z
    .string()
    .refine(isOrigin, { error: remedy })
    .transform((text) => new URL(text).origin);

/** A variable that is a whole number. @param error what to write instead of a bad value */
export const wholeNumber = (least: number, most: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });

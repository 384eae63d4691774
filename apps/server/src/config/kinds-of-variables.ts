import { z } from 'zod';
import { isOrigin, isPrivateUrl } from './addresses.ts';

/** A variable whose text is checked. @param error what to write instead of a bad value */
export const checkedText = (fits: (text: string) => boolean, error: string) =>
  z.string().refine(fits, { error });

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
  checkedText(isOrigin, remedy).transform((text) => new URL(text).origin);

/** A variable that is a URL which secrets may be sent to. */
export const privateUrlVariable = checkedText(
  isPrivateUrl,
  'write an address that begins with https:// and has no user name; http:// is accepted for this machine only',
);

/** A variable that is a whole number. @param error what to write instead of a bad value */
export const wholeNumber = (least: number, most: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });

import { z } from 'zod';
import { pageUnknown } from './validation-messages.ts';

/** Longer than any path of the site; what is longer names none. */
const pathMaxLength = 200;

/** The path of a page as the address bar has it. Whether there is such a page is the server's to know. */
export const pagePathField = z
  .string({ error: pageUnknown })
  .startsWith('/', { error: pageUnknown })
  .max(pathMaxLength, { error: pageUnknown });

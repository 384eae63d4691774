import { z } from 'zod';
import { pageUnknown } from './validation-messages.ts';

/** Longer than any path of the site. */
const pathMaxLength = 200;

/** The path of a page as in the address bar. The server checks whether the page exists. */
export const pagePathField = (error = pageUnknown) =>
  z.string({ error }).startsWith('/', { error }).max(pathMaxLength, { error });

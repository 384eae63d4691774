import { z } from 'zod';
import { isWebAddress } from './addresses.ts';

/** Where people open the accounting application. The build writes it into the pages. */
export const applicationVariables = {
  APP_URL: z
    .string()
    .refine(isWebAddress, {
      error: 'write the address at which people open the application, like https://app.example.com/login',
    })
    .optional(),
};

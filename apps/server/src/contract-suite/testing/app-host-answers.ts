import { loginAnswerSchema } from '@accounting-site/contract/account/login';
import { z } from 'zod';

/*
 * What specification §3, §5 and §7 guarantee of the responses, and no more: the schemas of our own app host
 * are stricter. Unknown members stay.
 */

/** The response of POST /login. The site ignores a `refreshToken` that is no text. */
export const loginAnswer = loginAnswerSchema.omit({ refreshToken: true }).loose();

/** The response of POST /refresh. */
export const refreshAnswer = loginAnswer.pick({ accessToken: true });

/** The response of GET /alert-settings. */
export const alertSettings = z.looseObject({ threshold_quantity: z.number() });

/** The response of GET /inventory. */
export const inventory = z.array(z.looseObject({ quantity_in_stock: z.number() }));

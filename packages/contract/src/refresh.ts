import { z } from 'zod';

/** Body of POST /refresh (specification §7): empty, because the refresh token is in a cookie. */
export const refreshRequestSchema = null;

/** Response of POST /refresh (specification §3). */
export const refreshAnswerSchema = z.object({ accessToken: z.string().min(1) });

/** Body of the 200 response of POST /refresh. */
export type RefreshAnswer = z.infer<typeof refreshAnswerSchema>;

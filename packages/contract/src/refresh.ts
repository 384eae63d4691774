import { z } from 'zod';

/** POST /refresh (specification §7) takes an empty body: the refresh token travels in a cookie. */
export const refreshRequestSchema = null;

/** Answer of POST /refresh (specification §3). */
export const refreshAnswerSchema = z.object({ accessToken: z.string().min(1) });

/** What POST /refresh answers with status 200. */
export type RefreshAnswer = z.infer<typeof refreshAnswerSchema>;

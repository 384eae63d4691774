import { z } from 'zod';

/** Response of POST /refresh (specification §3). */
export const refreshAnswerSchema = z.object({ accessToken: z.string().min(1) });

import { z } from 'zod';
import { emailField } from '../fields/text-fields.ts';
import { typedPassword } from './password.ts';

/**
 * Body of POST /login (specification §7): `{email, password}`, plus `remember: true` when 'Remember me' is
 * ticked. White space in the password is kept.
 */
export const loginRequestSchema = z.object({
  email: emailField(),
  password: typedPassword,
  remember: z.boolean().describe('Stay signed in for 30 days, also after the browser was closed.').optional(),
});

export type LoginRequest = z.input<typeof loginRequestSchema>;

/**
 * The signed-in user (specification §3). Our app host sends a string as `id`. The specification leaves its
 * type open, so a number from another app host is accepted too.
 */
export const userSchema = z.object({
  id: z.union([z.string().min(1), z.number()]),
  email: z.string().min(1),
  role: z.string().min(1),
});

export type User = z.infer<typeof userSchema>;

/**
 * Response of POST /login (specification §3). Our app host keeps the refresh token in an HttpOnly cookie and
 * sends no `refreshToken`; another app host may.
 */
export const loginAnswerSchema = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1).optional(),
  user: userSchema,
});

export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** Response of POST /refresh (specification §3). */
export const refreshAnswerSchema = loginAnswerSchema.pick({ accessToken: true });

/**
 * POST /logout (specification §7) has no request body, and its 204 response has none either. It succeeds with
 * or without a session, so that signing out twice is no error.
 */
export const logoutRequestSchema = null;
export const logoutAnswerSchema = null;

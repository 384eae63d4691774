/**
 * POST /logout (specification §7) takes no body; its answer, status 204, has none and is ignored. It succeeds whether or
 * not a session was there, so that signing out twice is no error.
 */
export const logoutRequestSchema = null;
export const logoutAnswerSchema = null;

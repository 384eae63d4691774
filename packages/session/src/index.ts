export { AnswerError, ApiError, NetworkError, SessionEndedError } from './errors.ts';
export { LoginError } from './login.ts';
export { lowStockItems } from './low-stock.ts';
export { createSession, type Session } from './session.ts';
export type { SignedIn } from './session-store.ts';

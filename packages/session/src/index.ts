export type { CallOptions } from './deadline.ts';
export { AnswerError, ApiError, NetworkError, SessionEndedError } from './errors.ts';
export { LoginError, type LoginResult } from './login.ts';
export { lowStockItems } from './low-stock.ts';
export { createSession, type Session, type SessionOptions } from './session.ts';
export type { SignedIn } from './session-store.ts';
export { checkSignIn } from './sign-in-form.ts';
export type { StorageArea } from './storage.ts';
export type { TabLocks } from './tab-locks.ts';

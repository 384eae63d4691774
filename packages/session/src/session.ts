import type { AlertSettings } from '@accounting-site/contract/account/alert-settings';
import type { LoginRequest } from '@accounting-site/contract/account/login';
import { type Endpoint, siteBasePath } from '@accounting-site/contract/endpoints/endpoints';
import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';
import { readAlertSettings, saveAlertSettings } from './alert-settings.ts';
import { type CallEndpoint, createApiClient } from './api-client.ts';
import type { CallOptions } from './deadline.ts';
import { listInventory } from './inventory.ts';
import { type LoginResult, login, signIn } from './login.ts';
import { logout } from './logout.ts';
import { createRefresh } from './refresh.ts';
import { resume } from './resume.ts';
import { createSend } from './send.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { findLocalStorage, openSessionStorage, type StorageArea } from './storage.ts';
import type { TabLocks } from './tab-locks.ts';

/** The app host and browser features to use. Missing options default to the browser's own. */
export interface SessionOptions {
  /** Origin of the app host, such as `https://app.example.com`; empty for the page's own origin. */
  readonly appHost: string;
  /** Called once when the session has ended. */
  readonly redirectToLogin: () => void;
  readonly fetch?: typeof globalThis.fetch;
  /** Null: there is no storage, and the session is kept in memory. */
  readonly storage?: StorageArea | null;
  /** Null: tabs do not coordinate their refreshes. */
  readonly locks?: TabLocks | null;
  /** The target of `storage` and `pageshow` events. */
  readonly events?: EventTarget;
}

/**
 * The session of one tab, with a function for every endpoint of specification §7 and generic ones for the
 * others. None of the functions uses `this`.
 */
export interface Session extends Pick<SessionStore, 'subscribe' | 'getSnapshot'> {
  login(request: LoginRequest): Promise<LoginResult>;
  /** Signs in through another of the app host's endpoints with the same response as POST /login. */
  signIn(call: { endpoint: Endpoint; body: object }): Promise<LoginResult>;
  /** Resumes the session that the app host started with a redirect. */
  resume(): Promise<LoginResult>;
  logout(): Promise<void>;
  /** Ends the session of someone who signed out without a network, before another one begins. */
  finishLogout(): Promise<void>;
  readAlertSettings(options?: CallOptions): Promise<AlertSettings>;
  saveAlertSettings(settings: AlertSettings): Promise<void>;
  listInventory(options?: CallOptions): Promise<InventoryItem[]>;
  /** Sends a request to an app host endpoint beyond specification §7. */
  callApp: CallEndpoint;
  /** Sends a request to one of the site's own endpoints that needs the session. */
  callSite: CallEndpoint;
}

/** Restores the stored session, if there is one (specification §4), and returns its functions. */
export function createSession({
  appHost,
  redirectToLogin,
  fetch = globalThis.fetch,
  storage = findLocalStorage(),
  locks = globalThis.navigator?.locks ?? null,
  events = globalThis.window,
}: SessionOptions): Session {
  const store = createSessionStore(openSessionStorage(storage), events);
  const send = createSend(appHost, fetch);
  const refresh = createRefresh({ send, store, locks, redirectToLogin });
  const call = createApiClient(send, refresh, store);
  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    login: (request) => login(send, store, request),
    signIn: (request) => signIn(send, store, request),
    resume: () => resume(send, store),
    logout: () => logout(send, store),
    finishLogout: async () => {
      if (store.hasUnsentLogout()) await logout(send, store);
    },
    readAlertSettings: (options) => readAlertSettings(call, options),
    saveAlertSettings: (settings) => saveAlertSettings(call, settings),
    listInventory: (options) => listInventory(call, options),
    callApp: call,
    callSite: createApiClient(createSend('', fetch, siteBasePath), refresh, store),
  };
}

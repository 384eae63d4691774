import { APP_HOST, APP_URL } from 'astro:env/client';
import type { PaymentMethod } from '@accounting-site/contract/account/sign-up';

/** The application's origin without a trailing slash; empty when the site's own server is the app host. */
export const appHost = APP_HOST.replace(/\/+$/, '');

/**
 * The URL at which people open the accounting application. Empty if there is none: a trial is then an account
 * with a stock list and alerts, and the sign-up pages must not promise more.
 */
export const appUrl = APP_URL || appHost;

/** The application's host name, as shown to people: app.example.com. */
export const appHostName = appHost.replace(/^https?:\/\//, '');

/** The URL of a free trial: {host}/register, with the chosen payment method and plan. */
export const trialUrl = (method?: PaymentMethod, plan?: string) =>
  `${appHost}/register${method ? `/${method}` : ''}${plan ? `?plan=${plan}` : ''}`;

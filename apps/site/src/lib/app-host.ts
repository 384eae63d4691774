import { APP_HOST, APP_URL } from 'astro:env/client';
import type { PaymentMethod } from '@accounting-site/contract/sign-up';

/** The address of the application without a slash at its end; empty when our own server answers its calls. */
export const appHost = APP_HOST.replace(/\/+$/, '');

/**
 * The accounting application as people open it. Empty where there is none: a trial is then an account with a stock list
 * and alerts, and no page of the sign-up promises more.
 */
export const appUrl = APP_URL || appHost;

/** The application as people call it: app.example.com. */
export const appHostName = appHost.replace(/^https?:\/\//, '');

/** Where a free trial starts: {host}/register, with the payment method and the plan that were chosen. */
export const trialUrl = (method?: PaymentMethod, plan?: string) =>
  `${appHost}/register${method ? `/${method}` : ''}${plan ? `?plan=${plan}` : ''}`;

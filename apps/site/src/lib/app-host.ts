import { APP_HOST } from 'astro:env/client';

/** The address of the application without a slash at its end; empty when our own server answers its calls. */
export const appHost = APP_HOST.replace(/\/+$/, '');

/** Where a free trial starts: {host}/register, with the payment method where one was chosen. */
export const trialUrl = (method?: 'card' | 'mobile-money' | 'bank-transfer') =>
  `${appHost}/register${method ? `/${method}` : ''}`;

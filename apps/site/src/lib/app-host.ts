import { APP_HOST } from 'astro:env/client';
import type { PaymentMethod } from '@accounting-site/contract/sign-up';

/** The address of the application without a slash at its end; empty when our own server answers its calls. */
export const appHost = APP_HOST.replace(/\/+$/, '');

/** The application as people call it: app.example.com. */
export const appHostName = appHost.replace(/^https?:\/\//, '');

/** Where a free trial starts: {host}/register, with the payment method where one was chosen. */
export const trialUrl = (method?: PaymentMethod) => `${appHost}/register${method ? `/${method}` : ''}`;

import { alertSettingsSchema } from '../account/alert-settings.ts';
import { loginAnswerSchema, loginRequestSchema, refreshAnswerSchema } from '../account/login.ts';
import * as appHostEndpoints from '../endpoints/app-host-endpoints.ts';
import { inventoryAnswerSchema } from '../inventory/inventory.ts';
import { type CallDescription, withEndpoints } from './call.ts';

const session = { tag: 'Session' } as const;
const stock = { tag: 'Stock', access: 'access token' } as const;

/** The response of POST /login. */
export const exampleLogin = {
  accessToken: 'eyJhbGciOiJFZERTQSJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl',
  user: { id: '0b0f2c9e-5d0e-4a36-9a7c-0f3c5f1e7a11', email: 'ama@adom.example', role: 'owner' },
};

/** The endpoints of specification §7, under `appHostBasePath`. The body of a failure is a `Problem`. */
export const appHostCalls = withEndpoints(appHostEndpoints, {
  login: {
    ...session,
    access: 'anyone',
    summary: 'Sign in with email address and password',
    description:
      'The access token of the response is valid for ten minutes; send it as a bearer token. The refresh token is set as a cookie that scripts cannot read. If the account has a second factor, the response is 401 with `requires: second-factor` and a `challenge` for POST /login/second-factor. With the right password of a disabled account it is 403, with whom to call.',
    request: loginRequestSchema,
    requestExample: { email: 'ama@adom.example', password: 'seven green bicycles', remember: true },
    response: loginAnswerSchema,
    responseExample: exampleLogin,
    errors: {
      401: 'The email address or the password is wrong, or a second factor is required.',
      409: 'The account was changed at the same time. Sign in again.',
      429: 'Too many attempts to sign in to this account or from this network.',
    },
  },
  logout: {
    ...session,
    access: 'any session',
    status: 204,
    summary: 'Sign out',
    description: 'Ends the session immediately. It also succeeds without a session.',
  },
  refresh: {
    ...session,
    access: 'refresh cookie',
    summary: 'Get a new access token',
    description:
      'Exchanges the refresh token of the cookie for a new one. Reusing an exchanged token ends the session, unless it is sent again within 30 seconds.',
    response: refreshAnswerSchema,
    responseExample: { accessToken: exampleLogin.accessToken },
    errors: { 401: 'There is no session, or it has ended.' },
  },
  readAlertSettings: {
    ...stock,
    summary: 'Read when an item counts as low in stock',
    response: alertSettingsSchema,
    responseExample: { threshold_quantity: 10 },
  },
  saveAlertSettings: {
    ...stock,
    summary: 'Change when an item counts as low in stock',
    description: 'Applies to everyone in the business.',
    request: alertSettingsSchema,
    requestExample: { threshold_quantity: 5 },
    response: alertSettingsSchema,
    responseExample: { threshold_quantity: 5 },
  },
  listInventory: {
    ...stock,
    summary: 'List what the business keeps in stock',
    description:
      'Items whose quantity is at or below the threshold of the alert settings are low in stock. Send the ETag in If-None-Match to get the list only if it has changed.',
    headers: ['IfNoneMatch'],
    response: inventoryAnswerSchema,
    responseExample: [{ id: 'i-1', name: 'Rice, 5 kg', sku: 'RICE-5', unit: 'bag', quantity_in_stock: 4 }],
    otherResponses: {
      304: {
        description: 'The list has not changed since the ETag in If-None-Match.',
        headers: ['ETag'],
      },
    },
    errors: { 429: 'The list was loaded too many times in a short time.' },
  },
} as const satisfies Record<string, CallDescription>);

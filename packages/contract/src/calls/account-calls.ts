import {
  accountSchema,
  changeEmailSchema,
  changePasswordSchema,
  profileSchema,
  reauthenticationSchema,
} from '../account/account.ts';
import * as appHostEndpoints from '../endpoints/app-host-endpoints.ts';
import { type CallDescription, withEndpoints } from './call.ts';

const account = { tag: 'Account', access: 'access token' } as const;

const exampleAccount = {
  user: { id: '0b0f2c9e-5d0e-4a36-9a7c-0f3c5f1e7a11', email: 'ama@adom.example', role: 'owner' },
  name: 'Ama Mensah',
  business: {
    name: 'Adom Provisions',
    trialEndsAt: '2026-11-16T09:00:00.000Z',
    paymentMethod: 'mobile-money',
    plan: 'quarterly',
    next: null,
  },
  hasPassword: true,
  newEmail: null,
  authenticator: { addedAt: '2026-11-02T09:00:00.000Z', backupCodesLeft: 10 },
  passkeys: [{ id: 'cGFzc2tleS0x', name: 'My phone', addedAt: '2026-11-02T09:00:00.000Z', lastUsedAt: null }],
  providers: [{ provider: 'google', linkedAt: '2026-11-02T09:00:00.000Z' }],
  staffSecondFactorBy: null,
  offersPasskey: false,
};

/**
 * Endpoints for one's own account, under `appHostBasePath` and beyond specification §7. All need the access
 * token. Those with `access: 'recent proof'` respond with 403 and `requires: 'reauthentication'` until POST
 * /account/reauthentication.
 */
export const accountCalls = withEndpoints(appHostEndpoints, {
  readAccount: {
    ...account,
    summary: 'Read everything about the account',
    response: accountSchema,
    responseExample: exampleAccount,
  },
  saveProfile: {
    ...account,
    summary: 'Change the names of person and business',
    description: 'Another role than `owner` gets 403 for another name of the business.',
    request: profileSchema,
    requestExample: { name: 'Ama Mensah', business: 'Adom Provisions' },
    response: accountSchema,
    responseExample: exampleAccount,
  },
  reauthenticate: {
    ...account,
    status: 204,
    summary: 'Prove again who you are',
    description:
      'Endpoints that change how an account is protected respond with 403 and `requires: reauthentication` unless this succeeded within the last ten minutes of the same session. `code` is required if the account has a second factor.',
    request: reauthenticationSchema,
    requestExample: { password: 'seven green bicycles', code: '123456' },
    errors: { 429: 'Too many wrong passwords or codes.' },
  },
  changePassword: {
    ...account,
    access: 'recent proof',
    status: 204,
    summary: 'Change the password, or set the first one',
    description:
      'Needs the current password. If the account has a second factor or no password, it also needs reauthentication. Ends every other session. Repeated within ten minutes by the session that changed it, it succeeds without a further change, because the response may have been lost.',
    request: changePasswordSchema,
    requestExample: { password: 'eight yellow umbrellas', currentPassword: 'seven green bicycles' },
    errors: { 429: 'Too many wrong passwords.' },
  },
  changeEmail: {
    ...account,
    access: 'recent proof',
    status: 202,
    summary: 'Request a new email address',
    description:
      'The email address changes once the link sent to it is opened. The current address cancels a change that waits for that.',
    request: changeEmailSchema,
    requestExample: { email: 'ama.mensah@adom.example' },
    errors: { 429: 'Too many emails for this account.' },
  },
  downloadData: {
    ...account,
    access: 'recent proof',
    summary: 'Download everything that is stored about the account',
    otherResponses: {
      200: {
        description: 'A JSON file for the owner of the account.',
        mediaType: 'application/json',
        headers: ['ContentDisposition'],
      },
    },
    errors: { 429: 'Too many downloads in a short time.' },
  },
  deleteAccount: {
    ...account,
    access: 'recent proof',
    status: 204,
    summary: 'Delete the account',
    description:
      'Deleting its last account also deletes the business. If no other owner is left, the account that has been in it the longest becomes its owner, unless it is disabled or belongs to staff. This cannot be undone. Staff are removed by an admin first. Repeated with the same access token, it succeeds again, because the response may have been lost.',
    errors: { 409: 'The account has a staff role.' },
  },
} as const satisfies Record<string, CallDescription>);

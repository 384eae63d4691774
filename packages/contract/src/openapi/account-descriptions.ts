import { idParameterSchema } from '../account.ts';
import { accountCalls } from '../account-calls.ts';
import { providerParameterSchema } from '../providers.ts';
import { type CallDescription, describeCalls } from './call-description.ts';
import { examplePasskeyOptions } from './entry-descriptions.ts';

const account = { tag: 'Account', access: 'access token' } as const;
const protection = { tag: 'Second factor', access: 'recent proof' } as const;
const passkeys = { tag: 'Passkeys', access: 'recent proof' } as const;
const sessions = { tag: 'Sessions', access: 'access token' } as const;

const exampleAccount = {
  user: { id: '0b0f2c9e-5d0e-4a36-9a7c-0f3c5f1e7a11', email: 'ama@adom.example', role: 'owner' },
  name: 'Ama Mensah',
  business: {
    name: 'Adom Provisions',
    trialEndsAt: '2026-11-16T09:00:00.000Z',
    paymentMethod: 'mobile-money',
    plan: 'quarterly',
  },
  hasPassword: true,
  newEmail: null,
  authenticator: { addedAt: '2026-11-02T09:00:00.000Z', backupCodesLeft: 10 },
  passkeys: [{ id: 'cGFzc2tleS0x', name: 'My phone', addedAt: '2026-11-02T09:00:00.000Z', lastUsedAt: null }],
  providers: [{ provider: 'google', linkedAt: '2026-11-02T09:00:00.000Z' }],
  staffSecondFactorBy: null,
  offersPasskey: false,
};
const exampleCodes = { backupCodes: ['k7d2mq4xva', 'p3nfz6hs2c'] };

const calls: Record<keyof typeof accountCalls, CallDescription> = {
  readAccount: { ...account, summary: 'Read everything about the account', received: exampleAccount },
  saveProfile: {
    ...account,
    summary: 'Change the names of person and business',
    sent: { name: 'Ama Mensah', business: 'Adom Provisions' },
    received: exampleAccount,
  },
  reauthenticate: {
    ...account,
    summary: 'Prove again who you are',
    description:
      'Endpoints that change how an account is protected respond with 403 and `requires: reauthentication` unless this succeeded within the last ten minutes of the same session. `code` is required if the account has a second factor.',
    refusals: { 429: 'Too many wrong passwords or codes.' },
    sent: { password: 'seven green bicycles', code: '123456' },
  },
  changePassword: {
    ...account,
    access: 'recent proof',
    summary: 'Change the password, or set the first one',
    description:
      'Needs the current password. If the account has a second factor or no password, it also needs reauthentication. Ends every other session.',
    refusals: { 429: 'Too many wrong passwords.' },
    sent: { password: 'eight yellow umbrellas', currentPassword: 'seven green bicycles' },
  },
  changeEmail: {
    ...account,
    access: 'recent proof',
    summary: 'Request a new email address',
    description: 'The email address changes once the link sent to it is opened.',
    refusals: { 429: 'Too many emails for this account.' },
    sent: { email: 'ama.mensah@adom.example' },
  },
  addAuthenticator: {
    ...protection,
    summary: 'Get a secret for an authenticator app',
    description: 'It becomes active once a code of it is confirmed.',
    received: {
      secret: 'JBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Example:ama%40adom.example?secret=JBSWY3DPEHPK3PXP&issuer=Example',
      qrCode: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    },
  },
  confirmAuthenticator: {
    ...protection,
    access: 'access token',
    summary: 'Confirm an authenticator app with one of its codes',
    description: 'The response contains the backup codes. They are shown only once.',
    refusals: {
      409: 'The secret has expired. Request another one.',
      429: 'Too many wrong codes.',
    },
    sent: { code: '123456' },
    received: exampleCodes,
  },
  removeAuthenticator: { ...protection, summary: 'Remove the authenticator app' },
  renewBackupCodes: {
    ...protection,
    summary: 'Get new backup codes',
    description: 'The old codes stop working.',
    refusals: { 409: 'The account has no authenticator app.' },
    received: exampleCodes,
  },
  passkeyOptions: {
    ...passkeys,
    summary: 'Get the options to create a passkey',
    description: 'The challenge is valid for one use within five minutes.',
    refusals: {
      422: 'The site was opened by IP address. Passkeys need a host name.',
      409: 'There are as many passkeys as an account may have.',
    },
    received: examplePasskeyOptions,
  },
  declinePasskeyOffer: {
    ...account,
    summary: 'Decline the offer of a passkey',
    description: 'It is not offered again on any device.',
  },
  addPasskey: {
    ...passkeys,
    access: 'access token',
    summary: 'Add a passkey',
    refusals: { 409: 'There are as many passkeys as an account may have.' },
    sent: {
      name: 'My phone',
      credential: {
        id: 'cGFzc2tleS0x',
        rawId: 'cGFzc2tleS0x',
        type: 'public-key',
        response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'YXR0ZXN0' },
      },
    },
  },
  removePasskey: {
    ...passkeys,
    summary: 'Remove a passkey',
    params: idParameterSchema,
    refusals: { 404: 'There is no such passkey.' },
  },
  unlinkProvider: {
    tag: 'Accounts of other companies',
    access: 'recent proof',
    summary: 'Unlink a provider from the account',
    params: providerParameterSchema,
    refusals: { 422: 'The account has no other way to sign in. Set a password or add a passkey first.' },
  },
  listSessions: {
    ...sessions,
    summary: 'List the active sessions',
    description: 'This session comes first.',
    received: {
      sessions: [
        {
          id: '6f9d1f0e-8a53-4a52-8a3c-5f0c4f9d2b10',
          device: 'Chrome on Android',
          startedAt: '2026-11-02T09:00:00.000Z',
          lastSeenAt: '2026-11-02T09:10:00.000Z',
          current: true,
        },
      ],
    },
  },
  endOtherSessions: { ...sessions, access: 'recent proof', summary: 'End all other sessions' },
  endSession: {
    ...sessions,
    access: 'recent proof',
    summary: 'End one session',
    description: 'Ending this session needs no reauthentication.',
    params: idParameterSchema,
    refusals: { 404: 'The session has ended already.' },
  },
  downloadData: {
    ...account,
    access: 'recent proof',
    summary: 'Download everything that is stored about the account',
    refusals: { 429: 'Too many downloads in a short time.' },
    answers: {
      200: {
        description: 'A JSON file for the owner of the account.',
        mediaType: 'application/json',
        headers: ['ContentDisposition'],
      },
    },
  },
  deleteAccount: {
    ...account,
    access: 'recent proof',
    summary: 'Delete the account',
    description: 'Deleting its last account also deletes the business. This cannot be undone.',
  },
};

/** Descriptions of the endpoints for one's own account. */
export const describedAccountCalls = describeCalls(accountCalls, calls);

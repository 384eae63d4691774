import { accountSessionsSchema, idParameterSchema } from '../account/account.ts';
import { newPasskeySchema, passkeyOptionsSchema } from '../account/passkeys.ts';
import { providerParameterSchema } from '../account/providers.ts';
import {
  backupCodesSchema,
  confirmAuthenticatorSchema,
  newAuthenticatorSchema,
} from '../account/second-factor.ts';
import * as appHostEndpoints from '../endpoints/app-host-endpoints.ts';
import { type CallDescription, withEndpoints } from './call.ts';
import { examplePasskeyOptions } from './entry-calls.ts';

const protection = { tag: 'Second factor', access: 'recent proof' } as const;
const passkeys = { tag: 'Passkeys', access: 'recent proof' } as const;
const sessions = { tag: 'Sessions', access: 'access token' } as const;

const exampleCodes = { backupCodes: ['k7d2mq4xva', 'p3nfz6hs2c'] };

/**
 * Endpoints for the ways to sign in to one's own account, and its sessions, under `appHostBasePath` and beyond
 * specification §7. All need the access token.
 */
export const securityCalls = withEndpoints(appHostEndpoints, {
  addAuthenticator: {
    ...protection,
    summary: 'Get a secret for an authenticator app',
    description: 'It becomes active once a code of it is confirmed.',
    response: newAuthenticatorSchema,
    responseExample: {
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
    request: confirmAuthenticatorSchema,
    requestExample: { code: '123456' },
    response: backupCodesSchema,
    responseExample: exampleCodes,
    errors: {
      409: 'The secret has expired, or is confirmed already. Read the account, and request another one if it has no app.',
      429: 'Too many wrong codes.',
    },
  },
  removeAuthenticator: {
    ...protection,
    status: 204,
    summary: 'Remove the authenticator app',
  },
  renewBackupCodes: {
    ...protection,
    summary: 'Get new backup codes',
    description: 'The old codes stop working.',
    response: backupCodesSchema,
    responseExample: exampleCodes,
    errors: { 409: 'The account has no authenticator app.' },
  },
  passkeyOptions: {
    ...passkeys,
    summary: 'Get the options to create a passkey',
    description: 'The challenge is valid for one use within five minutes.',
    response: passkeyOptionsSchema,
    responseExample: examplePasskeyOptions,
    errors: {
      422: 'The site was opened by IP address. Passkeys need a host name.',
      409: 'There are as many passkeys as an account may have.',
    },
  },
  declinePasskeyOffer: {
    tag: 'Account',
    access: 'access token',
    status: 204,
    summary: 'Decline the offer of a passkey',
    description: 'It is not offered again on any device.',
  },
  addPasskey: {
    ...passkeys,
    access: 'access token',
    status: 201,
    summary: 'Add a passkey',
    request: newPasskeySchema,
    requestExample: {
      name: 'My phone',
      credential: {
        id: 'cGFzc2tleS0x',
        rawId: 'cGFzc2tleS0x',
        type: 'public-key',
        response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'YXR0ZXN0' },
      },
    },
    errors: { 409: 'There are as many passkeys as an account may have.' },
  },
  removePasskey: {
    ...passkeys,
    status: 204,
    summary: 'Remove a passkey',
    params: idParameterSchema,
    errors: {
      404: 'There is no such passkey.',
      422: 'The account has no other way to sign in. Set a password or add another way first.',
    },
  },
  unlinkProvider: {
    tag: 'Accounts of other companies',
    access: 'recent proof',
    status: 204,
    summary: 'Unlink a provider from the account',
    params: providerParameterSchema,
    errors: { 422: 'The account has no other way to sign in. Set a password or add another way first.' },
  },
  listSessions: {
    ...sessions,
    summary: 'List the active sessions',
    description: 'This session comes first.',
    response: accountSessionsSchema,
    responseExample: {
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
  endOtherSessions: {
    ...sessions,
    access: 'recent proof',
    status: 204,
    summary: 'End all other sessions',
  },
  endSession: {
    ...sessions,
    access: 'recent proof',
    status: 204,
    summary: 'End one session',
    description: 'Ending this session needs no reauthentication.',
    params: idParameterSchema,
    errors: { 404: 'The session has ended already.' },
  },
} as const satisfies Record<string, CallDescription>);

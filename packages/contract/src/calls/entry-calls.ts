import { confirmEmailSchema } from '../account/account.ts';
import { loginAnswerSchema } from '../account/login.ts';
import { passkeyLoginSchema, passkeyOptionsSchema } from '../account/passkeys.ts';
import { forgotPasswordSchema, resetPasswordSchema } from '../account/password.ts';
import { providerParameterSchema, providersSchema, startProviderSchema } from '../account/providers.ts';
import { secondFactorSchema } from '../account/second-factor.ts';
import { confirmSignUpSchema, signUpSchema } from '../account/sign-up.ts';
import * as appHostEndpoints from '../endpoints/app-host-endpoints.ts';
import { type CallDescription, withEndpoints } from './call.ts';
import { exampleLogin } from './session-calls.ts';

const signUp = { tag: 'Sign-up', access: 'anyone', form: 'answered by a page' } as const;
const password = { tag: 'Forgotten password', access: 'anyone', form: 'answered by a page' } as const;
const session = { tag: 'Session', access: 'anyone' } as const;
const passkey = { tag: 'Passkeys', access: 'anyone' } as const;
const providers = { tag: 'Accounts of other companies', access: 'anyone' } as const;

const exampleToken = 'kT3n0p8w5zQyXr2vLbGd7sJh1mCfUa9eI4oNqRtWxYz';
const linkOver = 'The link was used already, or is too old.';
const tooOften = 'This form came too often from this network, or for this address.';
const leadsOn = 'The browser is led on to a page of the site.';

/** The options for the browser's Web Authentication functions. */
export const examplePasskeyOptions = {
  options: { challenge: 'bm90LWEtcmVhbC1jaGFsbGVuZ2U', timeout: 300_000, userVerification: 'preferred' },
};

/**
 * Sign-up and sign-in endpoints under `appHostBasePath`. They go beyond specification §7, so another app host
 * may not have them. None needs a session.
 */
export const entryCalls = withEndpoints(appHostEndpoints, {
  signUp: {
    ...signUp,
    status: 202,
    summary: 'Begin a free trial',
    description:
      'Sends an email with a link. The response is the same if the email address already has an account; its owner then gets an email that says so.',
    request: signUpSchema,
    requestExample: {
      name: 'Ama Mensah',
      business: 'Adom Provisions',
      email: 'ama@adom.example',
      password: 'seven green bicycles',
      paymentMethod: 'mobile-money',
      plan: 'quarterly',
    },
    errors: { 429: tooOften },
  },
  confirmSignUp: {
    ...signUp,
    summary: 'Open the account with the emailed link',
    description:
      'The token proves access to the mailbox; the password proves that the same person signed up. The response starts a session.',
    request: confirmSignUpSchema,
    requestExample: { token: exampleToken, password: 'seven green bicycles' },
    response: loginAnswerSchema,
    responseExample: exampleLogin,
    errors: {
      401: 'The password differs from the one of the sign-up.',
      410: linkOver,
      429: 'Too many wrong passwords.',
    },
  },
  forgotPassword: {
    ...password,
    status: 202,
    summary: 'Ask for a link to set a new password',
    description: 'The response is the same whether or not the account exists.',
    request: forgotPasswordSchema,
    requestExample: { email: 'ama@adom.example' },
    errors: { 429: tooOften },
  },
  resetPassword: {
    ...password,
    status: 204,
    summary: 'Set a new password with the emailed link',
    description:
      'Ends every session of the account and removes its passkeys and provider links. Sign in with the new password afterwards. `cannotGetCodes` turns off two-factor sign-in after three days, unless a code is used before.',
    request: resetPasswordSchema,
    requestExample: { token: exampleToken, password: 'eight yellow umbrellas' },
    errors: { 410: linkOver },
  },
  secondFactor: {
    ...session,
    summary: 'Finish a sign-in with a code',
    description: 'Six digits of the authenticator app, or a backup code.',
    request: secondFactorSchema,
    requestExample: { challenge: exampleToken, code: '123456' },
    response: loginAnswerSchema,
    responseExample: exampleLogin,
    errors: {
      401: 'The code is wrong: try again with the `challenge` of the response. Without one the challenge has expired: sign in again.',
      429: 'Too many wrong codes.',
    },
  },
  passkeyLoginOptions: {
    ...passkey,
    summary: 'Get the options to use a passkey',
    description: 'The challenge is valid for one use within five minutes.',
    response: passkeyOptionsSchema,
    responseExample: examplePasskeyOptions,
    errors: {
      422: 'The site was opened by IP address. Passkeys need a host name.',
      429: 'Too many attempts to sign in from this network.',
    },
  },
  passkeyLogin: {
    ...passkey,
    summary: 'Sign in with a passkey',
    request: passkeyLoginSchema,
    requestExample: {
      credential: {
        id: 'cGFzc2tleS0x',
        rawId: 'cGFzc2tleS0x',
        type: 'public-key',
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
          authenticatorData: 'YXV0aGVudGljYXRvci1kYXRh',
          signature: 'c2lnbmF0dXJl',
        },
      },
    },
    response: loginAnswerSchema,
    responseExample: exampleLogin,
    errors: {
      401: 'The passkey is unknown, or the challenge has expired.',
      429: 'Too many attempts to sign in from this network.',
    },
  },
  listProviders: {
    ...providers,
    summary: 'List the providers that can be used to sign in',
    response: providersSchema,
    responseExample: { providers: ['google'] },
  },
  confirmEmail: {
    tag: 'Account',
    access: 'anyone',
    status: 204,
    summary: 'Confirm a new email address with the emailed link',
    description:
      'The token proves access to the mailbox. The password, or the refresh cookie of a live session of the same account, proves that it is the person of the account. An account without a password needs the session.',
    form: 'answered by a page',
    request: confirmEmailSchema,
    requestExample: { token: exampleToken, password: 'seven green bicycles' },
    errors: {
      410: 'The link was used already or has expired, or the email address now has an account.',
      429: 'Too many wrong passwords.',
    },
  },
  startProvider: {
    ...providers,
    summary: 'Start a sign-in through a provider',
    description:
      'For forms of pages, not for scripts. The page in the response redirects to the provider, which redirects to the callback.',
    params: providerParameterSchema,
    form: 'answered alike',
    request: startProviderSchema,
    requestExample: { purpose: 'sign-in', remember: true },
    otherResponses: {
      200: { description: 'A page that redirects to the provider.', mediaType: 'text/html' },
      303: { description: `The sign-in failed. ${leadsOn}`, headers: ['Location'] },
    },
  },
  finishProvider: {
    ...providers,
    status: 303,
    summary: 'Finish a sign-in through a provider',
    description: 'The provider redirects browsers here. Do not request it directly. It has no HEAD.',
    params: providerParameterSchema,
    otherResponses: { 303: { description: leadsOn, headers: ['Location'] } },
  },
} as const satisfies Record<string, CallDescription>);

import { entryCalls } from '../account-calls.ts';
import { appHostPaths } from '../call-paths.ts';
import { providerParameterSchema, startProviderSchema } from '../providers.ts';
import { type CallDescription, type DescribedCall, describeCalls } from './call-description.ts';
import { exampleLogin } from './session-descriptions.ts';

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

const calls: Record<keyof typeof entryCalls, CallDescription> = {
  signUp: {
    ...signUp,
    summary: 'Begin a free trial',
    description:
      'Sends an email with a link. The response is the same if the email address already has an account; its owner then gets an email that says so.',
    refusals: { 429: tooOften },
    sent: {
      name: 'Ama Mensah',
      business: 'Adom Provisions',
      email: 'ama@adom.example',
      password: 'seven green bicycles',
      paymentMethod: 'mobile-money',
      plan: 'quarterly',
    },
  },
  confirmSignUp: {
    ...signUp,
    summary: 'Open the account with the emailed link',
    description:
      'The token proves access to the mailbox; the password proves that the same person signed up. The response starts a session.',
    refusals: {
      401: 'The password differs from the one of the sign-up.',
      410: linkOver,
      429: 'Too many wrong passwords.',
    },
    sent: { token: exampleToken, password: 'seven green bicycles' },
    received: exampleLogin,
  },
  forgotPassword: {
    ...password,
    summary: 'Ask for a link to set a new password',
    description: 'The response is the same whether or not the account exists.',
    refusals: { 429: tooOften },
    sent: { email: 'ama@adom.example' },
  },
  resetPassword: {
    ...password,
    summary: 'Set a new password with the emailed link',
    description:
      'Ends every session of the account and removes its passkeys and provider links. Sign in with the new password afterwards. `cannotGetCodes` turns off two-step sign-in after three days, unless a code is used before.',
    refusals: { 410: linkOver },
    sent: { token: exampleToken, password: 'eight yellow umbrellas' },
  },
  secondFactor: {
    ...session,
    summary: 'Finish a sign-in with a code',
    description: 'Six digits of the authenticator app, or a backup code.',
    refusals: {
      401: 'The code is wrong: try again with the `challenge` of the response. Without one the challenge has expired: sign in again.',
      429: 'Too many wrong codes.',
    },
    sent: { challenge: exampleToken, code: '123456' },
    received: exampleLogin,
  },
  passkeyLoginOptions: {
    ...passkey,
    summary: 'Get the options to use a passkey',
    description: 'The challenge is valid for one use within five minutes.',
    refusals: {
      422: 'The site was opened by IP address. Passkeys need a host name.',
      429: 'Too many attempts to sign in from this network.',
    },
    received: examplePasskeyOptions,
  },
  passkeyLogin: {
    ...passkey,
    summary: 'Sign in with a passkey',
    refusals: {
      401: 'The passkey is unknown, or the challenge has expired.',
      429: 'Too many attempts to sign in from this network.',
    },
    sent: {
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
    received: exampleLogin,
  },
  listProviders: {
    ...providers,
    summary: 'List the providers that can be used to sign in',
    received: { providers: ['google'] },
  },
  confirmEmail: {
    tag: 'Account',
    access: 'anyone',
    form: 'answered by a page',
    summary: 'Confirm a new email address with the emailed link',
    refusals: { 410: 'The link was used already or has expired, or the email address now has an account.' },
    sent: { token: exampleToken },
  },
};

const startCall: DescribedCall['call'] = {
  method: 'POST',
  path: appHostPaths.startProvider,
  request: startProviderSchema,
  answer: null,
  status: 200,
};
const finishCall: DescribedCall['call'] = {
  method: 'GET',
  path: appHostPaths.providerCallback,
  request: null,
  answer: null,
  status: 303,
};

const visits: DescribedCall[] = [
  {
    id: 'startProvider',
    call: startCall,
    ...providers,
    access: 'anyone',
    summary: 'Start a sign-in through a provider',
    form: 'answered alike',
    description:
      'For forms of pages, not for scripts. The page in the response redirects to the provider, which redirects to the callback.',
    params: providerParameterSchema,
    answers: {
      200: { description: 'A page that redirects to the provider.', mediaType: 'text/html' },
      303: { description: `The sign-in failed. ${leadsOn}`, headers: ['Location'] },
    },
    sent: { purpose: 'sign-in', remember: true },
  },
  {
    id: 'finishProvider',
    call: finishCall,
    ...providers,
    summary: 'Finish a sign-in through a provider',
    description: 'The provider redirects browsers here. Do not request it directly. It has no HEAD.',
    params: providerParameterSchema,
    answers: { 303: { description: leadsOn, headers: ['Location'] } },
  },
];

/** Descriptions of the sign-up and sign-in endpoints. */
export const describedEntryCalls = [...describeCalls(entryCalls, calls), ...visits];

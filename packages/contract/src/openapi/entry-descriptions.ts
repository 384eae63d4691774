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

/** What the browser's own functions want to be asked with (Web Authentication). */
export const examplePasskeyOptions = {
  options: { challenge: 'bm90LWEtcmVhbC1jaGFsbGVuZ2U', timeout: 300_000, userVerification: 'preferred' },
};

const calls: Record<keyof typeof entryCalls, CallDescription> = {
  signUp: {
    ...signUp,
    summary: 'Begin a free trial',
    description:
      'A mail with a link follows. The answer is the same for an address that has an account already; whoever reads its mail is told.',
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
    summary: 'Open the account with the link that was mailed',
    description: 'The token proves the mailbox, the password that the same person signed up. Signs them in.',
    refusals: {
      401: 'This is not the password that was chosen at the sign-up.',
      410: linkOver,
      429: 'Too many wrong passwords.',
    },
    sent: { token: exampleToken, password: 'seven green bicycles' },
    received: exampleLogin,
  },
  forgotPassword: {
    ...password,
    summary: 'Ask for a link to set a new password',
    description: 'The answer is the same whether or not there is such an account.',
    refusals: { 429: tooOften },
    sent: { email: 'ama@adom.example' },
  },
  resetPassword: {
    ...password,
    summary: 'Set a new password with the link that was mailed',
    description:
      'Ends every session of the account and removes its passkeys and provider links. Sign in with the new password afterwards. `cannotGetCodes` turns two-step sign-in off after three days, unless someone gives a code before.',
    refusals: { 410: linkOver },
    sent: { token: exampleToken, password: 'eight yellow umbrellas' },
  },
  secondFactor: {
    ...session,
    summary: 'Finish a sign-in with a code',
    description: 'Six digits of the authenticator app, or a backup code.',
    refusals: {
      401: 'The code is wrong, and `challenge` is there to try again; or the challenge is over: sign in again.',
      429: 'Too many wrong codes.',
    },
    sent: { challenge: exampleToken, code: '123456' },
    received: exampleLogin,
  },
  passkeyLoginOptions: {
    ...passkey,
    summary: 'Ask with what to use a passkey',
    description: 'The challenge inside is good for one answer within five minutes.',
    refusals: {
      422: 'The site was opened by a number, and passkeys belong to a name.',
      429: 'Too many attempts to sign in from this network.',
    },
    received: examplePasskeyOptions,
  },
  passkeyLogin: {
    ...passkey,
    summary: 'Sign in with a passkey',
    refusals: {
      401: 'The passkey does not sign in here, or the challenge is over.',
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
    summary: 'List which companies’ accounts can be used to sign in',
    received: { providers: ['google'] },
  },
  confirmEmail: {
    tag: 'Account',
    access: 'anyone',
    form: 'answered by a page',
    summary: 'Confirm a new e-mail address with the link that was mailed',
    refusals: { 410: 'The link was used already or is too old, or the address has an account by now.' },
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
    summary: 'Go to a company to sign in with its account',
    form: 'answered alike',
    description:
      'For forms of pages, not for scripts. The page that is answered leads on to the company, and the company back to the callback.',
    params: providerParameterSchema,
    answers: {
      200: { description: 'A page that leads on to the company.', mediaType: 'text/html' },
      303: { description: `It did not work. ${leadsOn}`, headers: ['Location'] },
    },
    sent: { purpose: 'sign-in', remember: true },
  },
  {
    id: 'finishProvider',
    call: finishCall,
    ...providers,
    summary: 'Come back from a company',
    description: 'The company sends browsers here. Nobody else calls it, and it has no HEAD.',
    params: providerParameterSchema,
    answers: { 303: { description: leadsOn, headers: ['Location'] } },
  },
];

/** How people begin a trial and come back in. */
export const describedEntryCalls = [...describeCalls(entryCalls, calls), ...visits];

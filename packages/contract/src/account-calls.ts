import {
  accountSchema,
  accountSessionsSchema,
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  profileSchema,
  reauthenticationSchema,
} from './account.ts';
import type { Call } from './call.ts';
import { appHostPaths } from './call-paths.ts';
import { loginAnswerSchema } from './login.ts';
import { newPasskeySchema, passkeyLoginSchema, passkeyOptionsSchema } from './passkeys.ts';
import { forgotPasswordSchema, resetPasswordSchema } from './password.ts';
import { providersSchema } from './providers.ts';
import {
  backupCodesSchema,
  confirmAuthenticatorSchema,
  newAuthenticatorSchema,
  secondFactorSchema,
} from './second-factor.ts';
import { confirmSignUpSchema, signUpSchema } from './sign-up.ts';

/**
 * Sign-up and sign-in endpoints under `appHostBasePath`. They go beyond specification §7, so another app host
 * may not have them. None needs a session.
 */
export const entryCalls = {
  signUp: {
    method: 'POST',
    path: appHostPaths.signUp,
    request: signUpSchema,
    answer: null,
    status: 202,
  },
  confirmSignUp: {
    method: 'POST',
    path: appHostPaths.confirmSignUp,
    request: confirmSignUpSchema,
    answer: loginAnswerSchema,
    status: 200,
  },
  forgotPassword: {
    method: 'POST',
    path: appHostPaths.forgotPassword,
    request: forgotPasswordSchema,
    answer: null,
    status: 202,
  },
  resetPassword: {
    method: 'POST',
    path: appHostPaths.resetPassword,
    request: resetPasswordSchema,
    answer: null,
    status: 204,
  },
  secondFactor: {
    method: 'POST',
    path: appHostPaths.secondFactor,
    request: secondFactorSchema,
    answer: loginAnswerSchema,
    status: 200,
  },
  passkeyLoginOptions: {
    method: 'POST',
    path: appHostPaths.passkeyLoginOptions,
    request: null,
    answer: passkeyOptionsSchema,
    status: 200,
  },
  passkeyLogin: {
    method: 'POST',
    path: appHostPaths.passkeyLogin,
    request: passkeyLoginSchema,
    answer: loginAnswerSchema,
    status: 200,
  },
  listProviders: {
    method: 'GET',
    path: appHostPaths.providers,
    request: null,
    answer: providersSchema,
    status: 200,
  },
  confirmEmail: {
    method: 'POST',
    path: appHostPaths.confirmEmail,
    request: confirmEmailSchema,
    answer: null,
    status: 204,
  },
} as const satisfies Record<string, Call>;

/**
 * Endpoints for one's own account, under `appHostBasePath` and beyond specification §7. All need the access
 * token. Those marked "After reauthentication" respond with 403 and `requires: 'reauthentication'` until POST
 * /account/reauthentication.
 */
export const accountCalls = {
  readAccount: {
    method: 'GET',
    path: appHostPaths.account,
    request: null,
    answer: accountSchema,
    status: 200,
  },
  saveProfile: {
    method: 'PUT',
    path: appHostPaths.profile,
    request: profileSchema,
    answer: accountSchema,
    status: 200,
  },
  reauthenticate: {
    method: 'POST',
    path: appHostPaths.reauthenticate,
    request: reauthenticationSchema,
    answer: null,
    status: 204,
  },
  /** Needs the current password, and reauthentication if there is a second factor or no password. */
  changePassword: {
    method: 'PUT',
    path: appHostPaths.changePassword,
    request: changePasswordSchema,
    answer: null,
    status: 204,
  },
  /** After reauthentication. */
  changeEmail: {
    method: 'PUT',
    path: appHostPaths.changeEmail,
    request: changeEmailSchema,
    answer: null,
    status: 202,
  },
  /** After reauthentication. */
  addAuthenticator: {
    method: 'POST',
    path: appHostPaths.authenticator,
    request: null,
    answer: newAuthenticatorSchema,
    status: 200,
  },
  confirmAuthenticator: {
    method: 'POST',
    path: appHostPaths.confirmAuthenticator,
    request: confirmAuthenticatorSchema,
    answer: backupCodesSchema,
    status: 200,
  },
  /** After reauthentication. */
  removeAuthenticator: {
    method: 'DELETE',
    path: appHostPaths.authenticator,
    request: null,
    answer: null,
    status: 204,
  },
  /** After reauthentication. */
  renewBackupCodes: {
    method: 'POST',
    path: appHostPaths.backupCodes,
    request: null,
    answer: backupCodesSchema,
    status: 200,
  },
  /** After reauthentication. */
  passkeyOptions: {
    method: 'POST',
    path: appHostPaths.passkeyOptions,
    request: null,
    answer: passkeyOptionsSchema,
    status: 200,
  },
  declinePasskeyOffer: {
    method: 'DELETE',
    path: appHostPaths.passkeyOffer,
    request: null,
    answer: null,
    status: 204,
  },
  addPasskey: {
    method: 'POST',
    path: appHostPaths.passkeys,
    request: newPasskeySchema,
    answer: null,
    status: 201,
  },
  /** After reauthentication. */
  removePasskey: {
    method: 'DELETE',
    path: appHostPaths.passkey,
    request: null,
    answer: null,
    status: 204,
  },
  /** After reauthentication. */
  unlinkProvider: {
    method: 'DELETE',
    path: appHostPaths.linkedProvider,
    request: null,
    answer: null,
    status: 204,
  },
  listSessions: {
    method: 'GET',
    path: appHostPaths.accountSessions,
    request: null,
    answer: accountSessionsSchema,
    status: 200,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: appHostPaths.accountSessions,
    request: null,
    answer: null,
    status: 204,
  },
  endSession: {
    method: 'DELETE',
    path: appHostPaths.accountSession,
    request: null,
    answer: null,
    status: 204,
  },
  /**
   * After reauthentication, so that someone who finds an open session cannot export everything. The response
   * is all stored data of the account and its business, as a JSON file.
   */
  downloadData: {
    method: 'GET',
    path: appHostPaths.accountData,
    request: null,
    answer: null,
    status: 200,
  },
  /** After reauthentication. Deleting its last account also deletes the business. */
  deleteAccount: {
    method: 'DELETE',
    path: appHostPaths.account,
    request: null,
    answer: null,
    status: 204,
  },
} as const satisfies Record<string, Call>;

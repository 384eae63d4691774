/**
 * The application's endpoints, below `appHostBasePath`. Each is a constant of its own and there are no schemas, so a page
 * downloads only what it uses. `calls/` adds the schemas and a description to each.
 */

export const login = 'POST /login';
export const logout = 'POST /logout';
export const refresh = 'POST /refresh';
export const readAlertSettings = 'GET /alert-settings';
export const saveAlertSettings = 'PUT /alert-settings';
export const listInventory = 'GET /inventory';
export const signUp = 'POST /register';
export const confirmSignUp = 'POST /register/confirm';
export const forgotPassword = 'POST /forgot-password';
export const resetPassword = 'POST /reset-password';
export const secondFactor = 'POST /login/second-factor';
export const passkeyLoginOptions = 'POST /login/passkey/options';
export const passkeyLogin = 'POST /login/passkey';
export const listProviders = 'GET /login/providers';
export const confirmEmail = 'POST /account/email/confirm';
export const startProvider = 'POST /login/providers/:provider';
export const finishProvider = 'GET /login/providers/:provider/callback';
export const readAccount = 'GET /account';
export const saveProfile = 'PUT /account/profile';
export const reauthenticate = 'POST /account/reauthentication';
export const changePassword = 'PUT /account/password';
export const changeEmail = 'PUT /account/email';
export const addAuthenticator = 'POST /account/authenticator';
export const confirmAuthenticator = 'POST /account/authenticator/confirm';
export const removeAuthenticator = 'DELETE /account/authenticator';
export const renewBackupCodes = 'POST /account/backup-codes';
export const passkeyOptions = 'POST /account/passkeys/options';
export const declinePasskeyOffer = 'DELETE /account/passkey-offer';
export const addPasskey = 'POST /account/passkeys';
export const removePasskey = 'DELETE /account/passkeys/:id';
export const unlinkProvider = 'DELETE /account/providers/:provider';
export const listSessions = 'GET /account/sessions';
export const endOtherSessions = 'DELETE /account/sessions';
export const endSession = 'DELETE /account/sessions/:id';
export const downloadData = 'GET /account/data';
export const deleteAccount = 'DELETE /account';
export const importInventory = 'POST /inventory/import';
export const addItem = 'POST /inventory/items';
export const readItem = 'GET /inventory/items/:id';
export const changeItem = 'PUT /inventory/items/:id';
export const removeItem = 'DELETE /inventory/items/:id';

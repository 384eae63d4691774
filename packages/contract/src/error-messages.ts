/** Texts of failed calls, word for word as specification §5 and §8 give them. This file imports nothing. */

/** The sign-in page shows this for every login failure, whatever the call answered. */
export const invalidCredentials = 'Invalid email or password';

/** Last resort when a failed login carries no message of its own. */
export const loginFailed = 'Login failed. Please try again.';

/** Also used for other calls whose answer is not what they promise. */
export const answerMalformed = 'Invalid server response format';
export const loginUserIncomplete = 'User data incomplete in server response';
export const refreshWithoutAccessToken = 'No access token received from refresh endpoint';

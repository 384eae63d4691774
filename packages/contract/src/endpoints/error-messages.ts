/** Texts of failed requests, word for word from specification §5 and §8. This file imports nothing. */

/** Shown by the sign-in page for every sign-in failure, whatever the response. */
export const invalidCredentials = 'Invalid email or password';

/** Fallback for a failed sign-in whose response has no message. */
export const loginFailed = 'Login failed. Please try again.';

/** Also used when another response does not match its schema. */
export const answerMalformed = 'Invalid server response format';
export const loginUserIncomplete = 'User data incomplete in server response';
export const refreshWithoutAccessToken = 'No access token received from refresh endpoint';

import { percentDecode } from '../http/percent-decode.ts';

/**
 * Removes the user and the password of the URL from a mail server's message. Some servers quote what they
 * refuse, in plain text or encoded as it was sent (RFC 4954, RFC 4616).
 */
export function withoutLogin(text: string, smtpUrl: string): string {
  const { username, password } = new URL(smtpUrl);
  // A percent sign that was not encoded stays as it is.
  const [user, secret] = [percentDecode(username) ?? username, percentDecode(password) ?? password];
  const sent = [`\0${user}\0${secret}`, secret, user].map((part) => Buffer.from(part).toString('base64'));
  const forms = [...sent, password, secret, username, user].filter((form) => form !== '');
  return forms
    .sort((one, other) => other.length - one.length)
    .reduce((rest, form) => rest.replaceAll(form, '…'), text);
}

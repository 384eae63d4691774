/**
 * Removes the user and the password of the URL from a mail server's message. Some servers quote what they
 * refuse, in plain text or encoded as it was sent (RFC 4954, RFC 4616).
 */
export function withoutLogin(text: string, smtpUrl: string): string {
  const { username, password } = new URL(smtpUrl);
  const [user, secret] = [decode(username), decode(password)];
  const sent = [`\0${user}\0${secret}`, secret, user].map((part) => Buffer.from(part).toString('base64'));
  const forms = [...sent, password, secret, username, user].filter((form) => form !== '');
  return forms
    .sort((one, other) => other.length - one.length)
    .reduce((rest, form) => rest.replaceAll(form, '…'), text);
}

/** A percent sign that was not encoded stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

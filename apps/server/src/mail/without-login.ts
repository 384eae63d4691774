/**
 * What a mail server said, without the user and the password of its URL: some quote what they refuse, plain or as it was
 * sent (RFC 4954, RFC 4616).
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

/** A percent sign that was not encoded stands for itself. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

import type { ProviderVisitor } from './provider-visitor.ts';

/**
 * Signs in at a provider, or cancels, and returns the URL that the provider redirects to.
 * @param subject the account to use; undefined presses Cancel
 */
export async function signInThere(start: URL, subject: string | undefined): Promise<URL> {
  const jar = new Map<string, string>();
  const go = async (address: URL, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  let answer = await go(start);
  for (let address = start; ; ) {
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider does not go on: ${await answer.text()}`);
    address = new URL(location, address);
    if (address.origin !== start.origin) return address;
    const asks = address.pathname.startsWith('/interaction/');
    const form = { account: subject ?? '', answer: subject === undefined ? 'no' : 'yes' };
    answer = await go(address, asks ? form : undefined);
  }
}

/** Signs in with a provider from start to end. Returns the final redirect. */
export async function signInWith(
  visitor: ProviderVisitor,
  provider: 'google' | 'facebook',
  subject: string | undefined,
  fields?: Record<string, string>,
): Promise<string> {
  const { address } = await visitor.leave(provider, fields);
  return visitor.comeBack(await signInThere(address, subject));
}

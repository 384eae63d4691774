import { onTestFinished } from 'vitest';
import { ownOrigin } from '../app/build-test-app.ts';
import { type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts';

/** The site that providers redirect back to. */
export const callbackOf = (provider: string) => `${ownOrigin}/api/api/login/providers/${provider}/callback`;

/** Providers for one test, and the variables that configure them. */
export async function haveProviders(): Promise<{
  google: OpenIdProvider;
  facebook: OpenIdProvider;
  environment: Record<string, string>;
}> {
  const [google, facebook] = await Promise.all(
    ['google', 'facebook'].map((name) => startOpenIdProvider([callbackOf(name)])),
  );
  if (google === undefined || facebook === undefined) throw new Error('A provider has not started');
  onTestFinished(async () => void (await Promise.all([google.close(), facebook.close()])));
  return {
    google,
    facebook,
    environment: { ...environmentOf('GOOGLE', google), ...environmentOf('FACEBOOK', facebook) },
  };
}

/** The variables that configure a provider. */
export function environmentOf(
  prefix: 'GOOGLE' | 'FACEBOOK',
  { url, client }: Pick<OpenIdProvider, 'url' | 'client'>,
): Record<string, string> {
  return {
    [`${prefix}_ISSUER`]: url,
    [`${prefix}_CLIENT_ID`]: client.id,
    [`${prefix}_CLIENT_SECRET`]: client.secret,
  };
}

import type { ProviderName } from '@accounting-site/contract/account/providers';
import { z } from 'zod';
import { privateUrlVariable } from './kinds-of-variables.ts';

/** Variables for signing in with another company's account. */
export const providerVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: privateUrlVariable.optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: privateUrlVariable.optional(),
};

/** How to talk to one of them (OpenID Connect). */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Used when the provider's discovery document names none. */
  readonly tokenEndpoint?: string;
}

/** The providers that the owner has configured. */
type Providers = Readonly<Partial<Record<ProviderName, ProviderSettings>>>;

const known = {
  google: { issuer: 'https://accounts.google.com' },
  // Facebook's discovery document omits the token endpoint, although the endpoint exists and returns an ID
  // token. https://developers.facebook.com/docs/facebook-login/guides/advanced/oidc-token
  facebook: {
    issuer: 'https://www.facebook.com',
    tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
  },
};

/** Reads the providers from the environment, together with any problems. */
export function readProviders(values: z.infer<z.ZodObject<typeof providerVariables>>): {
  providers: Providers;
  problems: string[];
} {
  const problems: string[] = [];
  const read = (provider: ProviderName, prefix: 'GOOGLE' | 'FACEBOOK') => {
    const clientId = values[`${prefix}_CLIENT_ID`];
    const clientSecret = values[`${prefix}_CLIENT_SECRET`];
    const issuer = values[`${prefix}_ISSUER`];
    if (clientId !== undefined && clientSecret !== undefined) {
      // Another issuer is expected to have a complete discovery document.
      return {
        [provider]: { ...(issuer === undefined ? known[provider] : { issuer }), clientId, clientSecret },
      };
    }
    if (clientId !== undefined || clientSecret !== undefined) {
      const missing = clientId === undefined ? 'ID' : 'SECRET';
      problems.push(`${prefix}_CLIENT_${missing}: is missing. Set both, or neither`);
    }
    return {};
  };
  return { providers: { ...read('google', 'GOOGLE'), ...read('facebook', 'FACEBOOK') }, problems };
}

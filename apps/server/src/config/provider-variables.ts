import type { ProviderName } from '@accounting-site/contract/providers';
import { z } from 'zod';
import { isPrivateUrl } from './addresses.ts';

const issuer = z
  .string()
  .refine(isPrivateUrl, {
    error: 'write an address that begins with https://; http:// only leads to this machine',
  })
  .optional();

/** What leads to the companies whose accounts may be used to sign in. */
export const providerVariables = {
  GOOGLE_CLIENT_ID: z.string().trim().optional(),
  GOOGLE_CLIENT_SECRET: z.string().trim().optional(),
  GOOGLE_ISSUER: issuer,
  FACEBOOK_CLIENT_ID: z.string().trim().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().trim().optional(),
  FACEBOOK_ISSUER: issuer,
};

/** How one of them is spoken to (OpenID Connect). */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Used where the provider's own description names none. */
  readonly tokenEndpoint?: string;
}

/** Those that the owner has configured. */
export type Providers = Readonly<Partial<Record<ProviderName, ProviderSettings>>>;

const known = {
  google: { issuer: 'https://accounts.google.com' },
  // Its description leaves the token endpoint out, although it answers there with an ID token.
  // https://developers.facebook.com/docs/facebook-login/guides/advanced/oidc-token
  facebook: {
    issuer: 'https://www.facebook.com',
    tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
  },
};

/** Reads the providers of the environment, and what is wrong with them. */
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
      // Another issuer describes itself wholly.
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

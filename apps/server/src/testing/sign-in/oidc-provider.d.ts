/** The part of oidc-provider that is used here. The package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { JWK } from 'jose';

  export interface AdapterPayload {
    uid?: string;
    grantId?: string;
    /** In seconds since 1970. */
    consumed?: number;
  }

  /** The storage of one of the provider's models. */
  export interface Adapter {
    upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void>;
    find(id: string): Promise<AdapterPayload | undefined>;
    findByUid(uid: string): Promise<AdapterPayload | undefined>;
    findByUserCode(userCode: string): Promise<AdapterPayload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Configuration {
    adapter: (name: string) => Adapter;
    clients: {
      client_id: string;
      client_secret: string;
      redirect_uris: string[];
      token_endpoint_auth_method: 'client_secret_post';
    }[];
    conformIdTokenClaims: boolean;
    claims: Record<string, string[]>;
    cookies: { keys: string[] };
    features: { devInteractions: { enabled: boolean } };
    findAccount: (
      context: unknown,
      subject: string,
    ) => { accountId: string; claims: () => { sub: string } & Record<string, unknown> } | undefined;
    interactions: { url: (context: unknown, interaction: { uid: string }) => string };
    jwks: { keys: JWK[] };
    /** In seconds, by the name of the model. */
    ttl: Record<string, number>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: Record<string, unknown> }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { error: string } | { login: { accountId: string }; consent: { grantId: string } },
    ): Promise<void>;
    Grant: new (owner: {
      accountId: string;
      clientId: string;
    }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
  }
}

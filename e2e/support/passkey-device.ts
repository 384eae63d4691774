import { generateKeyPairSync, randomBytes } from 'node:crypto';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostBasePath } from '@accounting-site/contract/endpoints/endpoints';
import type { Page } from '@playwright/test';
import type { Account } from './server-process.ts';

/** Passkeys need a host name, which 127.0.0.1 is not. */
export const byName = (url: string) => url.replace('127.0.0.1', 'localhost');

/** A virtual device that creates passkeys and uses them with user verification. */
export async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Adds a passkey that no account has to the device, like one that was removed from its account. */
    addStrangePasskey: () => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return client.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: {
          credentialId: randomBytes(32).toString('base64'),
          isResidentCredential: true,
          rpId: 'localhost',
          privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
          userHandle: randomBytes(16).toString('base64'),
          signCount: 0,
        },
      });
    },
  };
}

/**
 * Adds a passkey of the device to an account with the endpoints of the account page. The page stays signed
 * out.
 */
export async function addPasskey(page: Page, { email, password }: Account) {
  await page.evaluate(
    async ({ base, endpoints, email, password }) => {
      let token = '';
      const call = async (endpoint: string, body: object = {}) => {
        const [method = '', path] = endpoint.split(' ');
        const headers = {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        };
        const init = { method, headers, body: JSON.stringify(body) };
        const answer = await fetch(base + path, init);
        if (!answer.ok) throw new Error(`${endpoint}: ${answer.status} ${await answer.text()}`);
        return JSON.parse((await answer.text()) || '{}');
      };
      token = (await call(endpoints.login, { email, password })).accessToken;
      await call(endpoints.reauthenticate, { password });
      const { options } = await call(endpoints.passkeyOptions);
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const credential = await navigator.credentials.create({ publicKey });
      if (!(credential instanceof PublicKeyCredential)) throw new Error('The device made no passkey');
      await call(endpoints.addPasskey, { credential: credential.toJSON(), name: 'My phone' });
      await call(endpoints.logout);
    },
    { base: appHostBasePath, endpoints: { ...appHostEndpoints }, email, password },
  );
}

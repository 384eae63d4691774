import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath, type Endpoint, methodOf } from '@accounting-site/contract/endpoints/endpoints';
import type { APIRequestContext } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Account, ServerProcess } from './server-process.ts';
import { expect } from './test.ts';

/** A user's authenticator app, and their backup codes. */
export interface SecondFactor {
  /** The next code of the app. Each code is valid once, and adding the app used the current one. */
  nextCode: () => string;
  /** Six digits that are not a valid code now. */
  wrongCode: () => string;
  backupCodes: string[];
}

const period = 30_000;

/** Adds an authenticator app to an account with the endpoints of the account page. */
export async function addSecondFactor(
  request: APIRequestContext,
  server: ServerProcess,
  { email, password }: Account,
): Promise<SecondFactor> {
  const call = await signedIn(request, server, { email, password });
  await call(appHostEndpoints.reauthenticate, { password });
  const { secret } = await call(appHostEndpoints.addAuthenticator);
  const totp = new TOTP({ secret });
  const codeAt = (timestamp: number) => totp.generate({ timestamp });
  const { backupCodes } = await call(appHostEndpoints.confirmAuthenticator, {
    code: codeAt(Date.now()),
  });
  return {
    nextCode: () => codeAt(Date.now() + period),
    wrongCode: () => {
      const near = [-2, -1, 0, 1, 2].map((steps) => codeAt(Date.now() + steps * period));
      return (
        ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ??
        ''
      );
    },
    backupCodes,
  };
}

async function signedIn(request: APIRequestContext, { url }: ServerProcess, credentials: object) {
  const send = async (endpoint: Endpoint, data?: object, token?: string) => {
    const headers = { origin: url, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await request.fetch(url + appHostPath(endpoint), {
      method: methodOf(endpoint),
      headers,
      ...(data && { data }),
    });
    expect(answer.ok(), `${endpoint}: ${await answer.text()}`).toBe(true);
    return answer.json().catch(() => ({}));
  };
  const { accessToken } = await send(appHostEndpoints.login, credentials);
  return (endpoint: Endpoint, data?: object) => send(endpoint, data, accessToken);
}

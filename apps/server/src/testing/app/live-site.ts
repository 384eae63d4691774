import { expect, onTestFinished } from 'vitest';
import { buildApp } from '../../app.ts';
import { createPasswordHashing } from '../../authentication/password-hashing.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open-database.ts';
import { addDemoData } from '../../demo-data/demo-data.ts';
import { readInstallationKey } from '../../secrets/installation-key.ts';
import { confirmInstallationKey } from '../../secrets/installation-keys.repository.ts';
import type { DatabaseKind } from '../database/fresh-database.ts';
import { addAuthenticatorApp } from '../sign-in/authenticator-app.ts';
import { quickHash } from '../sign-in/quick-hash.ts';
import { confirmPath, kofi, trySignUp } from '../sign-in/try-sign-up.ts';
import { openBrowser } from './browser.ts';
import { sendJson } from './send-form.ts';

const passwords = createPasswordHashing({ functions: quickHash });

/** A site whose users have signed up, signed in and sent forms, some of them with two browsers. */
export async function openLiveSite(on: DatabaseKind) {
  const site = await trySignUp(on);
  const { app, database, time, config } = site;
  const key = readInstallationKey(config);
  await confirmInstallationKey(database, key, time.now);
  await database.deleteFrom('accounts').execute();
  const demo = await addDemoData(database, passwords, time.now);
  if (demo === undefined) throw new Error('There is an account already');

  await site.ask({});
  const signUpToken = await site.tokenTo(kofi.email);
  const ofKofi = openBrowser(app);
  const confirmed = await ofKofi.signIn(confirmPath, { token: signUpToken, password: kofi.password });
  expect(confirmed.statusCode).toBe(200);
  const authenticator = await addAuthenticatorApp(ofKofi, time);

  const [phone, laptop] = [openBrowser(app), openBrowser(app)];
  await phone.login({ ...demo, remember: true });
  await laptop.login(demo);
  await phone.send('POST', '/api/api/forgot-password', { email: demo.email });
  const resetToken = await site.tokenTo(demo.email);
  const askForDemo = async (email: string) => {
    const request = {
      name: 'Esi',
      company: 'Esi Fabrics',
      phone: '0241234567',
      message: 'Ɛyɛ: "₵"\n\u2028😀',
    };
    expect((await sendJson(app, '/api/site/demo-requests', { ...request, email })).statusCode).toBe(201);
  };
  await askForDemo('before@shop.example');
  return {
    ...site,
    place: { databaseUrl: config.databaseUrl, dataDir: config.dataDir },
    people: { demo, ofKofi, phone, laptop, authenticator, signUpToken, resetToken },
    askForDemo,
    /** A server on another database, with the same installation key and time. */
    serveFrom: (restored: Database) => serve(restored, { config, key, clock: () => time.now }),
  };
}

async function serve(
  database: Database,
  options: { config: Config; key: ReturnType<typeof readInstallationKey>; clock: () => number },
) {
  const logStream = { write: () => {} };
  const app = await buildApp({ ...options, database, site: undefined, passwords, logStream });
  onTestFinished(() => app.close());
  await app.ready();
  return app;
}

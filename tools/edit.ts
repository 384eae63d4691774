// npm run edit: the editor of the team, /staff/content, for the files of this checkout. It is the product with a
// database of its own in data/edit, on this machine only. What is published there is written to content/, and
// what changes in content/ is published.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadEnvFile } from '@accounting-site/server/config/config';
import { keepFilesPrivate } from '@accounting-site/server/process/private-files';
import { runServer } from '@accounting-site/server/process/run-server';
import { isPublisherRunning } from '@accounting-site/server/publishing/publisher/publishers.repository';
import { readLastServed } from '@accounting-site/server/releases/last-served';
import { addSignInLink } from './edit/sign-in-link.ts';
import { buildVariables } from './publisher/build-variables.ts';
import { createPublisher } from './publisher/create-publisher.ts';
import { readConfigOrExit } from './publisher/read-config-or-exit.ts';
import { root, runOrExit } from './run-command.ts';

loadEnvFile();
const dataDir = join(root, 'data/edit');
const siteDir = join(dataDir, 'site');
const PORT = process.env.PORT || '3000';
const SITE_URL = `http://127.0.0.1:${PORT}`;
// The settings of a server do not apply here: its database, its email, the address that it listens at.
for (const name of Object.keys(process.env)) if (!buildVariables.test(name)) delete process.env[name];
Object.assign(process.env, { PORT, SITE_URL, APP_HOST: '', SITE_OUT_DIR: siteDir });
const config = readConfigOrExit({
  ...process.env,
  ...{ HOST: '127.0.0.1', DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'error' },
});

keepFilesPrivate();
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
// Later, the publisher builds what has changed.
if (readLastServed(dataDir).length === 0) {
  console.error('Building the site. This takes a minute the first time.');
  await runOrExit('node', ['tools/build.ts', '--silent']);
}
await runServer({
  config,
  extend(app, database) {
    const link = addSignInLink(app, database);
    const publisher = createPublisher(config, database, { writesToRepository: true });
    let running: Promise<void> | undefined;
    app.addHook('onListen', async () => {
      running = publisher.run();
      void invite();
    });
    app.addHook('onClose', async () => {
      publisher.stop();
      await running;
    });
    /** The forms come from the publisher. */
    async function invite() {
      while (!(await isPublisherRunning(database, Date.now()))) await sleep(100);
      console.error(`
Open this link to edit the site. It works once and signs you in:
  ${SITE_URL}${link}
What you publish is written to content/. Commit it as usual. Ctrl+C ends the editor; drafts are kept.
`);
    }
  },
});

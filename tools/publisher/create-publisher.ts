import { join } from 'node:path';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import type { Config } from '@accounting-site/server/config/config';
import type { Database } from '@accounting-site/server/database/open-database';
import { messageOf } from '@accounting-site/server/message-of';
import { Publisher, type PublisherOptions } from '@accounting-site/server/publishing/publisher/publisher';
import { root } from '../run-command.ts';
import { repositoryTools } from './repository-tools.ts';

/** The publisher of this repository. Call it before a release is loaded, which changes the content folder. */
export const createPublisher = (
  config: Config,
  database: Database,
  options: Pick<PublisherOptions, 'writesToRepository'> = {},
): Publisher =>
  new Publisher({
    database,
    clock: Date.now,
    tools: repositoryTools(root),
    repository: contentFolder(),
    workDir: join(config.dataDir, 'publisher'),
    siteDir: config.siteDir,
    buildFile: join(config.dataDir, 'build.json'),
    addresses: { siteUrl: config.siteUrl, appHost: config.appHost },
    log: {
      info: (message) => console.error(message),
      error: ({ err }, message) => console.error(`${message}: ${messageOf(err)}`),
    },
    ...options,
  });

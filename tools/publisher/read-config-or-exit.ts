import { readConfig } from '@accounting-site/server/config/config';

/** Reads the configuration. If it is invalid, prints what to write and ends this process. */
export function readConfigOrExit(variables: NodeJS.ProcessEnv) {
  try {
    return readConfig(variables);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

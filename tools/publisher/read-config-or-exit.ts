import { readConfig } from '@accounting-site/server/config/config';
import { messageOf } from '@accounting-site/server/message-of';

/** Reads the configuration. If it is invalid, prints what to write and ends this process. */
export function readConfigOrExit(variables: NodeJS.ProcessEnv) {
  try {
    return readConfig(variables);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

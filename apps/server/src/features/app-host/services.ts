import type { AccessTokens } from '../../authentication/access-tokens.ts';
import type { PasswordHashing } from '../../authentication/password-hashing.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open-database.ts';
import type { OutboxWorker } from '../../outbox/outbox-worker.ts';
import type { InstallationKey } from '../../secrets/installation-key.ts';

export interface AppHostServices {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
  readonly accessTokens: AccessTokens;
  readonly key: InstallationKey;
  /** Woken after a message was added. */
  readonly outbox: Pick<OutboxWorker, 'wake' | 'wakeLater'>;
}

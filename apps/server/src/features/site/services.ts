import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open-database.ts';
import type { OutboxWorker } from '../../outbox/outbox-worker.ts';

export interface SiteServices {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** Woken after a message was added. */
  readonly outbox: Pick<OutboxWorker, 'wake'>;
}

export interface SitePages {
  /** The decoded paths of all pages on this server, like /pricing. Another release has other pages. */
  readonly pages: () => ReadonlySet<string>;
}

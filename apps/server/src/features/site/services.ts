import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/open-database.ts';
import type { OutboxWorker } from '../../outbox/outbox-worker.ts';

/** What the site's own calls work with. */
export interface SiteServices {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** Woken after something was put into it. */
  readonly outbox: Pick<OutboxWorker, 'wake'>;
}

export interface SitePages {
  /** The paths of all pages that this server has, like /pricing. */
  readonly pages: ReadonlySet<string>;
}

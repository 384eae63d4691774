import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open-database.ts';
import type { ReleaseAddresses } from '../../releases/release-files.ts';
import type { OwnBuild } from '../publisher/own-build.ts';
import type { PublisherTools } from '../publisher/publisher-tools.ts';

/** What a publisher works with. */
export interface JobServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly tools: PublisherTools;
  /** The content folder of the repository. */
  readonly repository: string;
  /** An existing folder for builds. */
  readonly workDir: string;
  /** The site that was built with the repository. */
  readonly siteDir: string;
  readonly addresses: ReleaseAddresses;
  /** The version of the site that builds. */
  readonly build: OwnBuild;
  readonly signal: AbortSignal;
  readonly log: { error(details: { err: unknown }, message: string): void };
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import type { Database } from '../database/open-database.ts';
import { runInParts } from '../limits/turns.ts';
import { readSite } from '../plugins/static-site/load-site.ts';
import type { LoadedRelease } from '../plugins/static-site/served-site.ts';
import { readLastServed, writeLastServed } from './last-served.ts';
import { provideRelease } from './provide-release.ts';
import { refuseOtherAddresses } from './refuse-other-addresses.ts';
import { keepReleaseFolders, readAddresses, releaseFolder } from './release-folder.ts';
import { findCurrent, listServed } from './releases.repository.ts';

/** Pages that visitors have open may need the files of this many releases before the current one. */
export const olderReleases = 3;
/** Requests for unknown files have the database asked no more often than this, in milliseconds. */
const restBetweenLooks = 50;
/** After an error of the disk, for example a full one, a release is loaded again. In milliseconds. */
const restAfterDiskError = 10_000;

interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly app: FastifyInstance;
}

/** Keeps the server at the release that was published last. */
export class ReleaseLoader {
  readonly #services: Services;
  #last: Promise<void> = Promise.resolve();
  /** A look that has not begun. It sees whatever was published before. */
  #next: Promise<void> | undefined;
  /** The last publication that was loaded, or that could not be. */
  #number = 0;
  /** The publication that met an error of the disk. */
  #delayed = { number: 0, until: 0 };
  readonly #whole = new Set<string>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Serves the release that was published last. Errors are logged: the release before is served then. */
  catchUp(): Promise<void> {
    if (this.#next !== undefined) return this.#next;
    this.#next = this.#last.then(() => {
      this.#next = undefined;
      const looked = this.#look();
      this.#last = looked.then(() => sleep(restBetweenLooks, undefined, { ref: false }));
      return looked;
    });
    return this.#next;
  }

  /** Serves what this machine served last. Returns false when it has no complete copy. */
  async serveLast(): Promise<boolean> {
    const { app, config } = this.#services;
    try {
      const ids = readLastServed(config.dataDir);
      if (ids.length === 0) return false;
      await this.#serve(ids);
      return true;
    } catch (error) {
      app.log.error({ err: error }, 'the release on this machine cannot be served');
      return false;
    }
  }

  async #look(): Promise<void> {
    const { app, database } = this.#services;
    try {
      const current = await findCurrent(database);
      if (current === undefined || current.number === this.#number) return;
      if (current.number === this.#delayed.number && Date.now() < this.#delayed.until) return;
      await this.#load(current);
    } catch (error) {
      if (!isDatabaseAway(error)) app.log.error({ err: error }, 'could not look for a new release');
    }
  }

  async #load({ number, release_id: id }: { number: number; release_id: string }): Promise<void> {
    const { app, config, database } = this.#services;
    try {
      const ids = await listServed(database, 1 + olderReleases);
      await this.#serve([id, ...ids.filter((other) => other !== id)]);
      app.served.hasFailed = false;
      this.#number = number;
      for (const other of this.#whole) if (!ids.includes(other)) this.#whole.delete(other);
      await keepReleaseFolders(config.dataDir, ids);
    } catch (error) {
      app.served.hasFailed = true;
      // An unavailable database is asked again, and a disk may have room later. Another error would come again.
      if (!isDatabaseAway(error)) {
        if (isOfSystem(error)) this.#delayed = { number, until: Date.now() + restAfterDiskError };
        else this.#number = number;
      }
      app.log.error({ err: error, release: id }, 'the published release cannot be loaded');
    }
  }

  /** @param ids the release to serve, and those before it */
  async #serve([id = '', ...before]: readonly string[]): Promise<void> {
    const { app, config } = this.#services;
    await this.#provide(id);
    refuseOtherAddresses(readAddresses(config.dataDir, id), config);
    const older: string[] = [];
    for (const other of before) if (await this.#canProvide(other)) older.push(other);
    const folder = releaseFolder(config.dataDir, id);
    const siteOf = (release: string) => join(releaseFolder(config.dataDir, release), 'site');
    const site = await runInParts(readSite(siteOf(id), config, older.map(siteOf)));
    if (site.retentionComplaint !== undefined) app.log.warn(site.retentionComplaint);
    await this.#replace({ id, site, contentDir: join(folder, 'content') });
    await writeLastServed(config.dataDir, [id, ...older]);
    app.log.warn({ release: id }, 'serving the release');
  }

  /**
   * After an upgrade, the server may not understand the content of the current release. Then visitors see its
   * pages all the same, and the content of this version is used until the next release.
   */
  async #replace(release: LoadedRelease): Promise<void> {
    const { app } = this.#services;
    try {
      await app.serveRelease(release);
    } catch (error) {
      if (app.served.hasPages) throw error;
      await app.servePages(release.site, release.id);
      throw error;
    }
  }

  async #canProvide(id: string): Promise<boolean> {
    return this.#provide(id).then(
      () => true,
      (error: unknown) => {
        // Open pages of that release may miss a file, which is no reason to keep the new one back.
        this.#services.app.log.warn({ err: error, release: id }, 'an older release cannot be loaded');
        return false;
      },
    );
  }

  /** Makes sure that the folder of a release is there and complete. */
  async #provide(id: string): Promise<void> {
    if (this.#whole.has(id)) return;
    await provideRelease(this.#services.config, id);
    this.#whole.add(id);
  }
}

/** Whether a call of the operating system failed. */
const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error;

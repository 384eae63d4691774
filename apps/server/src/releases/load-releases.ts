import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import type { Database } from '../database/open-database.ts';
import { runInParts } from '../limits/run-in-parts.ts';
import { syscallOf } from '../message-of.ts';
import { readSite } from '../plugins/static-site/load-site.ts';
import type { LoadedRelease } from '../plugins/static-site/served-site.ts';
import { readLastServed, writeLastServed } from './last-served.ts';
import { listKept } from './list-kept.ts';
import { provideRelease } from './provide-release.ts';
import { makeReadable } from './readable-content.ts';
import { refuseOtherAddresses } from './refuse-other-addresses.ts';
import { keepReleaseFolders, readAddresses, releaseFolder } from './release-folder.ts';
import { findCurrent } from './releases.repository.ts';

/** Minimum pause between two checks for a new release, in ms. Requests for unknown files cause such checks. */
const restBetweenLooks = 50;
/** Pause before a release is loaded again after a disk error, for example a full disk. In ms. */
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
  /** The queued check. It includes everything published before it starts. */
  #next: Promise<void> | undefined;
  /** The last publication that was loaded, or that could not be. */
  #number = 0;
  /** The publication that failed with a disk error. */
  #delayed = { number: 0, until: 0 };
  readonly #whole = new Set<string>();
  /** The code of the last release of which this server could read all content. */
  #readableCode: string | undefined;

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

  /** Serves what this machine served last, if it has a complete copy. */
  async serveLast(): Promise<void> {
    const { app, config } = this.#services;
    try {
      const ids = readLastServed(config.dataDir);
      if (ids.length > 0) await this.#serve(ids, true);
    } catch (error) {
      app.log.error({ err: error }, 'the release on this machine cannot be served');
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

  async #load({ number, release_id: id, kind, code }: Current): Promise<void> {
    const { app, config, database } = this.#services;
    try {
      const ids = await listKept(database);
      const isOfOther = kind === 'rollback' || code !== this.#readableCode;
      const isReadable = await this.#serve([id, ...ids.filter((other) => other !== id)], isOfOther);
      app.served.hasFailed = !isReadable;
      if (isReadable) this.#readableCode = code;
      this.#number = number;
      for (const other of this.#whole) if (!ids.includes(other)) this.#whole.delete(other);
      await keepReleaseFolders(config.dataDir, ids);
    } catch (error) {
      app.served.hasFailed = true;
      // Retry database and disk errors; any other would repeat.
      if (!isDatabaseAway(error)) {
        if (isOfSystem(error)) this.#delayed = { number, until: Date.now() + restAfterDiskError };
        else this.#number = number;
      }
      app.log.error({ err: error, release: id }, 'the published release cannot be loaded');
    }
  }

  /**
   * @param ids the release to serve, and those before it
   * @param isOfOther whether another version of the site may have made it
   * @returns whether this server could read all its content
   */
  async #serve([id = '', ...before]: readonly string[], isOfOther: boolean): Promise<boolean> {
    const { app, config } = this.#services;
    await this.#provide(id);
    refuseOtherAddresses(readAddresses(config.dataDir, id), config);
    const older: string[] = [];
    for (const other of before) if (await this.#canProvide(other)) older.push(other);
    const folder = releaseFolder(config.dataDir, id);
    const siteOf = (release: string) => join(releaseFolder(config.dataDir, release), 'site');
    const site = await runInParts(readSite(siteOf(id), config, older.map(siteOf)));
    if (site.retentionMismatch !== undefined) app.log.warn(site.retentionMismatch);
    const isReadable = await this.#replace({ id, site, contentDir: join(folder, 'content') }, isOfOther);
    await writeLastServed(config.dataDir, [id, ...older]);
    app.log.warn({ release: id }, 'serving the release');
    return isReadable;
  }

  /**
   * After an upgrade or a rollback, the server may not understand all content of a release. Visitors still
   * see its pages, and forms use the previous versions of the unreadable files.
   */
  async #replace(release: LoadedRelease, isOfOther: boolean): Promise<boolean> {
    const { app } = this.#services;
    try {
      await app.serveRelease(release);
      return true;
    } catch (error) {
      if (!isOfOther) throw error;
    }
    try {
      await app.serveRelease({ ...release, contentDir: await makeReadable(app, release.contentDir) });
    } catch (error) {
      await app.servePages(release.site, release.id);
      if (isOfSystem(error)) throw error;
      app.log.error({ err: error, release: release.id }, 'the content in use is kept for the release');
    }
    return false;
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
    const { config } = this.#services;
    // A server of another version on this machine may have deleted it.
    if (this.#whole.has(id) && existsSync(releaseFolder(config.dataDir, id))) return;
    await provideRelease(config, id);
    this.#whole.add(id);
  }
}

type Current = NonNullable<Awaited<ReturnType<typeof findCurrent>>>;

/** Whether a call of the operating system failed. */
const isOfSystem = (error: unknown) => syscallOf(error) !== '';

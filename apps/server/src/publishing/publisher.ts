import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntryForms } from '@accounting-site/content/editing/entry-forms';
import { second } from '../clock.ts';
import { checkDrafts } from './check-drafts.ts';
import { claimJob, reclaimJobs, returnJobs } from './jobs.repository.ts';
import { compareWithRepository } from './overlay.ts';
import { releaseLock, renewLock, takeLock } from './publishers.repository.ts';
import { type JobServices, runJob } from './run-job.ts';

const lookEvery = second / 2;
const renewEvery = 5 * second;

export interface PublisherOptions extends Omit<JobServices, 'signal'> {
  readonly log: { error(details: { err: unknown }, message: string): void; info(message: string): void };
}

/**
 * Builds and publishes what the editor asks for, and checks drafts. Any number of publishers may share a
 * database: the one that has the lock works, and the others take over when it ends.
 */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #holder = randomUUID();
  readonly #stopping = new AbortController();
  #forms: EntryForms | undefined;
  #isHolder = false;
  #renewedAt = 0;
  /** Aborted when another process takes the lock, or when this one stops. */
  #work = new AbortController();

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** Works until `stop` is called. */
  async run(): Promise<void> {
    const { database, log } = this.#options;
    const { signal } = this.#stopping;
    const renewing = setInterval(() => void this.#renew(), renewEvery);
    let failed = '';
    while (!signal.aborted) {
      try {
        await this.runDue();
        failed = '';
      } catch (error) {
        // A database that is away fails twice a second, and is reported once.
        if (!signal.aborted && String(error) !== failed) log.error({ err: error }, 'the publisher failed');
        failed = String(error);
      }
      await sleep(lookEvery, undefined, { signal }).catch(() => undefined);
    }
    clearInterval(renewing);
    if (this.#isHolder) {
      await returnJobs(database, this.#holder).catch(() => undefined);
      await releaseLock(database, this.#holder).catch(() => undefined);
    }
  }

  /** Ends the build that runs. Its job is built by the next publisher. */
  stop(): void {
    this.#stopping.abort();
    this.#work.abort();
  }

  /** Checks drafts, and runs the jobs that are due. @throws when a build fails, or the database is away */
  async runDue(): Promise<void> {
    if (!(await this.#hold())) return;
    const services = { ...this.#options, signal: this.#work.signal };
    const { database, clock } = this.#options;
    // A job that a database outage interrupted is still marked as running.
    await returnJobs(database, this.#holder);
    await checkDrafts(database, services);
    for (;;) {
      const job = await claimJob(database, this.#holder, clock());
      if (job === undefined) return;
      await runJob(services, job);
      await checkDrafts(database, services);
    }
  }

  /** Takes the lock. @returns whether this process has it */
  async #hold(): Promise<boolean> {
    const { database, clock, tools, workDir, repository, log } = this.#options;
    // Each renewal is a write to the disk, so it is not made twice a second.
    if (this.#isHolder) return clock() - this.#renewedAt < renewEvery || this.#renew();
    this.#forms ??= await tools.describeForms();
    if (!(await takeLock(database, { holder: this.#holder, forms: this.#forms, now: clock() }))) return false;
    await rm(workDir, { recursive: true, force: true });
    await mkdir(workDir, { recursive: true, mode: 0o700 });
    await reclaimJobs(database, this.#holder);
    await database.transaction().execute((transaction) => compareWithRepository(transaction, repository));
    this.#isHolder = true;
    this.#renewedAt = clock();
    this.#work = new AbortController();
    log.info('the publisher is running');
    return true;
  }

  async #renew(): Promise<boolean> {
    if (!this.#isHolder) return false;
    const { database, clock } = this.#options;
    const now = clock();
    const isRenewed = await renewLock(database, this.#holder, now).catch(() => true);
    this.#renewedAt = now;
    if (isRenewed) return true;
    this.#isHolder = false;
    this.#work.abort();
    return false;
  }
}

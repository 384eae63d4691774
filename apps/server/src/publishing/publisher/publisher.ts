import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntryForms } from '@accounting-site/content/editing/entry-forms';
import { describeProblems } from '@accounting-site/content/reading/content-error';
import { second } from '../../clock.ts';
import { compareWithRepository, listOverlay, markConflicts } from '../content/overlay.ts';
import { restoreOverlay } from '../content/restore-overlay.ts';
import { checkDrafts } from '../drafts/check-drafts.ts';
import { checkAgain } from '../drafts/drafts.repository.ts';
import { addDateJob } from '../drafts/publish-by-date.ts';
import { askForDeploy } from '../jobs/ask-for-deploy.ts';
import type { JobServices } from '../jobs/job-services.ts';
import { claimJob, findJob, type Job, listDue, problemsOfJob, returnJobs } from '../jobs/jobs.repository.ts';
import { runJob } from '../jobs/run-job.ts';
import { type OwnBuild, readOwnBuild } from './own-build.ts';
import { releaseLock, renewLock, takeLock } from './publishers.repository.ts';
import { describeState, writeToRepository } from './write-to-repository.ts';

const lookEvery = second / 4;
const renewEvery = 5 * second;
const lookForDatesEvery = 10 * second;

export interface PublisherOptions extends Omit<JobServices, 'signal' | 'build'> {
  /** Stores since when this version of the site is installed. */
  readonly buildFile: string;
  /** Writes what is published into the repository, and publishes what changes there: npm run edit. */
  readonly writesToRepository?: boolean;
  readonly log: JobServices['log'] & { info(message: string): void };
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
  #build: OwnBuild | undefined;
  #repositoryState = '';
  #isHolder = false;
  #renewedAt = 0;
  #lookedForDatesAt = 0;
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
        // Log an outage once, not on every poll.
        if (!signal.aborted && String(error) !== failed) log.error({ err: error }, 'the publisher failed');
        failed = String(error);
      }
      await sleep(lookEvery, undefined, { signal }).catch(() => undefined);
    }
    clearInterval(renewing);
    if (this.#isHolder) {
      await returnJobs(database, 'own', this.#holder).catch(() => undefined);
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
    await returnJobs(database, 'own', this.#holder);
    await this.#keepRepository();
    for (;;) {
      // Dates come last, because every publication has the content of its day.
      const job = (await claimJob(database, this.#holder, clock())) ?? (await this.#claimDateJob());
      // Drafts are checked afterwards, because people wait for the job.
      if (job !== undefined) await runJob({ ...services, build: await this.#readBuild() }, job);
      if (job?.kind === 'deploy' || job?.kind === 'date') await this.#reportOwn(job.id);
      if (job !== undefined) await this.#keepRepository();
      const isChecked = await this.#checkDrafts(services);
      if (job === undefined && isChecked) return;
    }
  }

  /** @returns false when a job became due, which is more urgent: its build finds the same problems */
  async #checkDrafts(services: Omit<JobServices, 'build'>): Promise<boolean> {
    const { database, clock } = this.#options;
    const ending = new AbortController();
    const watching = setInterval(async () => {
      const due = await listDue(database, clock()).catch(() => []);
      if (due.length > 0) ending.abort();
    }, lookEvery);
    try {
      await checkDrafts({ ...services, signal: AbortSignal.any([services.signal, ending.signal]) });
      return true;
    } catch (error) {
      if (!ending.signal.aborted || services.signal.aborted) throw error;
      return false;
    } finally {
      clearInterval(watching);
    }
  }

  async #claimDateJob(): Promise<Job | undefined> {
    const { database, clock } = this.#options;
    const now = clock();
    // The absolute difference, so that a clock that is set back does not stop these checks.
    if (Math.abs(now - this.#lookedForDatesAt) < lookForDatesEvery) return undefined;
    await addDateJob(this.#options);
    this.#lookedForDatesAt = now;
    return claimJob(database, this.#holder, now);
  }

  /** Takes the lock. @returns whether this process has it */
  async #hold(): Promise<boolean> {
    const { database, clock, tools, workDir, repository, log, writesToRepository } = this.#options;
    // Each renewal writes to the disk, so not every poll renews.
    if (this.#isHolder) return clock() - this.#renewedAt < renewEvery || this.#renew();
    this.#forms ??= await tools.describeForms();
    const { at: builtAt } = await this.#readBuild();
    const claim = { holder: this.#holder, forms: this.#forms, builtAt, now: clock() };
    if (!(await takeLock(database, claim))) return false;
    await rm(workDir, { recursive: true, force: true });
    await mkdir(workDir, { recursive: true, mode: 0o700 });
    await returnJobs(database, 'of others', this.#holder);
    // Another version of the site may accept what the one before refused.
    await checkAgain(database);
    if (writesToRepository !== true) await restoreOverlay(database, { repository, builtAt });
    await database.transaction().execute((transaction) => markConflicts(transaction, repository));
    if (writesToRepository !== true) await this.#askForDeploy();
    this.#isHolder = true;
    this.#renewedAt = clock();
    this.#work = new AbortController();
    log.info('the publisher is running');
    return true;
  }

  async #keepRepository(): Promise<void> {
    const { writesToRepository, database, repository } = this.#options;
    if (writesToRepository !== true) return;
    await writeToRepository(database, this.#options);
    const state = await describeState(database, repository);
    if (state === this.#repositoryState) return;
    this.#build = undefined;
    await this.#askForDeploy();
    this.#repositoryState = state;
  }

  async #readBuild(): Promise<OwnBuild> {
    const { tools, buildFile, repository, clock } = this.#options;
    this.#build ??= await readOwnBuild(buildFile, { code: await tools.hashCode(), repository, now: clock() });
    return this.#build;
  }

  async #askForDeploy(): Promise<void> {
    const { database, repository, workDir, clock, log } = this.#options;
    const build = await this.#readBuild();
    const found = await askForDeploy(database, { build, repository, workDir, now: clock() });
    // Removes edits that now equal the repository's text.
    if (found === 'current')
      await database.transaction().execute((transaction) => compareWithRepository(transaction, repository));
    if (found === 'older') log.info('visitors see another version of the site, which was installed later');
    if (found === 'asked')
      log.info('the code or the content has changed since the last publication. The site is built again');
  }

  /** Reports a deploy or a publication by date in the log. Most are begun by the publisher, and no one waits for them. */
  async #reportOwn(id: string): Promise<void> {
    const { database, log } = this.#options;
    const job = await findJob(database, id);
    if (job?.state === 'failed') {
      const problems = describeProblems(problemsOfJob(job));
      const what =
        job.kind === 'deploy' ? 'the new version of the site' : 'the site after a date in its content';
      log.info(`${what} cannot be published, and the one before stays. ${problems}`);
    }
    if (job?.kind !== 'deploy' || job.state !== 'done') return;
    log.info('the new version of the site is published');
    const conflicts = (await listOverlay(database)).filter(({ conflict }) => conflict === 1);
    if (conflicts.length === 0) return;
    const paths = conflicts.map(({ path }) => path).join(', ');
    log.info(`the repository differs from what the team published, which stays: ${paths}`);
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

import { join } from 'node:path';
import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import { runInParts } from '../limits/run-in-parts.ts';
import { commonHeaders } from '../plugins/security-headers.ts';
import { readFindRedirect } from '../plugins/static-site/find-redirect.ts';
import { readSite, type Site } from '../plugins/static-site/load-site.ts';
import { type PageAnswers, prepareAnswers } from '../plugins/static-site/page-answers.ts';
import { listKept } from '../releases/list-kept.ts';
import { provideRelease } from '../releases/provide-release.ts';
import { refuseOtherAddresses } from '../releases/refuse-other-addresses.ts';
import { keepReleaseFolders, readAddresses, releaseFolder } from '../releases/release-folder.ts';
import { previewLifetime } from './preview-cookie.ts';

/** Each takes as much memory as the site: 9 MB in November 2026. */
const mostKept = 2;

/** Previews in memory. They are unpacked and prepared in parts, as the current release is. */
export class PreviewLoader {
  readonly #config: Config;
  readonly #database: Database;
  /** The one that was used last is the last. */
  readonly #kept = new Map<string, Promise<PageAnswers>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor({ config, database }: { config: Config; database: Database }) {
    this.#config = config;
    this.#database = database;
  }

  /** The pages of a preview. @throws when its release is not stored, or was built for other addresses */
  find(release: string): Promise<PageAnswers> {
    const pages = this.#kept.get(release) ?? this.#begin(release);
    this.#kept.delete(release);
    this.#kept.set(release, pages);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return pages;
  }

  /** One after the other, because each needs memory to unpack. */
  #begin(release: string): Promise<PageAnswers> {
    const pages = this.#last.then(() => this.#load(release));
    this.#last = pages.catch(() => undefined);
    const forget = () => {
      if (this.#kept.get(release) === pages) this.#kept.delete(release);
    };
    pages.then(() => setTimeout(forget, previewLifetime).unref(), forget);
    return pages;
  }

  async #load(release: string): Promise<PageAnswers> {
    const { dataDir } = this.#config;
    await provideRelease(this.#config, release);
    refuseOtherAddresses(readAddresses(dataDir, release), this.#config);
    // Pages of a preview must not register the service worker, which shows and stores pages.
    const config = { ...this.#config, serviceWorker: false };
    const folder = releaseFolder(dataDir, release);
    const site = await runInParts(readSite(join(folder, 'site'), config));
    const whole = withRedirects(site, join(folder, 'content'));
    const answers = await runInParts(prepareAnswers(whole, commonHeaders(config)));
    const served = await listKept(this.#database);
    await keepReleaseFolders(dataDir, [...served, ...this.#kept.keys()]);
    return answers;
  }
}

/** The site with the redirects of its content, which come after its pages. */
function withRedirects(site: Site, contentDir: string): Site {
  const findRedirect = withContentFolder(contentDir, readFindRedirect);
  return {
    ...site,
    find(target) {
      const found = site.find(target);
      const location = found.kind === 'nothing' ? findRedirect(target) : undefined;
      return location === undefined ? found : { kind: 'redirect', location };
    },
  };
}

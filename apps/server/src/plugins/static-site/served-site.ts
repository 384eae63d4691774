import type { KnownPaths } from '../../http/known-paths.ts';
import { runInParts } from '../../limits/run-in-parts.ts';
import type { Site } from './load-site.ts';
import { type PageAnswers, prepareAnswers, preparePageAnswers } from './page-answers.ts';

/** A release in memory, with the folder of the content that it was built from. */
export interface LoadedRelease {
  readonly id: string;
  readonly site: Site;
  readonly contentDir: string;
}

interface Served {
  readonly release: string | undefined;
  readonly answers: PageAnswers | undefined;
  readonly pages: ReadonlySet<string>;
}

/** What visitors are served now. Each request is answered from one release. */
export class ServedSite {
  readonly #common: Readonly<Record<string, string>>;
  readonly #paths: KnownPaths;
  #served: Served;
  /** Whether the published release, or parts of its content, could not be loaded. */
  hasFailed = false;
  readonly answers: PageAnswers = {
    find: (target, headers) => this.#served.answers?.find(target, headers),
    notFound: (target, headers) => this.#served.answers?.notFound(target, headers),
  };

  constructor(common: Readonly<Record<string, string>>, paths: KnownPaths, site: Site | undefined) {
    this.#common = common;
    this.#paths = paths;
    const answers = site && preparePageAnswers(site, common);
    this.#served = { release: undefined, answers, pages: listPages(site) };
  }

  /** The decoded paths of all pages. */
  get pages(): ReadonlySet<string> {
    return this.#served.pages;
  }

  /** The id of the release. Undefined for a site that was built on this machine. */
  get release(): string | undefined {
    return this.#served.release;
  }

  /** Prepares the responses of another site in parts. The returned function serves them from then on. */
  async prepare(site: Site, release: string | undefined): Promise<() => void> {
    const answers = await runInParts(prepareAnswers(site, this.#common));
    const served = { release, answers, pages: listPages(site) };
    return () => {
      this.#served = served;
      this.#paths.useFiles(site.files.keys());
    };
  }
}

/** The decoded paths of a site's pages: /, /pricing, /Help Center. */
function listPages(site: Site | undefined): ReadonlySet<string> {
  const pages = [...(site?.files.keys() ?? [])].filter(
    (file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file),
  );
  return new Set(pages.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`));
}

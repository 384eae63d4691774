import type { EntryForms } from '@accounting-site/content/editing/entry-forms';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';

/**
 * The programs of the repository that the publisher runs. The program of the publisher passes them in, because
 * the server starts no program.
 */
export interface PublisherTools {
  describeForms(): Promise<EntryForms>;
  /** The hash of the code and the settings that a build uses. */
  hashCode(): Promise<string>;
  /** The problems of a content folder. */
  findProblems(content: string, signal: AbortSignal): Promise<ContentProblem[]>;
  /**
   * Decodes an uploaded picture and makes a small WebP of it, without metadata.
   * @returns undefined if it cannot be decoded
   */
  encodePicture(upload: Buffer, signal: AbortSignal): Promise<Buffer | undefined>;
  /**
   * Builds the site from a content folder.
   * @param from the build before
   * @param strict whether texts that contradict the price list are problems too, as in a publication
   * @param now the moment for which prices, announcements and webinars are shown, in milliseconds since 1970
   * @returns the problems of the content. Without one, `out` is complete
   * @throws when the build fails for another reason
   */
  build(
    build: { content: string; from: string; out: string; now: number; strict: boolean },
    signal: AbortSignal,
  ): Promise<ContentProblem[]>;
}

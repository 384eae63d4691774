import { z } from 'zod';

const size = z.int().min(0);

/** One file of the built site. */
const siteFile = z.object({
  /** Below the site's folder, with forward slashes: `help/article/create-invoice.html`. */
  path: z.string(),
  type: z.string(),
  /** SHA-256 of the content, the core of its entity tags. */
  hash: z.string(),
  size,
  /** Sizes of the precompressed copies that lie beside the file as `.br` and `.gz`. */
  encodings: z.object({ br: size.optional(), gzip: size.optional() }),
  /** Content Security Policy sources of what stands inline in a page. */
  inline: z
    .object({
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
      styleAttributes: z.array(z.string()),
    })
    .optional(),
});

/** What the build leaves in the folder of the site, so that the server knows each file without looking for it. */
export const siteManifest = z.object({
  /** The APP_HOST with which the pages were built; null when this server answers the application's calls. */
  appHost: z.string().nullable(),
  /** For how many days the privacy policy says that things are kept. */
  retention: z.record(z.string(), z.number()).default({}),
  /** The commit from which it was built, where the build knew it. */
  commit: z.string().optional(),
  /** Origins that pages may show in a frame: the office map. */
  frameOrigins: z.array(z.string()),
  files: z.array(siteFile),
});

/** The built site, listed. */
export type SiteManifest = z.infer<typeof siteManifest>;

/** One file of the built site, listed. */
export type SiteFile = z.infer<typeof siteFile>;

/** The manifest's place: in the folder of the site, so that both are exchanged in one step. It is not served. */
export function manifestPath(siteDir: string): string {
  return `${siteDir}/site-manifest.json`;
}

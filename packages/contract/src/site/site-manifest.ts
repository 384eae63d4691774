import { z } from 'zod';

const size = z.int().min(0);

/** One file of the built site. */
const siteFile = z.object({
  /** Path inside the site's folder, with forward slashes: `help/article/create-invoice.html`. */
  path: z.string(),
  type: z.string(),
  /** SHA-256 of the content, which its entity tags contain. */
  hash: z.string(),
  size,
  /** Sizes of the precompressed copies, which are stored next to the file as `.br`, `.gz` and `.dcb`. */
  encodings: z.object({ br: size.optional(), gzip: size.optional(), dcb: size.optional() }),
  /** Content Security Policy sources of the inline scripts and styles of a page. */
  inline: z
    .object({
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
      styleAttributes: z.array(z.string()),
    })
    .optional(),
  /** Set for a page that fetches the code of an island ahead, so browsers are told to fetch nothing else. */
  fetchesAhead: z.literal(true).optional(),
});

/**
 * The page with which browsers decode the `.dcb` copies of all pages (RFC 9842, Compression Dictionary
 * Transport).
 */
const siteDictionary = z.object({
  /** Path of its file, as in the list of files. */
  path: z.string(),
  /** The path and query under which browsers store it. The query changes with its content. */
  address: z.string(),
  /** SHA-256 of its content in base64, with which browsers name it. */
  hash: z.string(),
});

/** Written by the build into the site's folder, so that the server knows each file without searching. */
export const siteManifest = z.object({
  /** The SITE_URL of the build. Null when it had none; undefined for builds of older versions. */
  siteUrl: z.string().nullable().optional(),
  /** The APP_HOST of the build. Null when this server serves the application's API. */
  appHost: z.string().nullable(),
  /** The retention periods in days that the privacy policy names. */
  retention: z.record(z.string(), z.number()).default({}),
  /** The commit of the build, if known. */
  commit: z.string().optional(),
  /** When the same content makes another site, because of a date in it. Undefined for builds of older versions. */
  nextChange: z.iso.datetime().optional(),
  /** Origins that pages may show in a frame: the office map. */
  frameOrigins: z.array(z.string()),
  /** Undefined for builds of older versions. */
  dictionary: siteDictionary.optional(),
  files: z.array(siteFile),
});

export type SiteManifest = z.infer<typeof siteManifest>;

export type SiteDictionary = z.infer<typeof siteDictionary>;

export type SiteFile = z.infer<typeof siteFile>;

/** The manifest's path: inside the site's folder, so that both are replaced in one step. It is not served. */
export function manifestPath(siteDir: string): string {
  return `${siteDir}/site-manifest.json`;
}

import type { publicationKinds } from '@accounting-site/contract/staff/staff-publishing';

/** A built site with the content that it was built from. */
export interface ReleaseTable {
  /** The first 16 hexadecimal digits of the SHA-256 of its content. */
  id: string;
  created_at: number;
  /** The id of the account that made it. Empty for a release that came from the command line. */
  author: string;
  /** What changed, in the author's words. May be empty. */
  note: string;
  /** The SITE_URL that its pages name. Empty if the build had none. */
  site_url: string;
  /** The APP_HOST that its pages call. Empty when the server of the site answers these calls. */
  app_host: string;
  /** The commit that it was built from. Empty if unknown. */
  commit: string;
  /** The size of the archive in bytes. */
  size: number;
  /** When a date in the content next changes the built site. Null if the build named none. */
  next_change: number | null;
  /**
   * The archive in base64, because both databases and backups store text alike. Null after it was pruned:
   * the row stays for the history.
   */
  archive: string | null;
}

/** The history of the site. The row with the highest number names the current release. */
export interface PublicationTable {
  number: number;
  release_id: string;
  at: number;
  /** Null for a publication from the command line, or by an account that was deleted. */
  account_id: string | null;
  /** `deploy` for a new version of the site, with what the team had published. */
  kind: (typeof publicationKinds)[number];
  /** Why, in the words of the person who published. May be empty. A release can be published several times. */
  note: string;
  /** The hash of the code that built the release. Empty if unknown. */
  code: string;
  /** The hash of the content that it was built from. Empty if unknown. */
  content: string;
  /** Since when the publisher that built it had this code and content. A deploy never replaces a newer one. */
  built_at: number;
}

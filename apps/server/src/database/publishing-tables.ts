import type { jobKinds, jobStates } from '@accounting-site/contract/staff/staff-publishing';

/** What the team saved and has not published: an overlay over the published content. */
export interface ContentDraftTable {
  /** Below content/, with forward slashes. */
  path: string;
  /** Null for an entry that the draft deletes. */
  text: string | null;
  /**
   * The hash of `text`, so that no one overwrites a text they have not seen. For a picture, the hash of the original
   * upload.
   */
  version: string;
  /** The hash of the published text that the draft was based on. Empty for an entry that it adds. */
  base_hash: string;
  /** Null after the account was deleted. */
  account_id: string | null;
  at: number;
  /** The problems of the draft as JSON. Null until the publisher has checked it. */
  problems: string | null;
  /** 1 for a picture as it was uploaded, until the publisher has decoded it and made it small. */
  is_upload: number;
}

/** What the team published, and the repository does not contain. */
export interface ContentOverlayTable {
  path: string;
  /** Null for an entry that the team deleted. */
  text: string | null;
  /** The hash of the repository's text that the team changed. Empty for an entry that the team added. */
  base_hash: string;
  /** 1 if the repository's text has changed since. `text` stays published until the team chooses. */
  conflict: number;
  /** In a conflict: the repository's text. Null if the repository deleted the file. */
  repository_text: string | null;
}

/** The entries that each publication of the team changed. */
export interface PublishedEditTable {
  publication: number;
  path: string;
  text: string | null;
  /** The hash of the text that was published before. */
  base_hash: string;
  /** The author. */
  account_id: string | null;
  /** The text and the `base_hash` of `content_overlay` before, as JSON. Null if there was no row. */
  overlay_before: string | null;
  /** The repository's text that it replaced. Null if it replaced none, for pictures, and before migration 0026. */
  replaced_text: string | null;
}

/** A preview, a publication or a deploy. */
export interface PublishJobTable {
  id: string;
  kind: (typeof jobKinds)[number];
  account_id: string | null;
  at: number;
  starts_at: number;
  note: string;
  state: (typeof jobStates)[number];
  finished_at: number | null;
  /** The publisher that builds it. */
  claimed_by: string | null;
  /** The problems for which it failed, as JSON. */
  problems: string;
  release_id: string | null;
  /** What a preview was built from, as JSON (publishing/publisher/preview-source.ts). Null until it is done. */
  built_from: string | null;
  /** The hash of everything that the release was built from. Null when no release was built for this job. */
  input_hash: string | null;
  /** When that build began. */
  built_at: number | null;
  /** The paths of the drafts that it publishes or previews, as JSON. Null for all drafts. */
  paths: string | null;
}

/** The process that builds. The table has at most one row, which is the lock. */
export interface PublisherTable {
  name: string;
  /** The ID of the process that has the lock. */
  holder: string;
  /** When it last renewed the lock. */
  seen_at: number;
  /** The forms of all entries, as JSON. */
  forms: string;
  /** Since when it has had its code and content. A newer publisher takes the lock from an older one. */
  built_at: number;
}

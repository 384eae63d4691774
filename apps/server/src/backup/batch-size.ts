/** Tables with rows of several megabytes: releases, and pictures among the texts. */
const large = ['releases', 'content_drafts', 'content_overlay', 'published_edits'];

/** How many rows are in memory at once. */
export const batchSize = (table: string, usual: number): number => (large.includes(table) ? 1 : usual);

/** How many rows are in memory at once. A release is several megabytes, and a restored database has many. */
export const batchSize = (table: string, usual: number): number => (table === 'releases' ? 1 : usual);

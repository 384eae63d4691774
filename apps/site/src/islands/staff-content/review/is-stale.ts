interface ReviewedDraft {
  path: string;
  after: string | null;
}

/** Whether a draft was added, changed or removed since these were shown. */
export function isStale(shown: readonly ReviewedDraft[], now: readonly ReviewedDraft[]): boolean {
  const texts = new Map(shown.map(({ path, after }) => [path, after]));
  return (
    shown.length !== now.length ||
    now.some(({ path, after }) => !texts.has(path) || texts.get(path) !== after)
  );
}

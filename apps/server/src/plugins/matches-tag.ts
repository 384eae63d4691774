/**
 * Whether a visitor has what a tag names (If-None-Match, RFC 9110 §13.1.2): a weak comparison, so that a balancer that
 * weakened the tag does no harm.
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}

/**
 * Whether the visitor already has the version that an entity tag names (If-None-Match, RFC 9110 §13.1.2). The
 * comparison is weak, because some load balancers weaken tags.
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => strong(candidate.trim()) === strong(tag));
}

const strong = (tag: string) => tag.replace(/^W\//, '');

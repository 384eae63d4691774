import { readNavigation } from '@accounting-site/content/facts/facts';

/** The label of a page in the header. */
export const labelOf = (path: string) =>
  readNavigation().header.find((link) => link.path === path)?.label ?? '';

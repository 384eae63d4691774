import { readNavigation } from '@accounting-site/content/facts';

/** What the header calls a page. */
export const labelOf = (path: string) =>
  readNavigation().header.find((link) => link.path === path)?.label ?? '';

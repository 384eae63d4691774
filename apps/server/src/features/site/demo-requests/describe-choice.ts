import type { DemoRequestFilters } from '@accounting-site/contract/staff-demo-requests';

/** Describes the filters for the audit record: 'status open, from 2026-11-01', or 'all'. */
export function describeChoice({ status, since, until }: DemoRequestFilters): string {
  const parts = [status && `status ${status}`, since && `from ${since}`, until && `until ${until}`];
  return parts.filter(Boolean).join(', ') || 'all';
}

/**
 * Describes the demo requests that were read, for the audit record: the filters, the number, the first and
 * the last.
 */
export function describeList(filters: DemoRequestFilters, read: readonly { id: string }[]): string {
  const [first, last] = [read.at(0), read.at(-1)];
  const ids = first === undefined || last === undefined ? '' : ` (${first.id} to ${last.id})`;
  return `${describeChoice(filters)}: ${read.length} read${ids}`;
}

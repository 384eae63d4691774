import type { LeadFilters } from '@accounting-site/contract/staff/staff-leads';

/**
 * Describes the filters for the audit record: 'stage open, since 2026-11-01', or 'all'. What staff searched
 * for may be a person's name, so it is not recorded.
 */
export function describeChoice({ text, ...filters }: LeadFilters): string {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  return [...(text ? ['a search'] : []), ...given].join(', ') || 'all';
}

/** Describes the leads that were read, for the audit record: the filters, the number, the first and the last. */
export function describeList(filters: LeadFilters, read: readonly { id: string }[]): string {
  const [first, last] = [read.at(0), read.at(-1)];
  const ids = first === undefined || last === undefined ? '' : ` (${first.id} to ${last.id})`;
  return `${describeChoice(filters)}: ${read.length} read${ids}`;
}

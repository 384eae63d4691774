import { leadKinds, listedStages } from '@accounting-site/contract/staff/leads';
import type { LeadFilters } from '@accounting-site/contract/staff/staff-leads';
import { useMemo } from 'react';
import { goToQuery, useQueryString } from '../../lib/desk/query-state.ts';

/** What the page shows, as read from its URL. */
interface DeskAddress {
  /** A missing stage lists all stages. */
  filters: LeadFilters;
  /** The id of the lead whose record is open. */
  lead: string | undefined;
}

const id = /^[\w-]{1,64}$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** The filters of the page without a query: leads that need follow-up. */
const byDefault = 'open';

/**
 * Reads the query of the page's URL. Unknown values are ignored. `owner=me` is the signed-in account, so that
 * one link works for everyone.
 */
export function readAddress(search: string, me: string): DeskAddress {
  const query = new URLSearchParams(search);
  const read = (name: string) => query.get(name)?.trim() ?? '';
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === read(name));
  const matching = (name: string, pattern: RegExp) => (pattern.test(read(name)) ? read(name) : undefined);
  const owner = matching('owner', id);
  const filters: LeadFilters = {
    text: read('text').slice(0, 100) || undefined,
    stage: read('stage') === 'all' ? undefined : (oneOf('stage', listedStages) ?? byDefault),
    kind: oneOf('kind', leadKinds),
    owner: owner === 'me' ? me : owner,
    source: read('source').slice(0, 120) || undefined,
    campaign: read('campaign').slice(0, 120) || undefined,
    page: read('page').slice(0, 120) || undefined,
    plan: read('plan').slice(0, 40) || undefined,
    webinar: read('webinar').slice(0, 120) || undefined,
    overdue: oneOf('overdue', ['yes'] as const),
    due: oneOf('due', ['today', 'none'] as const),
    since: matching('since', day),
    until: matching('until', day),
  };
  return { filters, lead: matching('lead', id) };
}

/** The query of the page's URL for these filters and this open record. Empty for the default list. */
export function writeAddress({ stage, ...others }: LeadFilters, lead?: string): string {
  const query = new URLSearchParams();
  if (stage !== byDefault) query.set('stage', stage ?? 'all');
  for (const [name, value] of Object.entries({ ...others, lead })) if (value) query.set(name, value);
  const text = `${query}`;
  return text && `?${text}`;
}

/** Whether the filters differ from those of the page without a query. */
export const isNarrowed = (filters: LeadFilters) => writeAddress(filters) !== '';

/** The filters and the open record. They are in the URL, so that a list can be shared and bookmarked. */
export function useDeskAddress(me: string) {
  const { filters: read, lead } = readAddress(useQueryString(), me);
  const written = writeAddress(read);
  // Opening a record must not load the list again.
  const filters = useMemo(() => readAddress(written, me).filters, [written, me]);
  return { filters, lead };
}

/** Shows the list of these filters, with this record open. */
export const goTo = (filters: LeadFilters, lead: string | undefined, how: 'push' | 'replace') =>
  goToQuery(writeAddress(filters, lead), how);

import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';

type Source = Pick<StaffLead, (typeof leadSourceFields)[number]>;
type Words = StaffLeadsWords['came_from'];
/** What staff can choose, by the source that is stored. */
type Sources = Readonly<Record<string, string>>;

/** Where a person came from, as sentences. Of a lead that staff entered, what they chose. */
export function cameFrom(lead: Source & Pick<StaffLead, 'kind'>, words: Words, added: Sources): string[] {
  if (lead.kind === 'added') return [originText(lead, added)];
  if (leadSourceFields.every((name) => lead[name] === '')) return [words.unknown];
  const rest = (['campaign', 'first_page', 'page', 'button'] as const)
    .filter((name) => lead[name] !== '')
    .map((name) => fillSlots(words[name], { [name]: lead[name] }));
  return [originOf(lead, words), ...rest];
}

function originOf({ source, medium, referrer }: Source, words: Words): string {
  if (medium === 'paid') {
    // The source of an advertisement is named after both, such as `google ads`.
    const at = (source || referrer).replace(/ ads$/, '');
    return at === '' ? words.paid_unknown : fillSlots(words.paid, { source: at });
  }
  if (source !== '') return fillSlots(medium === '' ? words.source : words.medium, { source, medium });
  return referrer === '' ? words.direct : fillSlots(words.referrer, { referrer });
}

/** Where a person came from, in the words of the page. Empty if it is unknown. */
export const originText = (lead: Pick<StaffLead, 'kind' | 'source' | 'referrer'>, added: Sources) =>
  (lead.kind === 'added' && added[lead.source]) || originName(lead);

/** Where a person came from, in a word or two, as the filter compares it. Empty if it is unknown. */
export const originName = ({ source, referrer }: Pick<StaffLead, 'source' | 'referrer'>) =>
  source || referrer;

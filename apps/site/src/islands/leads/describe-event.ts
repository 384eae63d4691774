import { fillSlots } from '@accounting-site/content/fill-slots';
import { leadStages, lostReasons } from '@accounting-site/contract/leads';
import type { LeadEvent } from '@accounting-site/contract/staff-leads';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';

/** One event as a sentence. A stage is stored as `won`, or with its reason as `lost: too expensive`. */
export function describeEvent(
  { kind, text }: Pick<LeadEvent, 'kind' | 'text'>,
  words: Pick<StaffLeadsWords, 'events' | 'stages' | 'lost_reasons'>,
): string {
  const { events } = words;
  if (kind === 'note') return text;
  if (kind === 'contacted') return events.contacted;
  if (kind === 'asked again') return text === '' ? events[kind] : `${events[kind]}: ${text}`;
  if (kind === 'owner') return text === '' ? events.owner_nobody : fillSlots(events.owner, { text });
  if (kind === 'next step') return text === '' ? events.next_step_time : fillSlots(events[kind], { text });
  const [stage, reason] = text.split(': ');
  const known = leadStages.find((each) => each === stage);
  const knownReason = lostReasons.find((each) => each === reason);
  const names = [known && words.stages[known], knownReason && words.lost_reasons[knownReason]];
  return fillSlots(events.stage, { text: names.filter(Boolean).join(', ') || text });
}

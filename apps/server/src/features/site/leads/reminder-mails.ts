import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { text } from '@accounting-site/content/reading/fields';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { leadKinds } from '@accounting-site/contract/staff/leads';
import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import { formatMoment } from '../../../format-moment.ts';
import { actions, facts, letter, paragraph } from '../../../mail/letter/letter.ts';
import { replyTo } from '../../../mail/mail-address.ts';
import { readMailWords } from '../../../mail/mail-words.ts';
import type { MailParties, WriteMail } from '../../../mail/mail-writer.ts';
import { findLead, type LeadRow, withCompany } from './leads.repository.ts';
import { countLeads, listLeads } from './list-leads.ts';
import { findMember } from './members.repository.ts';
import { describePhone, internationalDigits } from './phone-links.ts';
import { dueToday } from './remind-staff.ts';

const schema = z.strictObject({
  kinds: z.strictObject(recordOf(leadKinds, () => text())),
  due: z.strictObject({
    subject: text(),
    heading: text(),
    text: text(),
    due: text(),
    overdue: text(),
    nobody: text(),
    more: text(),
    open: text(),
    sender: text(),
  }),
  waiting: z.strictObject({
    subject: text(),
    text: text(),
    asked: text(),
    received: text(),
    phone: text(),
    email: text(),
    call: text(),
    open: text(),
    sender: text(),
  }),
});

/** What the person asked for. A kind of a later version counts as added by staff, as in the list of leads. */
const kindOf = ({ kind }: LeadRow, kinds: Partial<Record<string, string>> & { added: string }) =>
  kinds[kind] ?? kinds.added;

/**
 * The texts of the emails to staff: content/en/mail/lead-reminders.yaml.
 * @throws ContentError when it is invalid
 */
export const readReminderWords = () => readMailWords('lead-reminders', schema);

/** Enough for one morning, and few enough to read on a phone. The email links to the list for the rest. */
const listed = 20;

/** The morning email to a member of staff: what is overdue or due today, the earliest first. */
export function mailOfDue({ siteUrl }: MailParties, clock: Clock): WriteMail {
  const { due: words, kinds } = readReminderWords();
  return async (database, id) => {
    const account = await database
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst();
    // The member may have been removed since the email was enqueued.
    if ((await findMember(database, id)) === undefined) return undefined;
    const now = clock();
    const choice = dueToday(id, now);
    const count = await countLeads(database, choice);
    if (account === undefined || count === 0) return undefined;
    const leads = await listLeads(database, { ...choice, limit: listed });
    const describe = (lead: LeadRow) => {
      const due = lead.due_at ?? now;
      const time = fillSlots(due < now ? words.overdue : words.due, {
        time: formatMoment(due, 'en-GH', now),
      });
      const what = lead.next_step === '' ? kindOf(lead, kinds) : lead.next_step;
      return [what, time, ...(lead.owner_id === null ? [words.nobody] : [])].join('\n');
    };
    const more = fillSlots(words.more, { count: String(count - leads.length) });
    const slots = { count: String(count) };
    return {
      to: account.email,
      subject: fillSlots(words.subject, slots),
      letter: letter(
        { heading: fillSlots(words.heading, slots), sender: words.sender },
        paragraph(words.text),
        facts(leads.map((lead) => ({ label: withCompany(lead), value: describe(lead) }))),
        count > leads.length ? paragraph(more) : undefined,
        actions([{ label: words.open, href: `${siteUrl}/staff/leads?overdue=yes&due=today` }]),
      ),
      automatic: 'notice',
      whenRefused: 'slowly',
    };
  };
}

/** The alert to the company that a new lead has waited half of its time. None if it was answered meanwhile. */
export function mailOfWaiting({ sales, siteUrl }: MailParties): WriteMail {
  const { waiting: words, kinds } = readReminderWords();
  return async (database, id) => {
    const lead = await findLead(database, id);
    if (lead?.stage !== 'new' || lead.due_at === null) return undefined;
    const digits = internationalDigits(lead.phone);
    const subject = fillSlots(words.subject, { who: withCompany(lead) });
    return {
      to: sales,
      replyTo: replyTo(lead),
      subject,
      letter: letter(
        { heading: subject, sender: words.sender },
        paragraph(fillSlots(words.text, { time: formatMoment(lead.due_at, 'en-GH') })),
        facts([
          { label: words.asked, value: kindOf(lead, kinds) },
          { label: words.received, value: formatMoment(lead.received_at, 'en-GH') },
          { label: words.phone, value: describePhone(lead.phone) },
          { label: words.email, value: lead.email },
        ]),
        actions([
          ...(digits === undefined ? [] : [{ label: words.call, href: `tel:+${digits}` }]),
          { label: words.open, href: `${siteUrl}/staff/leads?lead=${lead.id}` },
        ]),
      ),
      automatic: 'notice',
      whenRefused: 'slowly',
    };
  };
}

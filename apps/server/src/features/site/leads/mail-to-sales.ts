import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { text } from '@accounting-site/content/reading/fields';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { demoRequestFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import { z } from 'zod';
import { formatMoment } from '../../../format-moment.ts';
import { actions, facts, letter, paragraph } from '../../../mail/letter/letter.ts';
import type { Mail } from '../../../mail/mail.ts';
import { replyTo } from '../../../mail/mail-address.ts';
import { readMailWords } from '../../../mail/mail-words.ts';
import type { MailParties, WriteMail } from '../../../mail/mail-writer.ts';
import { planName } from '../../../site-forms/known-plan.ts';
import { findJoinedRequest } from './join-lead.ts';
import { findLead, type LeadRow, withCompany } from './leads.repository.ts';
import { describePhone, internationalDigits } from './phone-links.ts';

const schema = z.strictObject({
  subject: text(),
  subject_suspected: text(),
  heading: text(),
  suspected: text(),
  promise: text(),
  call: z.strictObject({
    subject: text(),
    subject_suspected: text(),
    heading: text(),
    promise: text(),
    whatsapp_message: text(),
  }),
  again: z.strictObject({ subject: text(), label: text() }),
  fields: z.strictObject({
    ...recordOf(demoRequestFieldNames, () => text()),
    best_time: text(),
    plan: text(),
    received: text(),
  }),
  actions: z.strictObject({ whatsapp: text(), call: text(), staff: text() }),
  whatsapp_message: text(),
  sender: text(),
});

/**
 * The text of the emails: content/en/mail/demo-request-to-sales.yaml.
 * @throws ContentError when it is invalid
 */
export const readMailToSalesWords = () => readMailWords('demo-request-to-sales', schema);

type Words = z.infer<typeof schema>;

/** The email to the company about a lead: all fields, and links to reply with one tap. */
export function mailToSales(parties: MailParties): WriteMail {
  const words = readMailToSalesWords();
  return async (database, id) => {
    const request = await findLead(database, id);
    return request && write(request, wordsFor(request, words), parties);
  };
}

/** The email to the company about a joined request, by the id of its event. */
export function mailAboutJoined(parties: MailParties): WriteMail {
  const words = readMailToSalesWords();
  return async (database, id) => {
    const joined = await findJoinedRequest(database, id);
    if (joined === undefined) return undefined;
    const { subject, label } = words.again;
    const asked = { ...words, ...words.call, subject, heading: subject };
    return write(joined.lead, asked, parties, [{ label, value: joined.text }]);
  };
}

const wordsFor = ({ kind }: LeadRow, words: Words): Words =>
  kind === 'call' ? { ...words, ...words.call } : words;

function write(
  request: LeadRow,
  words: Words,
  { sales, siteUrl }: MailParties,
  first: { label: string; value: string }[] = [],
): Mail {
  const slots = { who: withCompany(request), name: request.name };
  const suspected = request.suspected === 1;
  return {
    to: sales,
    replyTo: replyTo(request),
    subject: fillSlots(suspected ? words.subject_suspected : words.subject, slots),
    letter: letter(
      { heading: fillSlots(words.heading, slots), sender: words.sender },
      paragraph(suspected ? words.suspected : words.promise),
      facts([...first, ...factsOf(request, words)]),
      actions(linksOf(request, words, siteUrl)),
    ),
    automatic: 'notice',
    whenRefused: 'slowly',
  };
}

function factsOf(request: LeadRow, { fields }: Words) {
  const plan = planName(request.plan);
  const received = formatMoment(request.received_at, 'en-GH');
  const values = { ...request, phone: describePhone(request.phone), plan, received };
  const shown = ['plan', ...demoRequestFieldNames, 'best_time', 'received'] as const;
  return shown.map((field) => ({ label: fields[field], value: values[field] }));
}

function linksOf({ id, name, phone }: LeadRow, { actions, whatsapp_message }: Words, siteUrl: string) {
  const digits = internationalDigits(phone);
  const message = encodeURIComponent(fillSlots(whatsapp_message, { name }).toWellFormed());
  return [
    ...(digits === undefined
      ? []
      : [
          { label: actions.whatsapp, href: `https://wa.me/${digits}?text=${message}` },
          { label: actions.call, href: `tel:+${digits}` },
        ]),
    { label: actions.staff, href: `${siteUrl}/staff/leads?lead=${id}` },
  ];
}

import { fillSlots } from '@accounting-site/content/fill-slots';
import type { StaffLead } from '@accounting-site/contract/staff-leads';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';

type Person = Pick<StaffLead, 'name' | 'email' | 'phoneDigits' | 'kind' | 'plan'>;
type Words = Pick<StaffLeadsWords, 'reply' | 'plans'>;

/** Links to contact the person: WhatsApp and phone if there is a number to dial, and email if there is one. */
export function personLinks(person: Person, words: Words) {
  const { whatsapp, call, mail, subject } = words.reply;
  const { email, phoneDigits } = person;
  const message = encode(firstMessage(person, words));
  const address = encode(email).replace('%40', '@');
  return [
    ...(phoneDigits === null
      ? []
      : [
          { by: 'whatsapp', label: whatsapp, href: `https://wa.me/${phoneDigits}?text=${message}` } as const,
          { by: 'call', label: call, href: `tel:+${phoneDigits}` } as const,
        ]),
    ...(email === ''
      ? []
      : [
          {
            by: 'mail',
            label: mail,
            href: `mailto:${address}?subject=${encode(subject)}&body=${message}`,
          } as const,
        ]),
  ];
}

/** The prepared first message: who writes, what the person asked for, and the plan they chose. */
function firstMessage({ name, kind, plan }: Person, { reply, plans }: Words): string {
  const parts = [fillSlots(reply.greeting, { name }), reply.asked[kind]];
  if (plans[plan] !== undefined) parts.push(fillSlots(reply.plan, { plan: plans[plan] }));
  return [...parts, reply.question].join(' ');
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { LeadChange, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Mail, MessageCircle, Phone } from 'lucide';
import { useRef, useState } from 'react';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import styles from './LeadItem.module.css';
import type { LeadProps } from './use-lead.ts';

const icons = { whatsapp: MessageCircle, call: Phone, mail: Mail };

/**
 * Ways to reply in one tap. Afterwards it asks whether the person was contacted. The question is next in the tab
 * order, and does not block the page.
 */
export function Reply({ lead, desk, drafts, words }: LeadProps) {
  const question = `asked-${lead.id}`;
  /** The next step when the question opened, as JSON. A phone may unload the page during the call. */
  const [asked, setAsked] = useState(() => drafts.read(question));
  const used = useRef<HTMLElement>(null);
  const { contacted } = words;
  const { id, name, nextStep, dueAt } = lead;

  function ask(step?: string) {
    drafts.write(question, step);
    setAsked(step);
  }

  return (
    <div className={styles.reply}>
      <ul className={`cluster gap-2 ${styles.links}`}>
        {personLinks(lead, words).map(({ by, label, href }) => (
          <li key={by}>
            <ButtonLink
              href={href}
              variant="secondary"
              icon={<Icon of={icons[by]} size={16} />}
              aria-describedby={`name-${id}`}
              target={by === 'whatsapp' ? '_blank' : undefined}
              rel={by === 'whatsapp' ? 'noreferrer' : undefined}
              onClick={(event) => {
                used.current = event.currentTarget;
                if (asked === undefined) ask(JSON.stringify({ nextStep, dueAt }));
              }}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div role="status" className={`cluster gap-2 middle ${styles.question}`}>
        {asked !== undefined && (
          <>
            <p className="strong" id={`contacted-${id}`}>
              {contacted.question}
            </p>
            <Button
              aria-describedby={`contacted-${id} name-${id}`}
              onClick={() => {
                const said = fillSlots(contacted.said, { name });
                desk.change(
                  (now) => contactedChange(JSON.parse(asked), now),
                  said,
                  () => ask(),
                );
              }}
            >
              {contacted.yes}
            </Button>
            <Button
              variant="secondary"
              aria-describedby={`contacted-${id} name-${id}`}
              onClick={() => {
                ask();
                (used.current ?? document.getElementById(`name-${id}`))?.focus();
              }}
            >
              {contacted.no}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type NextStep = Pick<StaffLead, 'nextStep' | 'dueAt'>;

/**
 * The change for 'Yes, contacted', which removes the next step. A step that was planned after the question
 * opened is sent again, so that it stays.
 */
export function contactedChange(asked: NextStep, { nextStep, dueAt }: NextStep): LeadChange {
  const isSame = nextStep === asked.nextStep && dueAt === asked.dueAt;
  return isSame ? { contacted: true } : { contacted: true, nextStep, dueAt };
}

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

/** Half of a character, which a cut text may end with, would make encodeURIComponent() throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

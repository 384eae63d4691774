import { fillSlots } from '@accounting-site/content/fill-slots';
import type { StaffLead } from '@accounting-site/contract/staff-leads';
import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Mail, MessageCircle, Phone } from 'lucide';
import { useRef, useState } from 'react';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { contactedChange } from './contacted-change.ts';
import styles from './LeadItem.module.css';
import { personLinks } from './person-links.ts';
import type { LeadDesk } from './use-lead.ts';

interface ReplyProps {
  lead: StaffLead;
  desk: LeadDesk;
  words: StaffLeadsWords;
}

const icons = { whatsapp: MessageCircle, call: Phone, mail: Mail };

/**
 * Ways to reply in one tap. Afterwards it asks whether the person was contacted. The question is next in the tab
 * order, and does not block the page.
 */
export function Reply({ lead, desk, words }: ReplyProps) {
  /** The lead as it was when the question opened. */
  const [asked, setAsked] = useState<StaffLead>();
  const used = useRef<HTMLElement>(null);
  const { contacted } = words;
  const { id, name } = lead;

  return (
    <div className={styles.reply}>
      <ul className={styles.links}>
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
                setAsked((before) => before ?? lead);
              }}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.question}>
        {asked !== undefined && (
          <>
            <p className="strong" id={`contacted-${id}`}>
              {contacted.question}
            </p>
            <Button
              aria-disabled={desk.busy}
              aria-describedby={`contacted-${id} name-${id}`}
              onClick={() => {
                const said = fillSlots(contacted.said, { name });
                desk.change(contactedChange(asked, lead), said, () => setAsked(undefined));
              }}
            >
              {contacted.yes}
            </Button>
            <Button
              variant="secondary"
              aria-describedby={`contacted-${id} name-${id}`}
              onClick={() => {
                setAsked(undefined);
                used.current?.focus();
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

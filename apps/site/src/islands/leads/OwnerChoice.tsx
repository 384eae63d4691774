import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Member, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { Button } from '@accounting-site/ui/Button';
import { SelectField } from '@accounting-site/ui/Field';
import { useEffect, useState } from 'react';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import styles from './LeadRecord.module.css';
import type { LeadDesk } from './use-lead.ts';

interface OwnerChoiceProps {
  lead: StaffLead;
  desk: LeadDesk;
  me: string;
  members: readonly Member[];
  words: StaffLeadsWords['owner'];
}

/**
 * Who follows up. 'Take it' needs one tap. A choice from the list is saved with a button, because the arrow keys
 * also select every name on the way.
 */
export function OwnerChoice({ lead: { id, name, owner }, desk, me, members, words }: OwnerChoiceProps) {
  const [chosen, setChosen] = useState(owner?.id ?? '');
  useEffect(() => setChosen(owner?.id ?? ''), [owner?.id]);
  // An owner who may no longer work with leads is still shown.
  const isKnown = owner === null || members.some((member) => member.id === owner.id);
  const everyone = isKnown ? members : [...members, owner];

  const give = (to: string) => {
    const ownerName = everyone.find((member) => member.id === to)?.name ?? words.nobody;
    desk.change({ owner: to || null }, fillSlots(words.said, { name, owner: ownerName }));
  };
  return (
    <div className={`cluster gap-2 ${styles.owner}`}>
      <SelectField
        key={owner?.id}
        id={`owner-${id}`}
        label={words.label}
        defaultValue={owner?.id ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{words.nobody}</option>
        {everyone.map((member) => (
          <option key={member.id} value={member.id}>
            {member.name}
          </option>
        ))}
      </SelectField>
      {chosen !== (owner?.id ?? '') ? (
        <Button variant="secondary" onClick={() => give(chosen)}>
          {words.save}
        </Button>
      ) : (
        owner?.id !== me && (
          <Button variant="secondary" onClick={() => give(me)}>
            {words.take}
          </Button>
        )
      )}
    </div>
  );
}

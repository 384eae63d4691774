import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { SelectField } from '@accounting-site/ui/Field';
import { useEffect, useState } from 'react';
import { Options } from '../../lib/desk/Options.tsx';
import styles from './LeadRecord.module.css';
import type { LeadItemProps, LeadProps } from './use-lead.ts';

/**
 * Who follows up. 'Take it' needs one tap. A choice from the list is saved with a button, because the arrow keys
 * also select every name on the way.
 */
export function OwnerChoice({ lead, desk, me, members, words }: LeadProps & LeadItemProps) {
  const { id, name, owner } = lead;
  const said = words.owner;
  const [chosen, setChosen] = useState(owner?.id ?? '');
  useEffect(() => setChosen(owner?.id ?? ''), [owner?.id]);
  // An owner who may no longer work with leads is still shown.
  const isKnown = owner === null || members.some((member) => member.id === owner.id);
  const everyone = isKnown ? members : [...members, owner];

  const give = (to: string) => {
    const ownerName = everyone.find((member) => member.id === to)?.name ?? said.nobody;
    desk.change({ owner: to || null }, fillSlots(said.said, { name, owner: ownerName }));
  };
  return (
    <div className={`cluster gap-2 ${styles.owner}`}>
      <SelectField
        key={owner?.id}
        id={`owner-${id}`}
        label={said.label}
        defaultValue={owner?.id ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{said.nobody}</option>
        <Options of={everyone.map((member) => [member.id, member.name])} />
      </SelectField>
      {chosen !== (owner?.id ?? '') ? (
        <Button variant="secondary" onClick={() => give(chosen)}>
          {said.save}
        </Button>
      ) : (
        owner?.id !== me && (
          <Button variant="secondary" onClick={() => give(me)}>
            {said.take}
          </Button>
        )
      )}
    </div>
  );
}

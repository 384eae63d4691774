import { fillSlots } from '@accounting-site/content/fill-slots';
import type { StaffMember } from '@accounting-site/contract/staff-members';
import { Button } from '@accounting-site/ui/Button';
import { Dialog } from '@accounting-site/ui/Dialog';
import { useRef, useState } from 'react';
import { Outcome } from '../../lib/actions/Outcome.tsx';
import type { StaffMembersWords } from '../../pages/_staff/staff-members-words.ts';
import { InviteForm, MemberForms } from './MemberForms.tsx';
import styles from './MemberList.module.css';
import { MemberRow, nameOf } from './MemberRow.tsx';

interface MemberListProps {
  members: StaffMember[];
  ownId: string;
  words: StaffMembersWords;
  onChanged: (members: StaffMember[]) => void;
}

/** Every member with a button to change them, and a form to invite someone. */
export function MemberList({ members, ownId, words, onChanged }: MemberListProps) {
  const [said, setSaid] = useState('');
  const [edited, setEdited] = useState<StaffMember | 'new'>();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function open(what: StaffMember | 'new') {
    setSaid('');
    setEdited(what);
    dialog.current?.showModal();
  }
  function done(changed: StaffMember[], text: string) {
    onChanged(changed);
    dialog.current?.close();
    setSaid(text);
    heading.current?.focus();
  }

  const { list, invite } = words;
  const count = `${members.length}`;
  return (
    <>
      <div className="stack gap-3 anywhere">
        <div className="cluster middle spread">
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {members.length === 1 ? list.one : fillSlots(list.many, { count })}
          </h2>
          <Button onClick={() => open('new')}>{invite.open}</Button>
        </div>
        <Outcome saved={said} />
      </div>
      <ul aria-label={list.label} className="card">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            words={words}
            onChange={member.id === ownId ? undefined : () => open(member)}
          />
        ))}
      </ul>
      {members.length === 1 && <p className="box">{list.alone}</p>}
      <Dialog
        ref={dialog}
        id="member"
        heading={edited === undefined || edited === 'new' ? invite.heading : nameOf(edited)}
        closeLabel={words.close}
        onClose={() => setEdited(undefined)}
      >
        {edited === 'new' && <InviteForm words={words} onDone={done} />}
        {edited !== undefined && edited !== 'new' && (
          <MemberForms member={edited} members={members} words={words} onDone={done} />
        )}
      </Dialog>
    </>
  );
}

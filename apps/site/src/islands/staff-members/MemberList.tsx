import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { StaffMember } from '@accounting-site/contract/staff/staff-members';
import { Button } from '@accounting-site/ui/Button';
import { Dialog } from '@accounting-site/ui/Dialog';
import { useRef, useState } from 'react';
import { closeModal, openModal } from '../../lib/actions/modal.ts';
import { Outcome } from '../../lib/actions/Outcome.tsx';
import type { StaffMembersWords } from '../../pages/_staff/staff-members-words.ts';
import { InviteForm, MemberForms } from './MemberForms.tsx';
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
  /** What the dialog is about. Another one each time it is opened. */
  const [edited, setEdited] = useState<{ member: StaffMember | 'new' }>();
  const shown = useRef(edited);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function show(what: typeof edited) {
    shown.current = what;
    setEdited(what);
  }
  function open(member: StaffMember | 'new') {
    setSaid('');
    show({ member });
    openModal(dialog.current);
  }
  function done(changed: StaffMember[], text: string) {
    onChanged(changed);
    setSaid(text);
    // The response of a dialog that was closed must not close the next one.
    if (shown.current !== edited) return;
    closeModal(dialog.current);
    heading.current?.focus();
  }

  const { list, invite } = words;
  const count = `${members.length}`;
  const member = edited?.member;
  return (
    <>
      <div className="stack gap-3 anywhere">
        <div className="cluster middle spread">
          <h2 ref={heading} tabIndex={-1} className="step-2 no-ring">
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
        heading={member === undefined || member === 'new' ? invite.heading : nameOf(member)}
        closeLabel={words.close}
        onClose={() => show(undefined)}
      >
        {member === 'new' && <InviteForm words={words} onDone={done} />}
        {member !== undefined && member !== 'new' && (
          <MemberForms member={member} members={members} words={words} onDone={done} />
        )}
      </Dialog>
    </>
  );
}

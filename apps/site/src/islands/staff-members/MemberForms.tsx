import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { emailMaxLength, nameMaxLength } from '@accounting-site/contract/fields/field-limits';
import type { StaffMember } from '@accounting-site/contract/staff/staff-members';
import {
  hasRight,
  isStaffRole,
  type StaffRole,
  staffRoles,
} from '@accounting-site/contract/staff/staff-roles';
import { SelectField, TextField } from '@accounting-site/ui/Field';
import { useState } from 'react';
import { ActionButton } from '../../lib/actions/ActionButton.tsx';
import { ActionForm } from '../../lib/actions/ActionForm.tsx';
import { ConfirmAction } from '../../lib/actions/ConfirmAction.tsx';
import { usePage } from '../../lib/actions/page-context.ts';
import { Options } from '../../lib/desk/Options.tsx';
import type { Fields } from '../../lib/forms/form-fields.ts';
import { checkPerson } from '../../lib/site-form/check-person.ts';
import { counted } from '../../lib/text/counted.ts';
import type { StaffMembersWords } from '../../pages/_staff/staff-members-words.ts';
import styles from './MemberList.module.css';
import { nameOf } from './MemberRow.tsx';
import { membersOf, removeMember } from './member-calls.ts';

interface MemberFormsProps {
  member: StaffMember;
  members: readonly StaffMember[];
  words: StaffMembersWords;
  onDone: (members: StaffMember[], said: string) => void;
}

/** Changes the role of a member, sends an invitation again, or removes the member. */
export function MemberForms({ member, members, words: all, onDone }: MemberFormsProps) {
  const { call } = usePage();
  const [leadsTo, setLeadsTo] = useState('');
  const { id, email, state, openLeads } = member;
  const { member: words, roles } = all;
  const name = nameOf(member);

  async function save({ role = '' }: Fields) {
    const wanted = isStaffRole(role) ? role : member.role;
    const said = fillSlots(words.saved, { name, role: roles[wanted].name });
    onDone(await membersOf(call(siteEndpoints.changeMember, { id, body: { role: wanted } })), said);
    return undefined;
  }

  return (
    <div className="stack gap-5">
      {state === 'invited' && (
        <ActionButton
          label={words.again}
          action={async () => {
            const invited = await membersOf(call(siteEndpoints.inviteMemberAgain, { id }));
            onDone(invited, fillSlots(words.again_sent, { email }));
          }}
        />
      )}
      <ActionForm submit={words.save} check={() => ({})} send={save}>
        {() => <RoleChoice chosen={member.role} words={roles} />}
      </ActionForm>
      <div className={`stack ${styles.removal}`}>
        {openLeads > 0 && (
          <SelectField
            id={`leads-to-${id}`}
            label={counted({ one: words.leads_one, many: words.leads_many }, openLeads)}
            value={leadsTo}
            onChange={(event) => setLeadsTo(event.currentTarget.value)}
          >
            <option value="">{words.nobody}</option>
            <Options
              of={members
                .filter((each) => each.id !== id && each.state === 'active' && hasRight(each.role, 'leads'))
                .map((each) => [each.id, nameOf(each)])}
            />
          </SelectField>
        )}
        <ConfirmAction
          label={fillSlots(words.remove, { name })}
          question={fillSlots(words.question, { name })}
          confirm={words.confirm}
          keep={words.keep}
          onConfirm={async () =>
            onDone(await removeMember(call, id, leadsTo), fillSlots(words.removed, { name }))
          }
        />
      </div>
    </div>
  );
}

interface InviteFormProps {
  words: StaffMembersWords;
  onDone: (members: StaffMember[], said: string) => void;
}

/** Invites a person by email. */
export function InviteForm({ words, onDone }: InviteFormProps) {
  const { call } = usePage();
  const { invite } = words;

  async function send({ name = '', email = '', role = '' }: Fields) {
    // The radio buttons have these values.
    const body = { name, email, role: role as StaffRole };
    const members = await membersOf(call(siteEndpoints.inviteMember, { body }));
    onDone(members, fillSlots(invite.sent, { email: email.trim() }));
    return undefined;
  }

  return (
    <ActionForm submit={invite.submit} check={checkPerson} send={send}>
      {(errors) => (
        <>
          <TextField
            id="member-name"
            name="name"
            label={invite.name}
            error={errors.name}
            autoComplete="off"
            maxLength={nameMaxLength}
          />
          <TextField
            id="member-email"
            name="email"
            type="email"
            label={invite.email}
            error={errors.email}
            autoComplete="off"
            spellCheck={false}
            maxLength={emailMaxLength}
          />
          <RoleChoice chosen="staff" words={words.roles} />
        </>
      )}
    </ActionForm>
  );
}

/** The roles, each with what it may do. */
function RoleChoice({ chosen, words }: { chosen: StaffRole; words: StaffMembersWords['roles'] }) {
  return (
    <fieldset className="stack gap-1">
      <legend className="small strong">{words.label}</legend>
      {staffRoles.map((role) => (
        <label key={role} className={styles.role}>
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
          <span>
            <span className="strong">{words[role].name}</span>{' '}
            <span className="quiet small">{words[role].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

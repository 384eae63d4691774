import { fillSlots } from '@accounting-site/content/fill-slots';
import { emailMaxLength, nameMaxLength } from '@accounting-site/contract/field-limits';
import type { StaffMember } from '@accounting-site/contract/staff-members';
import { nameRequired } from '@accounting-site/contract/validation-messages';
import { TextField } from '@accounting-site/ui/Field';
import { ActionForm } from '../../lib/actions/ActionForm.tsx';
import { usePage } from '../../lib/actions/page-context.ts';
import { collectProblems, emailProblem, textProblem } from '../../lib/app-form/check-fields.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';
import type { StaffMembersWords } from '../../pages/_staff/staff-members-words.ts';
import { inviteMember } from './member-calls.ts';
import { RoleChoice } from './RoleChoice.tsx';

interface InviteFormProps {
  words: StaffMembersWords;
  onDone: (members: StaffMember[], said: string) => void;
}

/** Invites a person by email. */
export function InviteForm({ words, onDone }: InviteFormProps) {
  const { call } = usePage();
  const { invite } = words;

  async function send({ name = '', email = '', role = '' }: Fields) {
    const members = await inviteMember(call, { name, email, role });
    onDone(members, fillSlots(invite.sent, { email: email.trim() }));
    return undefined;
  }

  return (
    <ActionForm submit={invite.submit} check={check} send={send}>
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
            autoCapitalize="none"
            spellCheck={false}
            maxLength={emailMaxLength}
          />
          <RoleChoice chosen="staff" words={words.roles} />
        </>
      )}
    </ActionForm>
  );
}

const check = ({ name, email }: Fields) =>
  collectProblems({
    name: textProblem(name, { label: 'Full name', max: nameMaxLength, required: nameRequired }),
    email: emailProblem(email),
  });

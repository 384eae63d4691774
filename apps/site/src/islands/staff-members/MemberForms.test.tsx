import { readPage } from '@accounting-site/content/pages';
import type { StaffMember } from '@accounting-site/contract/staff-members';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type AccountPageContext, PageContext } from '../../lib/actions/page-context.ts';
import { type StaffMembersWords, staffMembersSchema } from '../../pages/_staff/staff-members-words.ts';
import { MemberForms } from './MemberForms.tsx';

const words = readPage('staff-members', staffMembersSchema) as unknown as StaffMembersWords;

test('the new owner of the leads is a field of this member, so a draft of another is not restored', () => {
  const member = { id: 'kofi', name: 'Kofi', role: 'staff', openLeads: 2 } as StaffMember;
  const html = renderToStaticMarkup(
    <PageContext value={{} as AccountPageContext}>
      <MemberForms member={member} members={[member]} words={words} onDone={() => {}} />
    </PageContext>,
  );
  expect(html).toContain('id="leads-to-kofi"');
});

import { readPage } from '@accounting-site/content/reading/pages';
import type { StaffMember } from '@accounting-site/contract/staff/staff-members';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageContext, type SignedInPageContext } from '../../lib/actions/page-context.ts';
import { type StaffMembersWords, staffMembersSchema } from '../../pages/_staff/staff-members-words.ts';
import { MemberForms } from './MemberForms.tsx';

const words = readPage('staff-members', staffMembersSchema) as unknown as StaffMembersWords;

const kofi = { id: 'kofi', name: 'Kofi', role: 'staff', state: 'active', openLeads: 2 } as StaffMember;

const formsOfKofi = (others: StaffMember[] = []) =>
  renderToStaticMarkup(
    <PageContext value={{} as SignedInPageContext}>
      <MemberForms member={kofi} members={[kofi, ...others]} words={words} onDone={() => {}} />
    </PageContext>,
  );

test('the new owner of the leads is a field of this member, so a draft of another is not restored', () => {
  expect(formsOfKofi()).toContain('id="leads-to-kofi"');
});

test('leads are offered only to members who can sign in and read them, as the server demands', () => {
  const others = [
    { ...kofi, id: 'ama' },
    { ...kofi, id: 'invited', state: 'invited' },
    { ...kofi, id: 'disabled', state: 'disabled' },
    { ...kofi, id: 'editor', role: 'editor' },
  ] as StaffMember[];
  const offered = [...formsOfKofi(others).matchAll(/<option value="(\w+)"/g)].map(([, id]) => id);
  expect(offered).toEqual(['ama']);
});

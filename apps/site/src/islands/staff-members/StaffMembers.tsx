import { StaffOnly } from '../../lib/desk/StaffOnly.tsx';
import { routes } from '../../lib/pages/routes.ts';
import type { StaffMembersWords } from '../../pages/_staff/staff-members-words.ts';
import { MembersPage } from './MembersPage.tsx';

/** The members of staff, for admins. */
export const StaffMembers = ({ words }: { words: StaffMembersWords }) => (
  <StaffOnly path={routes.staffMembers} words={words}>
    {(user) => <MembersPage user={user} words={words} />}
  </StaffOnly>
);

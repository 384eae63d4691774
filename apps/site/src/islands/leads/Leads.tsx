import { useEffect, useState } from 'react';
import { StaffOnly } from '../../lib/desk/StaffOnly.tsx';
import { routes } from '../../lib/pages/routes.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { Desk } from './Desk.tsx';
import styles from './Leads.module.css';

/** The leads, for staff. */
export function Leads({ words }: { words: StaffLeadsWords }) {
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(location.search), []);
  return (
    <div className={styles.page}>
      <StaffOnly path={routes.staffLeads + search} words={words}>
        {(user) => <Desk user={user} words={words} />}
      </StaffOnly>
    </div>
  );
}

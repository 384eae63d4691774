import { useEffect, useState } from 'react';
import { StaffOnly } from '../../lib/desk/StaffOnly.tsx';
import { routes } from '../../lib/pages/routes.ts';
import type { StaffContentWords } from '../../pages/_staff/staff-content-words.ts';
import { ContentDesk } from './ContentDesk.tsx';
import styles from './StaffContent.module.css';

/** What visitors read, for editors and admins: to change, publish and undo it. */
export function StaffContent({ words }: { words: StaffContentWords }) {
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(location.search), []);
  return (
    <div className={styles.page}>
      <StaffOnly path={routes.staffContent + search} words={words}>
        {(user) => <ContentDesk user={user} words={words} />}
      </StaffOnly>
    </div>
  );
}

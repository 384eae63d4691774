import { StaffOnly } from '../../lib/desk/StaffOnly.tsx';
import { routes } from '../../lib/pages/routes.ts';
import type { StaffWords } from '../../pages/_staff/staff-words.ts';
import { Desk } from './Desk.tsx';
import styles from './DeskToday.module.css';

/** What needs doing today, and the numbers of the site. */
export const DeskToday = ({ words }: { words: StaffWords }) => (
  <div className={styles.page}>
    <StaffOnly path={routes.staff} words={words}>
      {(user) => <Desk user={user} words={words} />}
    </StaffOnly>
  </div>
);

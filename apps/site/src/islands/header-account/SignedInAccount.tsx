import type { User } from '@accounting-site/contract/account/login';
import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Inbox } from 'lucide';
import type { FrameWords } from '../../layouts/_parts/frame-words.ts';
import { routes } from '../../lib/pages/routes.ts';
import { useStock } from '../../lib/session/use-stock.ts';
import styles from './Account.module.css';

interface SignedInAccountProps extends Pick<AccountProps, 'appHost' | 'words'> {
  user: User;
  onLogout: () => void;
}

/**
 * The signed-in user, the number of items with low stock, for staff a link to the desk, and the sign-out
 * button.
 */
export function SignedInAccount({ appHost, user, words, onLogout }: SignedInAccountProps) {
  const [stock] = useStock(appHost, user.id);
  const low = stock.status === 'ready' ? stock.value.low.length : 0;
  return (
    <>
      <a href={routes.account} className={styles.user} title={user.email}>
        <span className="visually-hidden">{words.account}: </span>
        <span className={styles.email}>{user.email}</span>
        {low > 0 && (
          <span className={styles.low}>
            {low} {words.low_stock}
          </span>
        )}
      </a>
      {appHost === '' && isStaffRole(user.role) && (
        <a href={routes.staff} className={styles.staff} title={words.staff}>
          <Icon of={Inbox} size={20} />
          <span className={styles.staffWords}>{words.staff}</span>
        </a>
      )}
      <Button variant="secondary" onClick={onLogout}>
        {words.logout}
      </Button>
    </>
  );
}

export interface AccountProps {
  /** Origin of the app host; empty for the site's own server. */
  appHost: string;
  trialUrl: string;
  words: Omit<FrameWords['header'], 'home' | 'navigation' | 'menu' | 'call'>;
  /** In the bar of wide screens, or in the menu of small ones. */
  place: 'bar' | 'menu';
}

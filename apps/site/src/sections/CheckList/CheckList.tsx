import { Icon } from '@accounting-site/ui/Icon';
import { Check } from 'lucide';
import { ContactText } from '../ContactText/ContactText.tsx';
import styles from './CheckList.module.css';

/** Short points, each with a tick. */
export function CheckList({ items }: { items: string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon of={Check} size={20} />
          <span>
            <ContactText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

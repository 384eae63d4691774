import { Icon } from '@accounting-site/ui/Icon';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import styles from './ItemTable.module.css';

interface SortButtonProps {
  label: string;
  /** Undefined for a column that the table is not sorted by. */
  sorted: 'ascending' | 'descending' | undefined;
  isNumber: boolean;
  onPress: () => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The head of a column, with the button that sorts by it (ARIA Authoring Practices, sortable table). */
export function SortButton({ label, sorted, isNumber, onPress }: SortButtonProps) {
  return (
    <th scope="col" aria-sort={sorted} className={isNumber ? styles.number : undefined}>
      <button type="button" className={`alone strong ${styles.sort}`} onClick={onPress}>
        {label}
        <Icon of={icons[sorted ?? 'none']} size={15} />
      </button>
    </th>
  );
}

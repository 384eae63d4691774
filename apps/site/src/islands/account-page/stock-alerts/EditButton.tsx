import { fillSlots } from '@accounting-site/content/fill-slots';
import type { InventoryItem } from '@accounting-site/contract/inventory';
import { Icon } from '@accounting-site/ui/Icon';
import { Pencil } from 'lucide';
import styles from './ItemTable.module.css';
import { nameOf } from './sort-items.ts';

interface EditButtonProps {
  item: InventoryItem;
  label: string;
  onEdit: (id: string) => void;
}

/** Opens one item of a table. */
export function EditButton({ item, label, onEdit }: EditButtonProps) {
  const { id } = item;
  if (id === undefined) return null;
  const name = fillSlots(label, { name: nameOf(item) });
  return (
    <button type="button" className={styles.edit} aria-label={name} title={name} onClick={() => onEdit(id)}>
      <Icon of={Pencil} size={18} />
    </button>
  );
}

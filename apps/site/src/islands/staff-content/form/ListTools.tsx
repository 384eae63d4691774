import { fillSlots } from '@accounting-site/content/fill-slots';
import { Icon } from '@accounting-site/ui/Icon';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';

interface ListToolsProps {
  /** What the entry is called. */
  what: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  /** Absent if the list cannot be shorter. */
  onRemove: (() => void) | undefined;
}

/** The buttons of one entry of a list. One that does nothing keeps its place and the focus. */
export function ListTools({ what, at, count, onMove, onRemove }: ListToolsProps) {
  const { words } = useForm();
  const move = (to: number) => () => {
    if (to >= 0 && to < count) onMove(to);
  };
  const tools = [
    { name: words.up, icon: ArrowUp, isOff: at === 0, press: move(at - 1) },
    { name: words.down, icon: ArrowDown, isOff: at === count - 1, press: move(at + 1) },
    ...(onRemove ? [{ name: words.remove, icon: Trash2, isOff: false, press: onRemove }] : []),
  ];
  return (
    <span className={styles.tools}>
      {tools.map(({ name, icon, isOff, press }) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={fillSlots(name, { what })}
          aria-disabled={isOff || undefined}
          onClick={press}
        >
          <Icon of={icon} size={18} />
        </button>
      ))}
    </span>
  );
}

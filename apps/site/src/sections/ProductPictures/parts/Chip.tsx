import { Icon } from '@accounting-site/ui/Icon';
import type { IconNode } from 'lucide';
import styles from './Chip.module.css';
import { cedis } from './cedis.ts';

interface ChipProps {
  icon: IconNode;
  words: { title: string; amount?: number | undefined; detail?: string };
}

/** A notification of the latest event, over the lower edge of the screen. */
export function Chip({ icon, words }: ChipProps) {
  return (
    <div className={styles.chip}>
      <Icon of={icon} size={36} />
      <span>
        <strong>{words.title}</strong>
        {words.amount !== undefined && <span>{cedis(words.amount)}</span>}
        {words.detail && <small>{words.detail}</small>}
      </span>
    </div>
  );
}

import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Check, Undo2 } from 'lucide';
import type { ComponentProps } from 'react';
import styles from './UndoBar.module.css';

interface UndoBarProps {
  text: string;
  undo: Pick<ComponentProps<typeof Button>, 'children' | 'busy' | 'onClick'> | undefined;
}

/** What was done, with a button that undoes it. */
export function UndoBar({ text, undo }: UndoBarProps) {
  return (
    <div className={`cluster middle ${styles.bar}`}>
      <p>
        <Icon of={Check} size={18} /> {text}
      </p>
      {undo && <Button variant="quiet" icon={<Icon of={Undo2} size={18} />} {...undo} />}
    </div>
  );
}

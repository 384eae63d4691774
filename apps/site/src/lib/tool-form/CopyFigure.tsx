import { fillSlots } from '@accounting-site/content/fill-slots';
import { Icon } from '@accounting-site/ui/Icon';
import { Copy } from 'lucide';
import { useRef } from 'react';
import styles from './CopyFigure.module.css';
import type { CommonToolWords } from './tool-words.ts';

export interface CopyFigureProps {
  label: string;
  /** With its currency and separators. */
  amount: string;
  words: Pick<CommonToolWords, 'copy_figure' | 'figure_copied' | 'copy_failed'>;
  /** Announces what happened. Called with '' first, so that a second copy is announced too. */
  say: (text: string) => void;
}

/** A figure that copies itself as a plain number, which a spreadsheet or a MoMo app accepts. */
export function CopyFigure({ label, amount, words, say }: CopyFigureProps) {
  const button = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    say('');
    const figure = amount.replace('−', '-').replace(/[^\d.-]/g, '');
    try {
      await navigator.clipboard.writeText(figure);
      say(fillSlots(words.figure_copied, { figure }));
    } catch {
      if (button.current) getSelection()?.selectAllChildren(button.current);
      say(words.copy_failed);
    }
  };
  return (
    <button
      ref={button}
      type="button"
      className={styles.figure}
      aria-label={fillSlots(words.copy_figure, { label, amount })}
      onClick={copy}
    >
      {amount}
      <Icon of={Copy} size={16} />
    </button>
  );
}

import { fillSlots } from '@accounting-site/content/fill-slots';
import { Badge } from '@accounting-site/ui/Badge';
import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Form.module.css';
import { idOf, isWithin, useForm } from './form-context.ts';
import { keyOf, type Path } from './values.ts';

interface PartProps {
  path: Path;
  label: string;
  /** What is in it, while it is closed. */
  preview?: string | undefined;
  startsOpen: boolean;
  /** Buttons beside the heading. */
  tools?: ReactNode;
  children: () => ReactNode;
}

/** A part of a form that opens and closes. It opens for an error inside that the person goes to. */
export function Part({ path, label, preview, startsOpen, tools, children }: PartProps) {
  const { target, errors, words } = useForm();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const key = keyOf(path);
  useEffect(() => {
    if (target && isWithin(target.field, key)) setIsOpen(true);
  }, [target, key]);
  const wrong = errors.filter(({ field }) => field !== undefined && isWithin(field, key));
  const own = wrong.filter(({ field }) => field === key);
  const id = idOf(path);
  return (
    <div className={styles.part} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <button
          type="button"
          id={id}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-inside` : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={ChevronDown} size={18} />
          <span className="strong anywhere">{label}</span>
          {!isOpen && preview && <span className={`quiet small ${styles.preview}`}>{preview}</span>}
          {wrong.length > 0 && (
            <Badge tone="clay">
              {wrong.length === 1
                ? words.error_one
                : fillSlots(words.error_many, { count: `${wrong.length}` })}
            </Badge>
          )}
        </button>
        {tools}
      </div>
      {own.map(({ message }) => (
        <p key={message} className={`small ${styles.over}`}>
          {message}
        </p>
      ))}
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the other parts
        <div id={`${id}-inside`} role="group" aria-labelledby={id} className={`stack ${styles.inside}`}>
          {children()}
        </div>
      )}
    </div>
  );
}

interface RemovedNoteProps {
  removed: { what: string } | undefined;
  onUndo: () => void;
}

/** Says what was removed. Its button brings it back, and has the focus that the removed part had. */
export function RemovedNote({ removed, onUndo }: RemovedNoteProps) {
  const { words } = useForm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) box.current?.querySelector('button')?.focus();
  }, [removed]);
  return (
    <div ref={box} className={styles.removed} role="status">
      {removed && (
        <>
          <span className="small">{fillSlots(words.removed, { what: removed.what })}</span>
          <Button variant="quiet" onClick={onUndo}>
            {words.undo}
          </Button>
        </>
      )}
    </div>
  );
}

import { Badge } from '@accounting-site/ui/Badge';
import { type ReactNode, useEffect, useState } from 'react';
import { UnfoldButton } from '../../../lib/desk/UnfoldButton.tsx';
import { counted } from '../../../lib/text/counted.ts';
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
    <div className={`card ${styles.part}`} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <UnfoldButton
          id={id}
          className={styles.toggle}
          isOpen={isOpen}
          controls={`${id}-inside`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="strong anywhere">{label}</span>
          {!isOpen && preview && <span className={`quiet small ${styles.preview}`}>{preview}</span>}
          {wrong.length > 0 && (
            <Badge tone="clay">
              {counted({ one: words.error_one, many: words.error_many }, wrong.length)}
            </Badge>
          )}
        </UnfoldButton>
        {tools}
      </div>
      {own.map(({ message }) => (
        <p key={message} className={`small danger ${styles.over}`}>
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

import { Icon } from '@accounting-site/ui/Icon';
import { Notice } from '@accounting-site/ui/Notice';
import { Check } from 'lucide';
import { failureText } from '../app-form/AppFormFailed.tsx';
import styles from './Actions.module.css';
import type { Failure } from './failure-of.ts';
import { usePage } from './page-context.ts';

interface OutcomeProps {
  /** The success message; empty before. */
  saved?: string | undefined;
  failure?: Failure | undefined;
}

/**
 * The result of an action. The status element is always rendered, so that a screen reader announces changes
 * to it.
 */
export function Outcome({ saved = '', failure }: OutcomeProps) {
  const { formWords } = usePage();
  return (
    <>
      <p role="status" className={styles.saved}>
        {saved !== '' && (
          <>
            <Icon of={Check} size={18} />
            <span>{saved}</span>
          </>
        )}
      </p>
      {failure && (
        <Notice tone="danger">
          {failure.reason === 'refused' ? failure.message : failureText(failure, formWords)}
        </Notice>
      )}
    </>
  );
}

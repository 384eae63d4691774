import { routes } from '../../lib/routes.ts';
import styles from './ChosenMethod.module.css';
import type { RegisterWords } from './register-words.ts';

/** Names the way to be paid that goes with the form, and the page where the others are. */
export function ChosenMethod({ name, words }: { name: string; words: RegisterWords['form'] }) {
  return (
    <p className={styles.chosen}>
      <span>
        {words.chosen} <strong>{name}</strong>
      </span>
      <a href={`${routes.integrations}#methods`}>{words.choose_another}</a>
    </p>
  );
}

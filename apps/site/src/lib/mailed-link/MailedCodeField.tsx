import { TextField } from '@accounting-site/ui/Field';
import styles from './MailedCodeField.module.css';

interface MailedCodeFieldProps {
  id: string;
  error: string | undefined;
  words: { label: string; help: string };
}

/**
 * The code of an emailed link: filled in and hidden if the link contained it, otherwise a field to paste it
 * into.
 */
export function MailedCodeField({ id, error, words }: MailedCodeFieldProps) {
  return (
    <div className={styles.code}>
      <TextField
        id={id}
        name="token"
        label={words.label}
        help={words.help}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
    </div>
  );
}

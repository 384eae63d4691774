import styles from './ChoiceField.module.css';

interface ChoiceFieldProps {
  name: string;
  legend: string;
  options: { value: string; label: string }[];
  /** The initial value; undefined if the visitor must choose. */
  chosen?: string;
  error?: string | undefined;
}

/** A question with a few options, all of them visible. */
export function ChoiceField({ name, legend, options, chosen, error }: ChoiceFieldProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className={styles.circle}
          />
          {label}
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

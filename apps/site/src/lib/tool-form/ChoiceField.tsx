import styles from './ChoiceField.module.css';

interface ChoiceFieldProps {
  name: string;
  legend: string;
  options: { value: string; label: string }[];
  /** The initial value. */
  chosen: string;
}

/** A question with a few options, all of them visible. */
export function ChoiceField({ name, legend, options, chosen }: ChoiceFieldProps) {
  return (
    <fieldset className={styles.choice}>
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
    </fieldset>
  );
}

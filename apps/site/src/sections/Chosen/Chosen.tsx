import styles from './Chosen.module.css';

interface ChosenProps {
  label: string;
  /** What was chosen. */
  name: string;
  /** Where the others are. */
  another: { href: string; label: string };
}

/** Says at a form what the visitor chose before, which the form sends. */
export function Chosen({ label, name, another }: ChosenProps) {
  return (
    <p className={styles.chosen}>
      <span>
        {label} <strong>{name}</strong>
      </span>
      <a href={another.href}>{another.label}</a>
    </p>
  );
}

import styles from './Steps.module.css';

/** Numbered steps: a large numeral above a title and a line each. */
export function Steps({ steps }: { steps: { title: string; text: string }[] }) {
  return (
    <ol className={`tiles gap-6 ${styles.steps}`}>
      {steps.map((step) => (
        <li key={step.title} className={`stack gap-2 ${styles.step}`}>
          <h3>{step.title}</h3>
          <p className="quiet">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

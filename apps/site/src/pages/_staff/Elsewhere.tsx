import styles from './Elsewhere.module.css';

/** What the page says where another application holds the accounts: how to read demo requests without it. */
export function Elsewhere({ words }: { words: { text: string; instead: string; commands: string[] } }) {
  return (
    <div className={styles.elsewhere}>
      <p>{words.text}</p>
      <p>{words.instead}</p>
      <ul className={styles.commands}>
        {words.commands.map((command) => (
          <li key={command}>
            <code>{command}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Gone where scripts run. */
export const NoScript = ({ text }: { text: string }) => <p className={styles.noScript}>{text}</p>;

import styles from './SkipLink.module.css';

/** The first thing that the keyboard reaches: past the header, to the content of the page. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a href="#content" className={styles.skip}>
      {text}
    </a>
  );
}

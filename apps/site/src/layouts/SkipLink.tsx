import styles from './SkipLink.module.css';

/** The first stop of the keyboard focus: skips the header to the content of the page. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a href="#content" className={`${styles.skip} screen-only`}>
      {text}
    </a>
  );
}

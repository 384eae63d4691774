import styles from './Footer.module.css';

/**
 * The data that the page uses on a metered network. The figures are known only after the whole site is built,
 * when tools/build-steps/state-weights.ts replaces the dashes with them.
 */
export function PageWeight({ text }: { text: string }) {
  // A figure and its unit stay on one line.
  const parts = text.replaceAll('] ', ']\u00a0').split(/\[(page|once)\]/);
  return (
    <p className={`${styles.quiet} screen-only`}>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <data key={part} value={part}>
            –
          </data>
        ),
      )}
    </p>
  );
}

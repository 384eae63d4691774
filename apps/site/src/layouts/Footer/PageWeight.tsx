import styles from './Footer.module.css';

/**
 * What the page costs on a metered network. The figures are known when the whole site is built:
 * tools/state-weights.ts writes them in place of the dashes.
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

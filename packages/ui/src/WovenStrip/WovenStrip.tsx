import styles from './WovenStrip.module.css';

/** The woven edge of the brand, after strip-woven cloth: blocks of warp and weft in forest, gold, clay and ink. */
export function WovenStrip() {
  return <div className={styles.strip} aria-hidden="true" />;
}

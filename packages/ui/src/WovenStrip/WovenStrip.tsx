import styles from './WovenStrip.module.css';

/** The woven border of the brand, modelled on strip-woven cloth: blocks in forest, gold, clay and ink. */
export function WovenStrip() {
  return <div className={styles.strip} aria-hidden="true" />;
}

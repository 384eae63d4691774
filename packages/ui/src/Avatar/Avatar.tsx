import styles from './Avatar.module.css';

/** Initials on a woven tile instead of a photograph. Decorative: the name is shown beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} data-weave={weaveOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('');

const weaveOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3;

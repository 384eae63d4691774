import type { ImgHTMLAttributes } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  /** Undefined for initials on a woven tile. They are decorative: the name is shown beside them. */
  photo?: ImgHTMLAttributes<HTMLImageElement> | undefined;
}

/** The photo of a person, or else the initials. */
export function Avatar({ name, photo }: AvatarProps) {
  if (photo) return <img alt="" {...photo} className={styles.photo} />;
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

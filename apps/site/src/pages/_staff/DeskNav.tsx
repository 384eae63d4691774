import styles from '../../layouts/Header/NavigationLinks.module.css';
import { routes } from '../../lib/pages/routes.ts';

/** The pages of the desk, in the order of their links. */
export const deskPaths = {
  today: routes.staff,
  leads: routes.staffLeads,
  members: routes.staffMembers,
} as const;

export type DeskPageName = keyof typeof deskPaths;

interface DeskNavProps {
  current: DeskPageName;
  words: Record<'label' | DeskPageName, string>;
}

/** The links between the pages of the staff desk. */
export function DeskNav({ current, words }: DeskNavProps) {
  return (
    <nav aria-label={words.label} className="screen-only">
      <ul className={styles.list}>
        {(Object.keys(deskPaths) as DeskPageName[]).map((name) => (
          <li key={name}>
            <a href={deskPaths[name]} aria-current={name === current ? 'page' : undefined}>
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

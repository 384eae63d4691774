import { rolesWith, type StaffRight } from '@accounting-site/contract/staff/staff-roles';
import styles from '../../layouts/Header/NavigationLinks.module.css';
import { byKey } from '../../lib/desk/shortcuts.ts';
import { routes } from '../../lib/pages/routes.ts';
import own from './DeskNav.module.css';

/** The pages of the desk, in the order of their links. */
export const deskPaths = {
  today: routes.staff,
  leads: routes.staffLeads,
  content: routes.staffContent,
  members: routes.staffMembers,
} as const;

export type DeskPageName = keyof typeof deskPaths;

const rights: Record<DeskPageName, StaffRight> = {
  today: 'desk',
  leads: 'leads',
  content: 'content',
  members: 'members',
};

interface DeskNavProps {
  current: DeskPageName;
  words: Record<'label' | DeskPageName, string>;
}

/** The links between the pages of the staff desk. */
export function DeskNav({ current, words }: DeskNavProps) {
  return (
    <nav aria-label={words.label} className={`screen-only ${own.desk}`}>
      <ul className={styles.list}>
        {(Object.keys(deskPaths) as DeskPageName[]).map((name) => (
          <li key={name} data-roles={rolesWith(rights[name]).join(' ')}>
            <a {...byKey(name)} href={deskPaths[name]} aria-current={name === current ? 'page' : undefined}>
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

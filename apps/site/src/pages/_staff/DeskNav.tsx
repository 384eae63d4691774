import { readWords } from '@accounting-site/content/pages';
import { routes } from '../../lib/pages/routes.ts';
import { deskSchema } from './desk-words.ts';

const pages = [
  ['today', routes.staff],
  ['leads', routes.staffLeads],
  ['members', routes.staffMembers],
] as const;

/** The links between the pages of the staff desk. */
export function DeskNav({ current }: { current: (typeof pages)[number][0] }) {
  const words = readWords('en/desk.yaml', deskSchema);
  return (
    <nav aria-label={words.label} className="screen-only">
      <ul className="links">
        {pages.map(([name, path]) => (
          <li key={name}>
            <a href={path} aria-current={name === current ? 'page' : undefined}>
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

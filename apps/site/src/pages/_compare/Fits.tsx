import { Section } from '@accounting-site/ui/Section';
import { href } from '../../lib/pages/routes.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import type { CompareWords } from './compare-words.ts';

/** When each of the four ways of keeping books is enough. */
export function Fits({ words }: { words: CompareWords['fits'] }) {
  return (
    <Section tone="tint" heading={words.heading}>
      <ul className="columns">
        {words.items.map(({ icon, name, points, link }) => (
          <li key={name} className="stack start">
            <span className="icon">
              <NamedIcon name={icon} size={24} />
            </span>
            <h3>{name}</h3>
            <CheckList items={points} />
            <a href={href(link.path)} className="alone strong">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

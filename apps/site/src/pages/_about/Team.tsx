import type { TeamMember } from '@accounting-site/content/team';
import { Avatar } from '@accounting-site/ui/Avatar';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import { routes } from '../../lib/pages/routes.ts';
import { describePortrait } from '../../lib/pictures/picture-sizes.ts';
import styles from './About.module.css';
import type { AboutWords } from './about-words.ts';

/**
 * The team, and an empty place for the visitor. Shows nothing if no one is listed. Sample people are marked
 * as samples.
 */
export function Team({ words, members }: { words: AboutWords['team']; members: TeamMember[] }) {
  if (members.length === 0) return null;
  const isSample = members.some((member) => member.sample);
  return (
    <Section tone="tint" heading={words.heading} lead={words.lead}>
      <ul className={`stack gap-5 ${styles.people}`}>
        {members.map((member) => (
          <li key={member.name} className={styles.person}>
            <Avatar name={member.name} photo={describePortrait(member.picture)} />
            <h3>{member.name}</h3>
            <p className={styles.role}>{member.role}</p>
            <p className={styles.bio}>{member.bio}</p>
          </li>
        ))}
        <li className={`cluster middle spread ${styles.join}`}>
          <h3>{words.join.heading}</h3>
          <p className={styles.bio}>{words.join.text}</p>
          <ButtonLink href={routes.careers} variant="secondary">
            {words.join.action}
          </ButtonLink>
        </li>
      </ul>
      {isSample && <p className="quiet small top-5">{words.sample_note}</p>}
    </Section>
  );
}

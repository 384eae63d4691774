import type { Claims } from '@accounting-site/content/facts/facts';
import type { TeamMember } from '@accounting-site/content/files/team';
import { formatAmount } from '@accounting-site/content/money/money';
import { Avatar } from '@accounting-site/ui/Avatar';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Section } from '@accounting-site/ui/Section';
import { CircleCheckBig } from 'lucide';
import { routes } from '../../lib/pages/routes.ts';
import { describePortrait } from '../../lib/pictures/picture-sizes.ts';
import styles from './About.module.css';
import type { AboutWords } from './about-words.ts';

interface StoryProps {
  words: AboutWords['story'];
  statsHeading: string;
  stats: Claims['stats'];
}

/** Why the company exists, and beside it the owner's four numbers, ruled like the bottom of an account. */
export function Story({ words, statsHeading, stats }: StoryProps) {
  return (
    <Section tone="band">
      <div className={`columns ${styles.columns}`}>
        <div className={`stack gap-5 quiet measure ${styles.story}`}>
          <h2>{words.heading}</h2>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h2 className="step-1">{statsHeading}</h2>
          <dl>
            {stats.map((stat) => (
              <div key={stat.value} className={`quiet ${styles.stat}`}>
                <dt>{stat.label}</dt>
                <dd className={`step-4 figures ${styles.value}`}>{stat.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

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
            <p className={`small ${styles.role}`}>{member.role}</p>
            <p className={`quiet top-4 ${styles.bio}`}>{member.bio}</p>
          </li>
        ))}
        <li className={`cluster middle spread ${styles.join}`}>
          <h3>{words.join.heading}</h3>
          <p className="quiet">{words.join.text}</p>
          <ButtonLink href={routes.careers} variant="secondary">
            {words.join.action}
          </ButtonLink>
        </li>
      </ul>
      {isSample && <p className="quiet small top-5">{words.sample_note}</p>}
    </Section>
  );
}

/** The same sale recorded in three places, and the single entry that replaces them. */
export function OneSalePicture({ words }: { words: AboutWords['hero']['picture'] }) {
  return (
    <figure className={`small figures ${styles.picture}`} role="img" aria-label={words.description}>
      <div className={`paper raised ${styles.book}`}>
        <span>{words.book}</span>
        <span>{words.book_amount}</span>
      </div>
      <div className={`raised ${styles.message}`}>
        <strong>{words.message_sender}</strong>
        <br />
        {words.message}
      </div>
      <div className={`paper raised ${styles.receipt}`}>
        <strong>{words.receipt}</strong>
        <br />
        {words.receipt_line}
        <br />
        {formatAmount(words.amount)}
      </div>
      <div className={`raised ${styles.entry}`}>
        <Icon of={CircleCheckBig} size={28} />
        <span>
          <strong>{words.entry}</strong>
          <br />
          <small>{words.entry_detail}</small>
          <br />
          <strong className={styles.amount}>{formatAmount(words.amount)}</strong>
        </span>
      </div>
    </figure>
  );
}

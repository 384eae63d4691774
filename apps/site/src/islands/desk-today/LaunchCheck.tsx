import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Today } from '@accounting-site/contract/staff/staff-numbers';
import { Disclosure } from '@accounting-site/ui/Disclosure';
import { formatMoment } from '../../lib/text/format-moment.ts';
import type { StaffWords } from '../../pages/_staff/staff-words.ts';
import styles from './DeskToday.module.css';

type Findings = NonNullable<Today['launch']>['findings'];

interface LaunchCheckProps {
  report: Today['launch'];
  words: StaffWords['today'];
}

/**
 * What the launch check found: one line, which opens to the findings by kind. Findings with the same remedy are
 * below it, as on the command line.
 */
export function LaunchCheck({ report, words }: LaunchCheckProps) {
  if (report === null) return <p className="quiet small anywhere">{words.launch_unknown}</p>;
  const { findings, checkedAt } = report;
  const time = formatMoment(checkedAt);
  if (findings.length === 0) return <p className="quiet small">{fillSlots(words.launch_fine, { time })}</p>;
  return (
    <Disclosure summary={fillSlots(words.launch, { count: `${findings.length}` })}>
      {groupsOf(findings, 'group').map(([group, found]) => (
        <details key={group}>
          <summary className={styles.summary}>
            {fillSlots(words.launch_group, { group, count: `${found.length}` })}
          </summary>
          <ul className="stack small anywhere">
            {groupsOf(found, 'todo').map(([todo, same]) => (
              <li key={todo}>
                <p className="strong">{fillSlots(words.launch_todo, { todo })}</p>
                <ul>
                  {same.map(({ where, what }) => (
                    <li key={`${where} ${what}`}>
                      <code>{where}</code>
                      <br />
                      {what}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="quiet small">{fillSlots(words.launch_help, { time })}</p>
    </Disclosure>
  );
}

/** Groups the findings by their value of `key`. */
const groupsOf = (findings: Findings, key: 'group' | 'todo') =>
  [...new Set(findings.map((each) => each[key]))].map(
    (value) => [value, findings.filter((each) => each[key] === value)] as const,
  );

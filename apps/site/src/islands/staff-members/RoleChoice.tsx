import { type StaffRole, staffRoles } from '@accounting-site/contract/staff-roles';
import type { StaffMembersWords } from '../../pages/_staff/staff-members-words.ts';
import styles from './MemberList.module.css';

/** The roles, each with what it may do. */
export function RoleChoice({ chosen, words }: { chosen: StaffRole; words: StaffMembersWords['roles'] }) {
  return (
    <fieldset className={styles.roles}>
      <legend className="small strong">{words.label}</legend>
      {staffRoles.map((role) => (
        <label key={role} className={styles.role}>
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
          <span>
            <span className="strong">{words[role].name}</span>{' '}
            <span className="quiet small">{words[role].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { FileCheck } from 'lucide';
import { Rows, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';
import styles from './TimesheetPicture.module.css';

/** A consultant's week, and the invoice for one client's hours. */
export function TimesheetPicture() {
  const { timesheet: words } = readPictures();
  return (
    <Screen words={words} kind="app" icon={FileCheck}>
      <div className={styles.projects}>
        <div className={styles.days}>
          {words.days.map((day) => (
            <small key={day}>{day}</small>
          ))}
        </div>
        {words.projects.map((project) => (
          <div key={project.label} className={styles.days}>
            <span className={styles.name}>{project.label}</span>
            <b>{`${project.total} ${words.hour}`}</b>
            {words.days.map((day, index) => (
              <i key={day}>{project.hours[index] || ''}</i>
            ))}
          </div>
        ))}
      </div>
      <Rows rows={[words.fee, ...words.taxes]} />
      <Total {...words.total} />
    </Screen>
  );
}

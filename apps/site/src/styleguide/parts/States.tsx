import type { ReactNode } from 'react';
import styles from './States.module.css';

/** What a pointer or the keyboard does to a control. */
export const touched = ['rest', 'hover', 'focus-visible', 'active'] as const;

interface StatesProps<State extends string> {
  of: readonly State[];
  /** The least width of one, such as 12rem. */
  least?: '10rem' | '12rem' | '16rem' | '24rem';
  children: (state: State) => ReactNode;
}

/** A control once for each state, its name below. Names of pseudo-classes are forced; others the control is given. */
export function States<State extends string>({ of: states, least = '10rem', children }: StatesProps<State>) {
  return (
    <div className={styles.states} data-least={least}>
      {states.map((state) => (
        <figure key={state} className={styles.state}>
          <div data-state={state} className={styles.control}>
            {children(state)}
          </div>
          <figcaption className={styles.name}>{state}</figcaption>
        </figure>
      ))}
    </div>
  );
}

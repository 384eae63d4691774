import type { ReactNode } from 'react';
import styles from './States.module.css';

/** The states that a pointer or the keyboard causes. */
export const touched = ['rest', 'hover', 'focus-visible', 'active'] as const;

interface StatesProps<State extends string> {
  of: readonly State[];
  /** The minimum width of one state, such as 12rem. */
  least?: '10rem' | '12rem' | '16rem' | '24rem';
  children: (state: State) => ReactNode;
}

/**
 * A control once per state, with its name below. Pseudo-class states are forced; others are passed to the
 * control.
 */
export function States<State extends string>({ of: states, least = '10rem', children }: StatesProps<State>) {
  return (
    <div className={styles.states} data-least={least}>
      {states.map((state) => (
        <figure key={state} className="stack gap-2">
          <div data-state={state} className={styles.control}>
            {children(state)}
          </div>
          <figcaption className="quiet tiny">{state}</figcaption>
        </figure>
      ))}
    </div>
  );
}

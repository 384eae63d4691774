import { answerDue, openingAt, openingsOfWeek } from '@accounting-site/content/dates/support-hours';
import { readHours } from '@accounting-site/content/facts/facts';
import { readLegalText } from '@accounting-site/content/files/legal';

/** What the site promises to everyone who asks for contact. */
export interface AnswerPromise {
  /** When the answer to a request that arrived at this time is due. In milliseconds since 1970. */
  dueAt(received: number): number;
  /** Whether this time is in the opening hours. */
  isOpen(now: number): boolean;
  /** The day of the privacy policy, like 2026-11-22. */
  privacyVersion: string;
}

/**
 * Reads the promise from content/hours.yaml and content/en/legal/privacy.md.
 * @throws ContentError when one of them is invalid
 */
export function readPromise(): AnswerPromise {
  const { weekly, closed_on } = readHours();
  const openings = openingsOfWeek(weekly);
  const closedOn = closed_on.map(({ day }) => Date.parse(day));
  return {
    dueAt: (received) => answerDue(openings, closedOn, received),
    isOpen: (now) => openingAt(openings, closedOn, now).isOpen,
    privacyVersion: readLegalText('privacy').data.updated,
  };
}

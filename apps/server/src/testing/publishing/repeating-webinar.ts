import { readWebinars } from '@accounting-site/content/files/webinars';

/**
 * A webinar of the content that has future dates at any time. Undefined if the owner lists none; tests that
 * need one are skipped.
 */
export const repeatingWebinar = readWebinars().find(({ last_date }) => last_date === undefined);

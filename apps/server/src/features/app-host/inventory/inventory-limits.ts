import { minute } from '../../../clock.ts';

/** For each business. Generous for someone correcting a file and retrying, and too few to keep a server busy. */
export const fileLimit = {
  name: 'inventory import',
  points: 60,
  duration: 15 * minute,
  says: 'Too many files in a short time.',
};

/** Reading, adding, changing or removing single items: one every few seconds, continuously. */
export const changeLimit = {
  name: 'inventory item',
  points: 400,
  duration: 15 * minute,
  says: 'Too many changes in a short time.',
};

/** Lists that are sent. A browser with a current copy gets 304, which is not counted. */
export const listLimit = {
  name: 'inventory list',
  points: 300,
  duration: 15 * minute,
  says: 'The list was loaded too many times in a short time.',
};

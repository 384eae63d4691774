import { internationalDigits } from '@accounting-site/server/features/site/leads/phone-links';
import type { PersonName } from '@accounting-site/server/personal-data/find-person';
import { CannotDo, type Given } from './command.ts';

/**
 * The person in a command's arguments. @throws CannotDo unless it is one email address or one phone number
 */
export function readPerson({ positionals }: Given): { person: PersonName; name: string } {
  // A phone number may be typed with spaces.
  const name = positionals.join(' ').trim();
  if (/^[^\s@]+@[^\s@]+$/.test(name)) return { person: { email: name.toLowerCase() }, name };
  const phone = internationalDigits(name);
  if (phone === undefined) throw new CannotDo('Name one email address or one phone number.');
  return { person: { phone }, name };
}

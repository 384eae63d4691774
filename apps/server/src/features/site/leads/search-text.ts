/** The columns that a search of the list reads. */
type Typed = Record<'name' | 'company' | 'email' | 'phone' | 'phone_number' | 'message', string>;

/**
 * The text that a search compares with: every text of a lead, in lower case, and the digits of the phone
 * number. Each is on a line of its own. Never empty.
 */
export const searchTextOf = ({ name, company, email, phone, phone_number, message }: Typed): string =>
  [name, company, email, phone, phone.replace(/\D/g, ''), phone_number, message].join('\n').toLowerCase();

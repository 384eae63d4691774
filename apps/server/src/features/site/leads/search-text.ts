/** What the list of leads is searched in. */
interface Typed {
  name: string;
  company: string;
  email: string;
  phone: string;
  phone_number: string;
  message: string;
}

/**
 * What a search compares with: all texts of a lead in lower case, and the digits of the phone number, each on
 * a line. Never empty.
 */
export const searchTextOf = ({ name, company, email, phone, phone_number, message }: Typed): string =>
  [name, company, email, phone, phone.replace(/\D/g, ''), phone_number, message].join('\n').toLowerCase();

/**
 * How many days visitors' submissions are kept, unless an environment variable overrides it. The server
 * deletes data after these periods, and content/en/legal/privacy.md shows them as {retention.leads}
 * and so on.
 */
const periods = {
  /** After the last contact, or after the request if there was none. */
  leads: { variable: 'RETENTION_LEADS_DAYS', usual: 730 },
  /** After the webinar. */
  registrations: { variable: 'RETENTION_REGISTRATIONS_DAYS', usual: 30 },
  /** The audit log: sign-ins, and what staff read, exported and changed. */
  audit: { variable: 'RETENTION_AUDIT_DAYS', usual: 400 },
} as const;

/** Days by kind of data. */
export type Retention = Readonly<Record<keyof typeof periods, number>>;

/**
 * Reads the periods. An invalid one gets its default, and `problems` says what to write.
 * @param variables the environment; an empty variable is treated as missing
 */
export function readRetention(variables: Readonly<Record<string, string | undefined>>): {
  retention: Retention;
  problems: string[];
} {
  const problems: string[] = [];
  // A period that the owner shortened must not become longer because its variable has a new name.
  if (variables.RETENTION_DEMO_REQUESTS_DAYS?.trim())
    problems.push('RETENTION_DEMO_REQUESTS_DAYS: this is now RETENTION_LEADS_DAYS. Rename it');
  const days = (what: keyof typeof periods) => {
    const { variable, usual } = periods[what];
    const text = variables[variable]?.trim() || String(usual);
    if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
    problems.push(`${variable}: write a number of days from 1 to 9999, like ${usual}`);
    return usual;
  };
  const retention = {
    leads: days('leads'),
    registrations: days('registrations'),
    audit: days('audit'),
  };
  return { retention, problems };
}

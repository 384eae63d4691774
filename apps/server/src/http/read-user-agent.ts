import Bowser from 'bowser';

/** The names of browser and system, as the library Bowser writes them. */
interface UserAgent {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

const remembered = 200;
const known = new Map<string, UserAgent>();

/**
 * Parses the `User-Agent` header. The result is empty without one. Results are cached, because most browsers
 * send one of a few headers, and parsing would be a tenth of the cost of a sign-in without its hash.
 */
export function readUserAgent(header = ''): UserAgent {
  // Browsers do not send longer headers, and parsing them takes time.
  if (header === '' || header.length > 512) return {};
  const found = known.get(header);
  if (found !== undefined) return found;
  const { browser, os } = Bowser.parse(header);
  const read = { browser: browser.name, system: os.name };
  if (known.size >= remembered) known.clear();
  known.set(header, read);
  return read;
}

import Bowser from 'bowser';

/** What a browser calls itself and its system, by Bowser's names. */
export interface UserAgent {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

const remembered = 200;
const known = new Map<string, UserAgent>();

/**
 * Reads the `User-Agent` header; nothing where there is none. Most visitors' browsers say the same few things, and
 * reading them anew would be a tenth of what a login takes besides its hash.
 */
export function readUserAgent(header = ''): UserAgent {
  // Long ones are no browser's, and reading them takes time.
  if (header === '' || header.length > 512) return {};
  const found = known.get(header);
  if (found !== undefined) return found;
  const { browser, os } = Bowser.parse(header);
  const read = { browser: browser.name, system: os.name };
  if (known.size >= remembered) known.clear();
  known.set(header, read);
  return read;
}

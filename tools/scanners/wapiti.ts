import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findOrInstall } from '../test-setup/install-debian-packages.ts';
import { runForSeconds } from '../test-setup/run-for-seconds.ts';

/** Debian's Wapiti, installed if it is missing and this process has the rights. */
export const findOrInstallWapiti = () => findOrInstall('/usr/bin/wapiti', 'wapiti');

/**
 * Its attacks except those that use external servers (ssrf, xxe) or try long file lists of other products.
 */
const attacks = [
  ...['sql', 'blindsql', 'exec', 'file', 'xss', 'permanentxss', 'redirect', 'crlf', 'shellshock'],
  ...['backup', 'htaccess', 'methods', 'csp', 'http_headers', 'cookieflags'],
];

/** Debian's Wapiti requests Brotli but cannot decode it, and would find no links. */
const unpacked = { 'accept-encoding': 'identity' };

/** Findings that we accept, each with the reason. */
const known: { text: string; reason: string }[] = [
  {
    text: 'X-XSS-Protection is not set',
    reason: 'No browser of today reads it, and in older ones it opened holes. The policy does its work.',
  },
];

const finding = z.looseObject({ info: z.string(), path: z.string(), method: z.string() });
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.array(finding)),
  anomalies: z.record(z.string(), z.array(finding)),
});

/**
 * Lets Wapiti follow every link and form of a site and attack what it finds.
 * @param address the URL of its first page
 * @param options.headers sent with every request
 * @param options.folder a writable folder
 * @returns its findings, one a line
 */
export async function runWapiti(
  address: string,
  { headers = {}, folder, seconds }: { headers?: Record<string, string>; folder: string; seconds: number },
): Promise<string[]> {
  const file = join(folder, 'report.json');
  const { output, inTime } = await runForSeconds(
    '/usr/bin/wapiti',
    [
      ...['-u', address, '-f', 'json', '-o', file, '-m', attacks.join(',')],
      ...['--store-session', folder, '--flush-session', '--no-bugreport', '-v', '1', '-l', '2'],
      ...['--max-scan-time', '60', '--max-attack-time', String(Math.ceil(seconds / attacks.length))],
      ...Object.entries({ ...headers, ...unpacked }).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ],
    { seconds: seconds + 120 },
  );
  if (!inTime) throw new Error(`Wapiti did not end:\n${output.slice(-2000)}`);
  return readWapiti(readFileSync(file, 'utf8'));
}

/** Parses Wapiti's report. */
export function readWapiti(json: string): string[] {
  const { vulnerabilities, anomalies } = reportSchema.parse(JSON.parse(json));
  const all = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)];
  return all.flatMap(([kind, found]) =>
    found
      .filter(({ info }) => !known.some(({ text }) => text === info))
      .map(({ info, method, path }) => `${kind}: ${method} ${path} ${info}`),
  );
}

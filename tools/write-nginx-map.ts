import { extname } from 'node:path';
import type { Config } from '@accounting-site/server/config';
import { commonHeaders } from '@accounting-site/server/plugins/security-headers';
import { loadSite, type Site } from '@accounting-site/server/plugins/static-site/load-site';
import { preparePageAnswers } from '@accounting-site/server/plugins/static-site/page-answers';

/** What nginx finds out for itself. */
const ofNginx = new Set(['content-length', 'content-encoding', 'content-type', 'etag', 'speculation-rules']);

const hsts = 'strict-transport-security';

/** How a file is sent: as the server sends it, which leaves out ranges and dates. */
const howFilesAreSent = `if ($site_known_tag) {
  return 304;
}
try_files $site_file @server;
brotli_static on;
gzip_static on;
etag off;
if_modified_since off;
max_ranges 0;
add_header last-modified "";
add_header etag $site_tag;
add_header x-request-id $request_id;
add_header speculation-rules $site_speculation_rules;
`;

/**
 * What nginx has to know of a built site, made from the answers that the server itself would give.
 * @returns `map` for the level of http: the file of each address, and its headers; `file` for locations: what sends them
 * @throws when the site is not built, or was built for another APP_HOST
 */
export async function writeNginxMap(config: Config): Promise<{ map: string; file: string }> {
  const site = loadSite(config);
  if (site === undefined) {
    throw new Error(`There is no built site in ${config.siteDir}. Run npm run build first.`);
  }
  if (site.complaint !== undefined) throw new Error(site.complaint);
  const files = describeFiles(site, config);
  const maps = [
    writeMap('site_file', files, ({ path }) => `/${path}`),
    writeMap('site_hash', files, ({ hash }) => hash),
    writeHsts(config),
    writeMap('site_rules', files, ({ headers }) => headers.get('speculation-rules')),
  ];
  const lines: string[] = [];
  for (const name of new Set(files.flatMap(({ headers }) => [...headers.keys()]))) {
    if (ofNginx.has(name)) continue;
    const values = new Set(files.map(({ headers }) => headers.get(name) ?? ''));
    const [only] = values;
    const variable = `site_${name.replaceAll('-', '_')}`;
    if (values.size > 1) maps.push(writeMap(variable, files, ({ headers }) => headers.get(name)));
    // nginx answers some requests for files with errors of its own.
    const always = name === hsts ? ' always' : '';
    lines.push(`add_header ${name} ${values.size > 1 ? `$${variable}` : quote(only ?? '')}${always};\n`);
  }
  return { map: [writeTypes(files), ...maps].join('\n'), file: howFilesAreSent + lines.join('') };
}

interface DescribedFile {
  /** As it is written in a request. */
  address: string;
  path: string;
  hash: string;
  type: string;
  headers: ReadonlyMap<string, string>;
}

function describeFiles(site: Site, config: Config): DescribedFile[] {
  const answers = preparePageAnswers(site, commonHeaders(config));
  return [...site.files].flatMap(([path, { hash, type }]) => {
    // The server alone knows which one to send: SERVICE_WORKER=off takes effect when it starts again.
    if (path === 'service-worker.js') return [];
    const address = encodeURI(`/${path}`.replace(/^\/index\.html$|\.html$/, '') || '/');
    const answer = answers.find(address, {});
    if (answer?.status !== 200) return [];
    const headers = new Map(
      answer.headers.flatMap((name, at) => (at % 2 === 0 ? [[name, answer.headers[at + 1] ?? '']] : [])),
    );
    return [{ address, path, hash, type, headers }];
  });
}

/** The header for what nginx answers itself; empty where the server has sent it, or the site is reached by http. */
function writeHsts(config: Config): string {
  const value = commonHeaders(config)[hsts] ?? '';
  return `map $upstream_http_strict_transport_security $site_hsts {\n  "" ${quote(value)};\n  default "";\n}\n`;
}

/** By ending; the one file of another type than its ending says has a location of its own. */
function writeTypes(files: readonly DescribedFile[]): string {
  const types = new Map(
    files
      .filter(({ path }) => path !== 'speculation-rules.json')
      .map(({ path, type }) => [extname(path).slice(1), type]),
  );
  return `types {\n${[...types].map(([ending, type]) => `  ${quote(type)} ${ending};\n`).join('')}}\n`;
}

function writeMap(
  variable: string,
  files: readonly DescribedFile[],
  read: (file: DescribedFile) => string | undefined,
): string {
  const rows = files.map((file) => {
    const value = read(file);
    return value === undefined ? '' : `  ${quote(file.address)} ${quote(value)};\n`;
  });
  return `map $site_path $${variable} {\n  default "";\n${rows.join('')}}\n`;
}

/** @throws for a text that nginx would read as a variable */
function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot be told of ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

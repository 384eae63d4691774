import { extname } from 'node:path';
import type { Config } from '@accounting-site/server/config/config';
import { commonHeaders } from '@accounting-site/server/plugins/security-headers';
import { loadSite, type Site } from '@accounting-site/server/plugins/static-site/load-site';
import { preparePageAnswers } from '@accounting-site/server/plugins/static-site/page-answers';

/** Headers that nginx sets itself. */
const ofNginx = new Set([
  'content-length',
  'content-encoding',
  'content-type',
  'etag',
  'link',
  'speculation-rules',
]);

const hsts = 'strict-transport-security';

/** How a file is sent: like the server, without ranges and dates. */
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
add_header link $site_link;
`;

/**
 * The nginx configuration for a built site, derived from the responses of the server itself.
 * @returns `map` for the http block: the file and the headers of each URL; `file` for the locations that send
 * them
 * @throws if the site is not built, or was built for another APP_HOST
 */
export async function writeNginxMap(config: Config): Promise<{ map: string; file: string }> {
  const site = loadSite(config);
  if (site === undefined) {
    throw new Error(`There is no built site in ${config.siteDir}. Run npm run build first.`);
  }
  if (site.mismatch !== undefined) throw new Error(site.mismatch);
  const files = describeFiles(site, config);
  const maps = [
    writeMap('site_file', files, ({ path }) => `/${path}`),
    writeMap('site_hash', files, ({ hash }) => hash),
    writeHsts(config),
    writeMap('site_rules', files, ({ headers }) => headers.get('speculation-rules')),
    writeMap('site_link_of_page', files, ({ headers }) => headers.get('link')),
    // Nothing is fetched ahead for visitors who save data.
    'map $http_save_data $site_link {\n  "~*^on$" "";\n  default $site_link_of_page;\n}\n',
  ];
  const lines: string[] = [];
  for (const name of new Set(files.flatMap(({ headers }) => [...headers.keys()]))) {
    if (ofNginx.has(name)) continue;
    const values = new Set(files.map(({ headers }) => headers.get(name) ?? ''));
    const [only] = values;
    const variable = `site_${name.replaceAll('-', '_')}`;
    if (values.size > 1) maps.push(writeMap(variable, files, ({ headers }) => headers.get(name)));
    // nginx responds to some file requests with its own errors.
    const always = name === hsts ? ' always' : '';
    lines.push(`add_header ${name} ${values.size > 1 ? `$${variable}` : quote(only ?? '')}${always};\n`);
  }
  return { map: [writeTypes(files), ...maps].join('\n'), file: howFilesAreSent + lines.join('') };
}

interface DescribedFile {
  /** The URL-encoded path of a request. */
  address: string;
  path: string;
  hash: string;
  type: string;
  headers: ReadonlyMap<string, string>;
}

function describeFiles(site: Site, config: Config): DescribedFile[] {
  const answers = preparePageAnswers(site, commonHeaders(config));
  return [...site.files].flatMap(([path, { hash, type }]) => {
    // Only the server knows which one to send: SERVICE_WORKER=off takes effect at its next start.
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

/** The header for nginx's own responses; empty if the server has sent it, or the site is served over http. */
function writeHsts(config: Config): string {
  const value = commonHeaders(config)[hsts] ?? '';
  return `map $upstream_http_strict_transport_security $site_hsts {\n  "" ${quote(value)};\n  default "";\n}\n`;
}

/** By file extension; the one file whose type differs from its extension has its own location. */
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

/** @throws for a text that nginx would parse as a variable */
function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot serve ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

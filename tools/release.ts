// npm run release: builds the site and writes it, with its content, to site-<id>.tar.zst in the working folder,
// for: npm run manage -- release publish FILE. With --built it takes the site as it was built before.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { loadEnvFile, readConfig } from '@accounting-site/server/config/config';
import { messageOf } from '@accounting-site/server/message-of';
import { packRelease } from '@accounting-site/server/releases/release-archive';
import { publishedSite } from './build-steps/built-site.ts';
import { hashCode } from './build-steps/hash-code.ts';
import { runOrExit } from './run-command.ts';

loadEnvFile();
if (!process.argv.includes('--built')) await runOrExit('node', ['tools/build.ts', '--silent']);
try {
  const { siteUrl, appHost } = readConfig(process.env);
  const { id, archive } = await packRelease({
    siteDir: publishedSite,
    contentDir: contentFolder(),
    siteUrl,
    appHost,
    code: hashCode(),
  });
  const file = resolve(process.env.INIT_CWD ?? '.', `site-${id}.tar.zst`);
  await writeFile(file, archive);
  console.log(`${file}: ${(archive.length / 1_000_000).toFixed(1)} MB.`);
  console.log(`Publish it with: npm run manage -- release publish ${file}`);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

// node tools/bootstrap.mjs tools/nginx-map.ts FOLDER: writes the map of the built site for deploy/nginx.conf.
// Run it after each build, with the environment of the server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile, readConfig } from '@accounting-site/server/config/config';
import { writeNginxMap } from './deploy/write-nginx-map.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder to write to: node tools/bootstrap.mjs tools/nginx-map.ts /srv/site/nginx');
  process.exit(2);
}
loadEnvFile();
const { map, file } = await writeNginxMap(readConfig(process.env));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'map.conf'), map);
writeFileSync(join(folder, 'file.conf'), file);
console.log(`Wrote map.conf and file.conf in ${folder}. Have nginx read them: nginx -s reload`);

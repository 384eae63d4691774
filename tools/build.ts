// npm run build: the website as files, in apps/site/dist or SITE_OUT_DIR, ready to be served.
import { builtSite } from './built-site.ts';
import { finishSite } from './finish-site.ts';
import { runOrExit } from './run-command.ts';

await runOrExit('astro', ['build', '--root', 'apps/site', ...process.argv.slice(2)]);
const { files } = await finishSite(builtSite, process.env.APP_HOST || undefined);
console.log(`Built ${files.filter(({ type }) => type.startsWith('text/html')).length} pages.`);

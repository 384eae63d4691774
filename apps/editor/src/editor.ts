// The page in which content is edited, for whoever sits at this machine. npm run edit starts it beside the site.
import { startEditor } from './host/start-editor.ts';

const port = Number(process.env.EDIT_PORT || 3001);
const siteUrl = process.env.SITE_URL || 'http://127.0.0.1:3000';

const editor = await startEditor(port, siteUrl);
console.log(
  `[editor] http://127.0.0.1:${port}/keystatic changes the content. Look at the site at ${siteUrl}`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void editor.stop().then(() => process.exit(0)));
}

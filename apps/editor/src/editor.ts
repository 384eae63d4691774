// The editor for content, for use on this machine only. npm run edit starts it next to the site.
import { startEditor } from './host/start-editor.ts';

const port = Number(process.env.EDIT_PORT || 3001);
const siteUrl = process.env.SITE_URL || 'http://127.0.0.1:3000';

const editor = await startEditor(port, siteUrl).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The editor cannot start: ${reason}. Set EDIT_PORT to a port that is free.`);
  process.exit(1);
});
console.log(
  `[editor] http://127.0.0.1:${port}/keystatic changes the content. Look at the site at ${siteUrl}`,
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

async function stop() {
  if (stopping) return;
  stopping = true;
  await editor.stop();
  process.exit(0);
}

// npm run edit: the site as in npm run dev, and next to it the editor of its content. Both are reachable from
// this machine only, and end together.
import { spawn } from 'node:child_process';
import { root } from './run-command.ts';

const port = Number(process.env.PORT || 3000);
const environment = {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(port),
  EDIT_PORT: process.env.EDIT_PORT || String(port + 1),
  SITE_URL: `http://127.0.0.1:${port}`,
};

const programs = ['tools/dev.ts', 'apps/editor/src/editor.ts'].map((file) =>
  spawn(process.execPath, [`${root}${file}`], { env: environment, stdio: 'inherit' }),
);

// When one process ends, the other is ended too. The exit code is the one of the first, unless the user ended
// both.
let stopping = false;
for (const program of programs) {
  program.on('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1;
    stop();
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

function stop() {
  stopping = true;
  for (const program of programs) program.kill('SIGTERM');
}

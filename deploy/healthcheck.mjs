// node deploy/healthcheck.mjs [/readyz]: exits with 0 when the server in this container responds, else with
// 1. The image has no curl, and loading fetch is too slow for a check every few seconds. /healthz reports on
// the process alone: an unavailable database is no reason to restart the server.
import { get } from 'node:http';

const [path = '/healthz'] = process.argv.slice(2);
const port = process.env.PORT || 3000;

get({ host: '127.0.0.1', port, path, timeout: 4000 }, (answer) => {
  answer.resume();
  end(answer.statusCode === 200 ? undefined : `status ${answer.statusCode}`);
})
  .on('timeout', () => end('no answer within 4 seconds'))
  .on('error', (error) => end(error.message));

function end(fault) {
  if (fault !== undefined) console.error(`${path} on port ${port}: ${fault}`);
  process.exit(fault === undefined ? 0 : 1);
}

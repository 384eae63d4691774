import { type DestinationStream, destination } from 'pino';

const mostAtOnce = 64 * 1024;

/**
 * Standard output for the log. The lines of one turn of the event loop are written together: under load that takes a
 * tenth of the system calls, and a line waits for a turn at most. Whatever waits when the process ends is written first.
 */
export function logToStandardOutput(): DestinationStream {
  const output = destination({ fd: 1, sync: true });
  let waiting = '';
  const write = () => {
    if (waiting === '') return;
    const lines = waiting;
    waiting = '';
    output.write(lines);
  };
  process.on('exit', write);
  return {
    write(line) {
      if (waiting === '') setImmediate(write);
      waiting += line;
      if (waiting.length > mostAtOnce) write();
    },
  };
}

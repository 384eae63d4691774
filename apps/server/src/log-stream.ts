import { type DestinationStream, destination } from 'pino';

const mostAtOnce = 64 * 1024;
/** So much of the log waits in memory while it cannot be written. What comes after that is lost. */
const mostWaiting = 1024 * 1024;

/**
 * Standard output for the log. The lines of one turn of the event loop are written together: under load that takes a
 * tenth of the system calls, and a line waits for a turn at most. Whatever waits when the process ends is written first.
 * On a full disk lines wait for room, and nothing else does.
 * @param complain is told once each time that lines begin to wait
 */
export function logToStandardOutput(complain: (message: string) => void): DestinationStream {
  const output = destination({ fd: 1, sync: true, maxLength: mostWaiting });
  let isFailing = false;
  output.on('error', (error: Error) => {
    if (!isFailing) complain(`The log cannot be written, pages are served without it: ${error.message}`);
    isFailing = true;
  });
  output.on('write', () => {
    isFailing = false;
  });
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

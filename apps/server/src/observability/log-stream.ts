import { type DestinationStream, destination } from 'pino';

const mostAtOnce = 64 * 1024;
/** The maximum size of the buffer while the log cannot be written. Further lines are lost. */
const mostWaiting = 1024 * 1024;

/**
 * Standard output for the log. The lines of one turn of the event loop are written together, which under load
 * needs a tenth of the system calls. A line waits for at most one turn. The buffer is written before the
 * process ends. On a full disk only the log waits for space.
 * @param warn is called each time that lines begin to wait
 */
export function logToStandardOutput(warn: (message: string) => void): DestinationStream {
  const output = destination({ fd: 1, sync: true, maxLength: mostWaiting });
  let isFailing = false;
  output.on('error', (error: Error) => {
    if (!isFailing) warn(`The log cannot be written, pages are served without it: ${error.message}`);
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

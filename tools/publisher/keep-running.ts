import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs a program in a process of its own, and again a few seconds after it ended: it crashed, or the database
 * was not there yet.
 * @param pause in milliseconds
 */
export async function keepRunning(program: string, pause = 5000): Promise<never> {
  for (;;) {
    try {
      // Not with the memory limits of the server.
      await once(fork(program, { execArgv: [] }), 'exit');
    } catch (error) {
      console.error(`${program} cannot be started: ${error}`);
    }
    await sleep(pause, undefined, { ref: false });
  }
}

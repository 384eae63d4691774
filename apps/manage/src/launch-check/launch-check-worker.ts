// Runs in a worker thread of the server, which shows the findings to staff: apps/server/src/numbers/launch-check.ts.
import { parentPort } from 'node:worker_threads';
import { findEverything, listFindings } from './find-everything.ts';

const { groups } = await findEverything(process.env, Date.now());
parentPort?.postMessage(listFindings(groups));

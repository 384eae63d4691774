/**
 * What can wait until a page is there and the phone has nothing to do: page.ts fetches it then, and never on a network
 * that is to be spared. A file of its own without imports left in it, so that it costs one request.
 */
import { registerServiceWorker } from './register-service-worker.ts';
import { reportVitals } from './report-vitals.ts';
import { settleDisplayFace } from './settle-display-face.ts';
import { watchErrors } from './watch-errors.ts';

watchErrors();
// Each in a task of its own: a touch need not wait for all three.
for (const start of [settleDisplayFace, reportVitals, registerServiceWorker]) setTimeout(start);

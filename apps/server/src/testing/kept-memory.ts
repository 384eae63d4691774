import { once } from 'node:events';

/**
 * Asks a process what it keeps once its garbage is collected, over the inspector of Node. What the system has given
 * the process says less: it also grows and shrinks with the machine's load.
 * @param address of the inspector, as the process names it: ws://127.0.0.1:9229/...
 * @returns bytes of the heap and of what hangs on it outside, buffers above all
 */
export async function readKeptMemory(address: string): Promise<number> {
  const inspector = new WebSocket(address);
  await once(inspector, 'open');
  await ask(inspector, 'HeapProfiler.collectGarbage');
  // What the first collection finalises, the second one takes.
  await ask(inspector, 'HeapProfiler.collectGarbage');
  const { result } = await ask(inspector, 'Runtime.evaluate', {
    expression: '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())',
  });
  inspector.close();
  return Number(result?.value);
}

interface Answer {
  result?: { value?: unknown };
}

async function ask(inspector: WebSocket, method: string, params = {}): Promise<Answer> {
  inspector.send(JSON.stringify({ id: 1, method, params }));
  const [message] = await once(inspector, 'message');
  const { result, error } = JSON.parse(message.data);
  if (error !== undefined) throw new Error(`${method}: ${error.message}`);
  return result;
}

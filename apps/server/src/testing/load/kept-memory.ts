import { once } from 'node:events';

/**
 * Measures the memory of a process after a garbage collection, with Node's inspector. The memory that the
 * system reports is less useful, because it also depends on the machine's load.
 * @param address the inspector's URL, as the process prints it: ws://127.0.0.1:9229/...
 * @returns bytes of the heap and of external memory, mostly buffers
 */
export async function readKeptMemory(address: string): Promise<number> {
  const inspector = new WebSocket(address);
  await once(inspector, 'open');
  await ask(inspector, 'HeapProfiler.collectGarbage');
  // The second collection frees what the first one finalised.
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

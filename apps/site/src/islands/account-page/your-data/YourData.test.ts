import { expect, test, vi } from 'vitest';
import { downloadData } from './YourData.tsx';

test('a slow phone has two minutes for the file of a large stock', async () => {
  const file = new Blob(['{}']);
  const call = vi.fn(async () => file as never);
  expect(await downloadData(call)).toBe(file);
  expect(call).toHaveBeenCalledWith('GET /account/data', { asFile: true }, { timeoutMs: 120_000 });
});

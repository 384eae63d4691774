import { ApiError } from '@accounting-site/session';
import { expect, test, vi } from 'vitest';
import { removeMember } from './member-calls.ts';

const members = [{ id: 'ama', name: 'Ama', email: 'ama@sikabooks.example', role: 'admin' }];

test('a member who was removed by an earlier try, whose response was lost, is removed', async () => {
  const call = vi.fn(async () => ({ members }) as never);
  call.mockRejectedValueOnce(new ApiError(404, { message: 'There is no such member of staff' }));
  expect(await removeMember(call, 'kofi', '')).toEqual(members);
});

test('another refusal of a removal is shown', async () => {
  const call = () => Promise.reject(new ApiError(409, {}));
  await expect(removeMember(call, 'kofi', 'ama')).rejects.toMatchObject({ status: 409 });
});

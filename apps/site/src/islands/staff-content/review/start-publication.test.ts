import type { PublishJob } from '@accounting-site/contract/staff/staff-publishing';
import { NetworkError, type Session } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { startPublication } from './start-publication.ts';

const body = { kind: 'publish', note: '', startsAt: undefined, paths: ['plans.yaml', 'brand.yaml'] } as const;
const job = (id: string, by = 'ama', kind = 'publish', paths = ['brand.yaml', 'plans.yaml']) => ({
  id,
  kind,
  by: { id: by, name: '' },
  paths,
});

/** Starts a publication whose response is lost. */
const start = (jobs: unknown[] | undefined) => {
  const call = (async (endpoint: string) => {
    if (endpoint.startsWith('POST') || jobs === undefined) throw new NetworkError(true);
    return { publisher: true, jobs };
  }) as unknown as Session['callSite'];
  const known = [job('before')] as PublishJob[];
  return startPublication(call, { ...body, paths: [...body.paths] }, { me: 'ama', known });
};

test('a publication whose response was lost is found among the jobs', async () => {
  const jobs = [job('preview', 'ama', 'preview'), job('of-kofi', 'kofi'), job('mine'), job('before')];
  expect(await start(jobs)).toMatchObject({ id: 'mine' });
});

test.each([
  [
    'did not start',
    [job('before'), job('of-kofi', 'kofi'), job('of-the-phone', 'ama', 'publish', ['brand.yaml'])],
  ],
  ['cannot be looked for', undefined],
])('a lost connection is reported when the publication %s', async (_what, jobs) => {
  await expect(start(jobs)).rejects.toThrow(NetworkError);
});

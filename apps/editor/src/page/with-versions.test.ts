import { expect, test } from 'vitest';
import { withVersions } from './with-versions.ts';

const updateUrl = '/api/keystatic/update';
const list = (sha: string) => JSON.stringify([{ path: 'en/help/a.md', sha }]);
const update = { method: 'POST', body: '{"additions":[],"deletions":[{"path":"en/help/a.md"}]}' };

/** The requests that reach the host, which sends these responses in order. */
function page(...answers: Response[]) {
  const bodies: unknown[] = [];
  const send = withVersions(async (_input, init) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return answers.shift() ?? new Response(null, { status: 500 });
  });
  return { send, bodies };
}

const versions = (bodies: unknown[]) =>
  bodies.map((body) => (body as { deletions: { version: string }[] }).deletions[0]?.version);

test('deleting a file sends the version from the latest list', async () => {
  const { send, bodies } = page(
    new Response(list('one')),
    new Response('No.', { status: 409 }),
    new Response(list('two')),
    new Response(list('three')),
  );
  const tree = await send('/api/keystatic/tree');
  expect(await tree.text()).toBe(list('one'));
  for (let count = 0; count < 3; count++) await send(updateUrl, update);
  expect(versions(bodies)).toEqual(['one', 'one', 'two']);
});

test('other requests and written files are unchanged', async () => {
  const { send, bodies } = page(new Response('text'), new Response(list('one')));
  expect(await (await send('/api/keystatic/blob/x/plans.yaml')).text()).toBe('text');
  const additions = [{ path: 'plans.yaml', contents: 'YTog' }];
  await send(updateUrl, { method: 'POST', body: JSON.stringify({ additions, deletions: [] }) });
  expect(bodies).toEqual([{ additions, deletions: [] }]);
});

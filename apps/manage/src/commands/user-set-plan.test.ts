import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlans } from '@accounting-site/content/facts/facts';
import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import { listTrials } from '@accounting-site/server/numbers/numbers.repository';
import { writeLastServed } from '@accounting-site/server/releases/last-served';
import { openBrowser } from '@accounting-site/server/testing/app/browser';
import { ownerEmail } from '@accounting-site/server/testing/app/build-test-app';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { describe, expect, onTestFinished, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

const [plan, other] = readPlans().plans.map(({ id }) => id) as [string, string];

describe.each(databaseKinds)('the owner at the command line on %s', (on) => {
  const open = async () => {
    const test = await manageFor(on);
    const trial = { trial_ends_at: Date.UTC(2026, 9, 20, 10) };
    await test.database.updateTable('businesses').set(trial).execute();
    const browser = openBrowser(test.app);
    await browser.login();
    const business = async () => (await browser.send('GET', '/api/api/account')).json().business;
    const listed = async () => (await test.tell('user', 'list')).split('\n')[1]?.split(/ {2,}/).slice(4);
    return { ...test, business, listed };
  };

  test('records that a business pays for a plan, and says what was before', async () => {
    const { tell, business, listed, database, accountId } = await open();
    expect(await tell('user', 'set-plan', 'Owner@Adom.example', plan.toUpperCase())).toBe(
      `Adom Provisions (${ownerEmail}): plan ${plan}, no trial. Before: no plan, trial until 2026-10-20.`,
    );
    expect(await business()).toMatchObject({ plan, trialEndsAt: null });
    expect(await listed()).toEqual([plan]);
    const events = await database
      .selectFrom('audit_events')
      .select(['account_id', 'detail'])
      .where('event', '=', 'plan changed')
      .execute();
    expect(events).toEqual([
      { account_id: accountId, detail: `no plan, trial until 2026-10-20 to plan ${plan}, no trial` },
    ]);
  });

  test('knows the plans of the release that is served', async () => {
    const { tell, config } = await open();
    const id = '0123456789abcdef';
    const installed = contentFolder();
    onTestFinished(() => useContentFolder(installed));
    const folder = join(config.dataDir, 'releases', id, 'content');
    mkdirSync(folder, { recursive: true });
    const plans = readFileSync(join(installed, 'plans.yaml'), 'utf8');
    writeFileSync(join(folder, 'plans.yaml'), plans.replace(`id: ${plan}\n`, 'id: newest\n'));
    await writeLastServed(config.dataDir, [id]);
    expect(await tell('user', 'set-plan', ownerEmail, 'newest')).toContain('plan newest, no trial.');
  });

  test('keeps the trial of a business that pays in the numbers', async () => {
    const { tell, database, time } = await open();
    const count = async () => {
      const rows = await listTrials(database, { since: 0, before: time.now + 1 });
      return rows.map((row) => Number(row.count));
    };
    expect(await count()).toEqual([1]);
    await tell('user', 'set-plan', ownerEmail, plan);
    expect(await count()).toEqual([1]);
  });

  test('extends a trial to the end of a day', async () => {
    const { tell, business, listed } = await open();
    await tell('user', 'set-plan', ownerEmail, plan);
    expect(await tell('user', 'set-plan', ownerEmail, other, '--trial-until', '2026-12-31')).toBe(
      `Adom Provisions (${ownerEmail}): plan ${other}, trial until 2026-12-31. Before: plan ${plan}, no trial.`,
    );
    expect(await business()).toMatchObject({ plan: other, trialEndsAt: '2026-12-31T23:59:59.999Z' });
    expect(await listed()).toEqual([other, '2026-12-31']);
  });

  test.each([
    [['user', 'set-plan', ownerEmail], 'Name one email address and one plan.'],
    [
      ['user', 'set-plan', ownerEmail, 'weekly'],
      `There is no plan 'weekly'. The plans are ${plan}, ${other}`,
    ],
    [['user', 'set-plan', 'nobody@adom.example', plan], 'nobody@adom.example has no account.'],
    [['user', 'set-plan', ownerEmail, plan, '--trial-until', '2026-02-31'], 'takes a day, like 2026-12-31.'],
    [['user', 'set-plan', ownerEmail, plan, '--trial-until', '2020-01-01'], 'takes a day that is not over.'],
  ])('is told what is wrong with %j, and nothing changes', async (words, message) => {
    const { manage, said, business } = await open();
    expect(await manage(words)).toBe(1);
    expect(said.at(-1)).toContain(message);
    expect(await business()).toMatchObject({ plan: null, trialEndsAt: '2026-10-20T10:00:00.000Z' });
  });

  test('cannot give a plan to the company itself, to whose business members of staff are added', async () => {
    const { tell, manage, said, business, database } = await open();
    await tell('user', 'set-role', ownerEmail, '--role', 'admin');
    await tell('user', 'set-plan', ownerEmail, plan);
    await database.updateTable('businesses').set({ plan: null, trial_ends_at: null }).execute();
    expect(await manage(['user', 'set-plan', ownerEmail, plan])).toBe(1);
    expect(said.at(-1)).toContain('belongs to your own company');
    expect(await business()).toMatchObject({ plan: null });
  });
});

import { contentCalls } from '@accounting-site/contract/calls/content-calls';
import { staffCalls } from '@accounting-site/contract/calls/staff-calls';
import { methodOf, pathOf, siteBasePath, withId } from '@accounting-site/contract/endpoints/endpoints';
import { roles, type StaffRight } from '@accounting-site/contract/staff/staff-roles';
import { describe, expect, test } from 'vitest';
import { day } from '../../../../clock.ts';
import { openBrowser, type TestBrowser } from '../../../../testing/app/browser.ts';
import { buildTestApp, ownerPassword, type TestApp } from '../../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../../testing/database/fresh-database.ts';
import { signInAs } from '../../../../testing/sign-in/sign-in-as.ts';

const allCalls = { ...staffCalls, ...contentCalls };

type CallName = keyof typeof allCalls;

/** The right that each staff endpoint needs. A missing endpoint is a type error. */
const rightOfCall: Record<CallName, StaffRight> = {
  listLeads: 'leads',
  readLead: 'leads',
  addLead: 'leads',
  changeLead: 'leads',
  addLeadNote: 'leads',
  exportLeads: 'leads',
  emailRegistered: 'leads',
  retryMessages: 'leads',
  listMembers: 'members',
  inviteMember: 'members',
  changeMember: 'members',
  removeMember: 'members',
  inviteMemberAgain: 'members',
  readToday: 'desk',
  readNumbers: 'desk',
  listContent: 'content',
  readEntry: 'content',
  saveEntry: 'content',
  addEntry: 'content',
  addPicture: 'content',
  deleteEntry: 'content',
  discardDraft: 'content',
  listDrafts: 'content',
  listDraftStates: 'content',
  chooseVersion: 'content',
  listJobs: 'content',
  startJob: 'content',
  readJob: 'content',
  cancelJob: 'content',
  openPreview: 'content',
  listPublications: 'content',
  undoPublication: 'content',
};
const names = Object.keys(rightOfCall) as CallName[];

const rightsOf: Record<string, readonly StaffRight[]> = {
  staff: ['desk', 'leads'],
  editor: ['desk', 'content'],
  admin: ['desk', 'leads', 'content', 'members'],
};

const rolesOf = {
  desk: 'staff or editor or admin',
  leads: 'staff or admin',
  content: 'editor or admin',
  members: 'admin',
};

const refusalOf = (name: CallName) =>
  `Your account may not do this. Ask an admin, or sign in with an account of the role ${rolesOf[rightOfCall[name]]}.`;

/** Queries that need no entry ignore it. */
const unknownEntry = '?path=en/help/unknown.md&basedOn=none';

/** What a call that is allowed may answer about something that does not exist. */
const allowed = (name: CallName) =>
  Object.hasOwn(withoutPublisher, name) ? [withoutPublisher[name]] : [200, 201, 404];

/** A group to which nothing can be added, no draft, no publisher, and no publication. */
const withoutPublisher: Partial<Record<CallName, number>> = {
  discardDraft: 409,
  addEntry: 422,
  startJob: 409,
  undoPublication: 409,
};

/** Sends the example of an endpoint, with an id that does not exist. */
function send(browser: TestBrowser, name: CallName) {
  const call = allCalls[name];
  const query = 'query' in call ? unknownEntry : '';
  const path = siteBasePath + pathOf(withId(call.endpoint, 'unknown')) + query;
  const body = 'requestExample' in call ? call.requestExample : undefined;
  return browser.send(methodOf(call.endpoint) as 'GET' | 'POST' | 'PUT' | 'DELETE', path, body);
}

test.each(names)('%s says which right it needs', (name) => {
  expect(allCalls[name].right).toBe(rightOfCall[name]);
});

describe.each(databaseKinds)('the rights of staff on %s', (on) => {
  const refusals = ({ database }: TestApp) =>
    database
      .selectFrom('audit_events')
      .innerJoin('accounts', 'accounts.id', 'audit_events.account_id')
      .select(['accounts.role', 'detail'])
      .where('event', '=', 'staff call refused')
      .execute();

  /** The same refusal is recorded once in ten minutes. */
  const forgetRefusals = async ({ database }: TestApp) => {
    await database.deleteFrom('rate_limits').execute();
    await database.deleteFrom('audit_events').execute();
  };

  test.each(roles)(
    'an account of the role %s may only send the calls that its rights allow',
    async (role) => {
      const site = await buildTestApp({ on });
      const browser = await signInAs(site, role);
      for (const name of names) {
        await forgetRefusals(site);
        const answer = await send(browser, name);
        const isAllowed = rightsOf[role]?.includes(rightOfCall[name]) ?? false;
        if (isAllowed) expect(allowed(name), name).toContain(answer.statusCode);
        else expect(answer.json(), name).toMatchObject({ status: 403, detail: refusalOf(name) });
        expect(await refusals(site), name).toEqual(isAllowed ? [] : [{ role, detail: `role ${role}` }]);
      }
    },
  );

  test('signed-out requests are refused by every staff endpoint', async () => {
    const site = await buildTestApp({ on });
    for (const name of names) {
      expect((await send(openBrowser(site.app), name)).statusCode, name).toBe(401);
    }
    expect(await refusals(site)).toEqual([]);
  });

  test.each([
    [{ NODE_ENV: 'production' }, 403],
    [{ NODE_ENV: 'production', STAFF_SECOND_FACTOR: 'optional' }, 200],
    [{}, 200],
    [{ STAFF_SECOND_FACTOR: 'required' }, 403],
  ])('after seven days without a second factor, with %j the status is %i', async (environment, status) => {
    const site = await buildTestApp({ on, environment });
    await signInAs(site, 'admin');
    site.time.now += 7 * day;
    const browser = openBrowser(site.app);
    expect((await browser.login({ email: 'admin@sikabooks.example' })).statusCode).toBe(200);
    for (const name of names) {
      const answer = await send(browser, name);
      if (status === 403) expect(answer.json(), name).toMatchObject({ status, requires: 'authenticator' });
      else expect(allowed(name), name).toContain(answer.statusCode);
    }
    const details = (await refusals(site)).map(({ detail }) => detail);
    expect(details).toEqual(status === 403 ? ['requires authenticator'] : []);
  });

  test.each(names.filter((name) => methodOf(allCalls[name].endpoint) !== 'GET' && /member/i.test(name)))(
    '%s needs a recent proof',
    async (name) => {
      const site = await buildTestApp({ on });
      const browser = await signInAs(site, 'admin');
      await site.database.updateTable('sessions').set({ proved_at: null }).execute();
      expect((await send(browser, name)).json()).toMatchObject({ status: 403, requires: 'reauthentication' });
      expect(await refusals(site)).toEqual([{ role: 'admin', detail: 'requires reauthentication' }]);
      await browser.send('POST', '/api/api/account/reauthentication', { password: ownerPassword });
      expect([200, 201, 404]).toContain((await send(browser, name)).statusCode);
    },
  );
});

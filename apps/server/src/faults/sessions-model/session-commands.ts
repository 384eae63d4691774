import fc from 'fast-check';
import { expect } from 'vitest';
import { day, hour, minute, second } from '../../clock.ts';
import { openBrowser, type TestBrowser } from '../../testing/app/browser.ts';
import type { TestApp } from '../../testing/app/build-test-app.ts';
import { ModelSession } from './session-model.ts';

/** What the promises say about the one account of a run. */
export interface Model {
  password: string;
  sessions: ModelSession[];
}

/** The server, one account on it, and a way to reset its password. */
export interface Real {
  test: TestApp;
  email: string;
  reset(password: string): Promise<void>;
  /** Milliseconds that only increase; the server's clock differs by a skew. */
  base: number;
}

type Command = fc.AsyncCommand<Model, Real>;

/** Mostly short times, in which a lost response and a theft look the same; sometimes the end of a session. */
const passing = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 45 * second }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 3 * minute }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 13 * hour }) },
  { weight: 1, arbitrary: fc.integer({ min: 20 * day, max: 31 * day }) },
);
const skew = fc.oneof(fc.constant(0), fc.integer({ min: -60 * second, max: 60 * second }));
const which = fc.nat({ max: 3 });

/**
 * The actions of users, thieves and clocks, in any order. Actions that are listed twice are twice as
 * frequent.
 */
export const sessionCommands = fc.commands(
  [
    fc.boolean().map(logIn),
    which.map(refresh),
    which.map(refresh),
    fc.tuple(which, fc.nat({ max: 3 })).map(([session, age]) => replay(session, age)),
    fc.tuple(which, fc.nat({ max: 3 })).map(([session, age]) => replay(session, age)),
    which.map(parallelRefresh),
    which.map(use),
    which.map(use),
    fc.tuple(which, fc.integer({ min: 2, max: 8 })).map(([session, months]) => stay(session, months)),
    which.map(logOut),
    fc.constant(resetPassword()),
    fc.tuple(passing, skew).map(([passed, off]) => letTimePass(passed, off)),
    fc.tuple(passing, skew).map(([passed, off]) => letTimePass(passed, off)),
    fc.tuple(passing, skew).map(([passed, off]) => letTimePass(passed, off)),
  ],
  { maxCommands: 30, size: 'max' },
);

const anySession = ({ sessions }: Model) => sessions.length > 0;

function pick<Entry>(entries: Entry[], which: number): Entry {
  const entry = entries[which % entries.length];
  if (entry === undefined) throw new Error('There is nothing to pick from');
  return entry;
}

function logIn(remember: boolean): Command {
  return {
    check: () => true,
    toString: () => `log in${remember ? ' and remember' : ''}`,
    async run(model, { test, email }) {
      const browser = openBrowser(test.app);
      const answer = await browser.login({ email, password: model.password, remember });
      expect(answer.statusCode).toBe(200);
      const { cookie: token = '', accessToken = '' } = browser;
      model.sessions.push(new ModelSession({ token, accessToken, remember, now: test.time.now }));
    },
  };
}

function refresh(which: number): Command {
  return {
    check: anySession,
    toString: () => `refresh session ${which}`,
    async run({ sessions }, real) {
      const session = pick(sessions, which);
      await present(session, session.tokens.length - 1, real);
    },
  };
}

/** Sends a request with the latest access token, which shows that its refresh token has arrived. */
function use(which: number): Command {
  return {
    check: anySession,
    toString: () => `use session ${which}`,
    run: ({ sessions }, { test }) => expectAccess(pick(sessions, which), test),
  };
}

/** Presents the token from `age` rotations ago. */
function replay(which: number, age: number): Command {
  return {
    check: anySession,
    toString: () => `replay the token of ${age} rotations ago of session ${which}`,
    async run({ sessions }, real) {
      const session = pick(sessions, which);
      await present(session, Math.max(0, session.tokens.length - 1 - age), real);
    },
  };
}

/** Comes back every 29 days, until the maximum lifetime of the session ends it. */
function stay(which: number, months: number): Command {
  return {
    check: anySession,
    toString: () => `stay in session ${which} for ${months} months`,
    async run({ sessions }, real) {
      const session = pick(sessions, which);
      for (let month = 0; month < months; month += 1) {
        real.base += 29 * day;
        real.test.time.now = real.base;
        await present(session, session.tokens.length - 1, real);
      }
    },
  };
}

/** Tabs that refresh in parallel: one rotation, and all get the same child (promise 4). */
function parallelRefresh(which: number): Command {
  return {
    check: anySession,
    toString: () => `refresh session ${which} from three tabs at once`,
    async run({ sessions }, { test }) {
      const session = pick(sessions, which);
      const index = session.tokens.length - 1;
      const { now } = test.time;
      const tabs = [1, 2, 3].map(() => holder(test, session, index));
      const answers = await Promise.all(tabs.map((tab) => tab.refresh()));
      const live = session.isLive(now);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(3).fill(live ? 200 : 401));
      if (!live) return;
      const children = new Set(tabs.map(({ cookie }) => cookie));
      expect(children.size).toBe(1);
      const [{ cookie: child = '', accessToken = '' } = openBrowser(test.app)] = tabs;
      session.noteRefresh(index, { child, accessToken, now });
    },
  };
}

function logOut(which: number): Command {
  return {
    check: anySession,
    toString: () => `log session ${which} out`,
    async run({ sessions }, { test }) {
      const session = pick(sessions, which);
      const browser = holder(test, session, session.tokens.length - 1);
      expect((await browser.logout()).statusCode).toBe(204);
      session.end();
      await expectAccess(session, test);
    },
  };
}

function resetPassword(): Command {
  return {
    check: () => true,
    toString: () => 'reset the password',
    async run(model, { test, reset }) {
      const password = `${model.password}+`;
      await reset(password);
      model.password = password;
      for (const session of model.sessions) {
        session.end();
        await expectAccess(session, test);
      }
    },
  };
}

function letTimePass(passed: number, skew: number): Command {
  return {
    check: () => true,
    toString: () => `let ${passed} ms pass, with a clock off by ${skew} ms`,
    async run(_model, real) {
      real.base += passed;
      real.test.time.now = real.base + skew;
    },
  };
}

async function present(session: ModelSession, index: number, { test }: Real): Promise<void> {
  const { now } = test.time;
  const expected = session.expectRefresh(index, now);
  const browser = holder(test, session, index);
  const before = browser.cookie;
  const answer = await browser.refresh();
  expect(answer.statusCode).toBe(expected === 'refused' ? 401 : 200);
  if (expected === 'refused') {
    session.end();
    await expectAccess(session, test);
  } else {
    const { cookie: child = '', accessToken = '' } = browser;
    expect(child).not.toBe(before);
    if (expected === 'the same child') expect(child).toBe(session.tokens[index + 1]?.token);
    session.noteRefresh(index, { child, accessToken, now });
  }
}

/** Access ends together with the session (promise 2), and lasts as long. */
async function expectAccess(session: ModelSession, test: TestApp): Promise<void> {
  const browser = holder(test, session, 0);
  const { statusCode } = await browser.send('GET', '/api/api/alert-settings');
  const isOpen = session.isOpen(test.time.now);
  expect(statusCode).toBe(isOpen ? 200 : 401);
  if (isOpen) session.noteAccess();
}

/** A browser, of the owner or of a thief, that has the token at `index`. */
function holder(test: TestApp, session: ModelSession, index: number): TestBrowser {
  const browser = openBrowser(test.app);
  browser.cookie = session.tokens[index]?.token;
  browser.accessToken = session.accessToken;
  return browser;
}

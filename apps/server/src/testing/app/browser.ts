import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { ownerEmail, ownerPassword, ownOrigin } from './build-test-app.ts';

const refreshCookie = '__Host-refresh';

/** The requests of a browser: our page as origin, its cookies, and the stored access token. */
export interface TestBrowser {
  cookie: string | undefined;
  accessToken: string | undefined;
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  login(credentials?: {
    email?: string;
    password?: string;
    remember?: boolean;
  }): Promise<LightMyRequestResponse>;
  /** A request whose response is that of a sign-in. */
  signIn(path: string, body: object): Promise<LightMyRequestResponse>;
  refresh(): Promise<LightMyRequestResponse>;
  logout(): Promise<LightMyRequestResponse>;
}

/** A browser that visits the test server. */
export function openBrowser(app: FastifyInstance): TestBrowser {
  const browser: TestBrowser = {
    cookie: undefined,
    accessToken: undefined,
    async send(method, path, body, headers = {}) {
      const answer = await app.inject({
        method,
        url: path,
        headers: {
          ...(method !== 'GET' && { origin: ownOrigin, 'sec-fetch-site': 'same-origin' }),
          ...(browser.cookie !== undefined && { cookie: `${refreshCookie}=${browser.cookie}` }),
          ...(browser.accessToken !== undefined && { authorization: `Bearer ${browser.accessToken}` }),
          ...headers,
        },
        ...(body !== undefined && { payload: body }),
      });
      const cookie = answer.cookies.find(({ name }) => name === refreshCookie);
      if (cookie !== undefined) browser.cookie = cookie.value === '' ? undefined : cookie.value;
      return answer;
    },
    async login({ email = ownerEmail, password = ownerPassword, remember } = {}) {
      const body = { email, password, ...(remember !== undefined && { remember }) };
      return browser.signIn('/api/api/login', body);
    },
    async signIn(path, body) {
      return keepToken(browser, await browser.send('POST', path, body));
    },
    async refresh() {
      return keepToken(browser, await browser.send('POST', '/api/api/refresh'));
    },
    async logout() {
      const answer = await browser.send('POST', '/api/api/logout');
      browser.accessToken = undefined;
      return answer;
    },
  };
  return browser;
}

/** A second tab, with the same state as the first. */
export function openTab(app: FastifyInstance, browser: TestBrowser): TestBrowser {
  const tab = openBrowser(app);
  tab.cookie = browser.cookie;
  tab.accessToken = browser.accessToken;
  return tab;
}

function keepToken(browser: TestBrowser, answer: LightMyRequestResponse): LightMyRequestResponse {
  if (answer.statusCode === 200) browser.accessToken = answer.json<{ accessToken: string }>().accessToken;
  return answer;
}

import { afterEach, expect, test, vi } from 'vitest';
import { AnswerError, ApiError, NetworkError } from './errors.ts';
import { LoginError, login } from './login.ts';
import { createSessionStore } from './session-store.ts';
import { openSessionStorage } from './storage.ts';
import { blockedStorage } from './testing/fake-browser.ts';
import { ama, openSession, signedIn } from './testing/open-session.ts';
import { hang, heldBack, json, noAnswer, problem } from './testing/scripted-fetch.ts';

const credentials = { email: 'ama@example.com', password: 'secret' };
const goodAnswer = { accessToken: 'token-1', refreshToken: 'refresh-1', user: ama };

function openSignedOut(answer: () => Response | Promise<Response>, options = {}) {
  return openSession({ 'POST /login': answer }, {}, options);
}

async function loginFailure(answer: () => Response | Promise<Response>) {
  const opened = openSignedOut(answer);
  const error: unknown = await opened.session.login(credentials).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(LoginError);
  expect(opened.storage.contents()).toEqual({});
  expect(opened.redirects()).toBe(0);
  return error instanceof LoginError ? error : new LoginError();
}

afterEach(() => {
  vi.useRealTimers();
});

test('login posts email and password as JSON, with cookies', async () => {
  const { session, host } = openSignedOut(() => json(goodAnswer));
  await session.login(credentials);
  const [request] = host.seen;
  expect(request).toMatchObject({ call: 'POST /login', url: '/api/api/login', credentials: 'include' });
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(request?.body).toBe('{"email":"ama@example.com","password":"secret"}');
  expect(request?.headers.has('authorization')).toBe(false);
});

test('remember is sent only if it is ticked', async () => {
  const { session, host } = openSignedOut(() => json(goodAnswer));
  await session.login({ ...credentials, remember: false });
  await session.login({ ...credentials, remember: true });
  expect(host.seen.map(({ body }) => body)).toEqual([
    '{"email":"ama@example.com","password":"secret"}',
    '{"email":"ama@example.com","password":"secret","remember":true}',
  ]);
});

test('white space is trimmed from the email and kept in the password', async () => {
  const { session, host } = openSignedOut(() => json(goodAnswer));
  await session.login({ email: ' ama@example.com ', password: ' secret ' });
  expect(host.seen[0]?.body).toBe('{"email":"ama@example.com","password":" secret "}');
});

test('a successful response stores access token, refresh token and user', async () => {
  const { session, storage } = openSignedOut(() => json(goodAnswer));
  expect(await session.login(credentials)).toEqual({ user: ama, persistent: true });
  expect(storage.contents()).toEqual({ ...signedIn, refreshToken: 'refresh-1' });
  expect(session.getSnapshot()?.user).toEqual(ama);
});

test.each([
  ['no refresh token', { accessToken: 'token-1', user: ama }],
  ['null for a refresh token', { ...goodAnswer, refreshToken: null }],
  ['a refresh token of the wrong type', { ...goodAnswer, refreshToken: 7 }],
])('an answer with %s stores access token and user alone', async (_, answer) => {
  const { session, storage } = openSignedOut(() => json(answer));
  await session.login(credentials);
  expect(storage.contents()).toEqual(signedIn);
});

test('only id, email and role of the user are stored', async () => {
  const { session, storage } = openSignedOut(() => json({ ...goodAnswer, user: { ...ama, phone: '024' } }));
  await session.login(credentials);
  expect(storage.contents().user).toBe(JSON.stringify(ama));
});

test.each([
  ['no JSON', () => new Response('<p>Hello</p>')],
  ['no body', () => new Response()],
  ['null', () => json(null)],
  ['a list', () => json([])],
  ['no access token', () => json({ user: ama })],
  ['an empty access token', () => json({ accessToken: '', user: ama })],
  ['a number for an access token', () => json({ accessToken: 1, user: ama })],
  ['an access token that fits no header', () => json({ accessToken: 'a\nb', user: ama })],
  ['no user', () => json({ accessToken: 'token-1' })],
  ['a text for a user', () => json({ accessToken: 'token-1', user: 'Ama' })],
])('an answer with %s fails with Invalid server response format', async (_, answer) => {
  const error = await loginFailure(answer);
  expect(error.message).toBe('Invalid server response format');
  expect(error.cause).toBeInstanceOf(AnswerError);
});

test.each([
  ['no id', { email: ama.email, role: ama.role }],
  ['an empty id', { ...ama, id: '' }],
  ['no email', { id: ama.id, role: ama.role }],
  ['a number for an email', { ...ama, email: 1 }],
  ['no role', { id: ama.id, email: ama.email }],
  ['null for a role', { ...ama, role: null }],
])('a user with %s fails with User data incomplete in server response', async (_, user) => {
  const error = await loginFailure(() => json({ accessToken: 'token-1', user }));
  expect(error.message).toBe('User data incomplete in server response');
});

test.each([
  ['the error field', { error: 'From error', message: 'From message' }, 'From error'],
  ['the message field when there is no error', { message: 'From message' }, 'From message'],
  ['the message field when error is empty', { error: '', message: 'From message' }, 'From message'],
  [
    'the message field when error is no text',
    { error: { code: 1 }, message: 'From message' },
    'From message',
  ],
  ['the thrown message when there is neither', {}, 'Request failed with status 401'],
])('the message of a failed login comes from %s', async (_, body, message) => {
  const error = await loginFailure(() => json(body, 401));
  expect(error.message).toBe(message);
  expect(error.cause).toBeInstanceOf(ApiError);
});

test('an error page that is not JSON has the message of the thrown error', async () => {
  const error = await loginFailure(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(error.message).toBe('Request failed with status 502');
});

test.each([new Error(''), 'no error at all', undefined])(
  'a failure without a message has the fallback message',
  async (thrown) => {
    const store = createSessionStore(openSessionStorage(null), undefined);
    await expect(login(() => Promise.reject(thrown), store, credentials)).rejects.toThrow(
      'Login failed. Please try again.',
    );
  },
);

test('a network failure has its own message', async () => {
  const error = await loginFailure(noAnswer);
  expect(error.message).toBe('The server could not be reached');
  expect(error.cause).toBeInstanceOf(NetworkError);
});

test('too many attempts have the time to wait', async () => {
  const error = await loginFailure(() => problem(429, 'Too many attempts', { 'retry-after': '90' }));
  expect(error.cause).toMatchObject({ status: 429, retryAfter: 90 });
});

test('a refused login triggers no refresh and no redirect', async () => {
  const { session, host, redirects } = openSession({ 'POST /login': () => problem(401, 'Wrong') });
  await expect(session.login(credentials)).rejects.toThrow('Wrong');
  expect(host.seen.map(({ call }) => call)).toEqual(['POST /login']);
  expect(redirects()).toBe(0);
});

test('a login sends a stored token, like every request', async () => {
  const { session, host } = openSession({ 'POST /login': () => json(goodAnswer) });
  await session.login(credentials);
  expect(host.seen[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

test('sign-in works without storage, and the result says so', async () => {
  const { session } = openSession({ 'POST /login': () => json(goodAnswer) }, {}, { storage: blockedStorage });
  expect(await session.login(credentials)).toEqual({ user: ama, persistent: false });
  expect(session.getSnapshot()).toEqual({ user: ama, token: 'token-1', persistent: false });
});

test('a login that hangs fails after 30 seconds', async () => {
  vi.useFakeTimers();
  const { session, host } = openSignedOut(hang);
  const failure = expect(session.login(credentials)).rejects.toMatchObject({
    message: 'The server took too long to answer',
    cause: { timedOut: true },
  });
  await vi.advanceTimersByTimeAsync(30_000);
  await failure;
  expect(host.seen[0]?.signal?.aborted).toBe(true);
});

test('a login that failed after 30 seconds stores nothing, even if its response arrives', async () => {
  vi.useFakeTimers();
  const answer = heldBack();
  const { session, storage } = openSession({ 'POST /login': answer.script }, {});
  const failure = expect(session.login(credentials)).rejects.toBeInstanceOf(LoginError);
  await vi.advanceTimersByTimeAsync(30_000);
  await failure;
  answer.answer(json(goodAnswer));
  await vi.advanceTimersByTimeAsync(0);
  expect(storage.contents()).toEqual({});
});

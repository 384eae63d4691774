import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { MailServer } from '../testing/email/mail-server.ts';
import { linkOf } from '../testing/email/mailed-links.ts';

/** A user whose account was acknowledged. */
export interface Person {
  readonly email: string;
  /** The last acknowledged password, and one that was sent without a response. */
  passwords: readonly string[];
  /** The acknowledged passwords that were replaced since. */
  replaced: string | undefined;
}

const path = '/api/api';
let people = 0;

/** Users who sign up and then set new passwords by email, repeatedly, until the server stops responding. */
export async function signUpUntilGone(
  url: string,
  { mailServer, acknowledged, clients }: { mailServer: MailServer; acknowledged: Person[]; clients: number },
): Promise<void> {
  const lives = () => fetch(`${url}/healthz`).then(Boolean, () => false);
  const comeAndGo = async () => {
    // A broken request acknowledged nothing. If the server was killed, the next request fails too.
    do await signUp(url, mailServer, acknowledged).catch(() => {});
    while (await lives());
  };
  await Promise.all(Array.from({ length: clients }, comeAndGo));
}

/** The status of a user's sign-in. */
export async function tryPassword(url: string, { email }: Person, password: string): Promise<number> {
  for (;;) {
    people += 1;
    const { status } = await call(url, 'login', { email, password }, people);
    // A 503 from a database that takes longer than a second is retried, as people would.
    if (status !== 503) return status;
    await sleep(200);
  }
}

async function signUp(url: string, mailServer: MailServer, acknowledged: Person[]): Promise<void> {
  people += 1;
  const number = people;
  const email = `person${number}@shop.example`;
  const [first, second] = [`${number} green bicycles`, `${number} yellow umbrellas`];
  const ask = { name: 'Ama', business: `Shop ${number}`, email, password: first };
  if ((await call(url, 'register', ask, number)).status !== 202) return;
  const signUpToken = await waitForToken(url, mailServer, email, 0);
  const confirmed = await call(url, 'register/confirm', { token: signUpToken, password: first }, number);
  if (confirmed.status !== 200) return;
  const person: Person = { email, passwords: [first], replaced: undefined };
  acknowledged.push(person);

  if ((await call(url, 'forgot-password', { email }, number)).status !== 202) return;
  const resetToken = await waitForToken(url, mailServer, email, 1);
  person.passwords = [first, second];
  const reset = await call(url, 'reset-password', { token: resetToken, password: second }, number);
  if (reset.status !== 204) return;
  person.passwords = [second];
  person.replaced = first;
}

/** Waits for emails while the server runs. @throws when it has stopped */
async function waitForToken(
  url: string,
  mailServer: MailServer,
  email: string,
  index: number,
): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const mails = mailServer.mails.filter(({ to }) => to.includes(email));
    const links = await Promise.all(
      mails.map(async ({ message }) => linkOf(await PostalMime.parse(message))),
    );
    // An email may be sent again after a kill, with the same token.
    const token = [...new Set(links.flatMap((link) => link?.hash.slice(1) ?? []))][index];
    if (token !== undefined) return token;
    await sleep(10);
    if (tries % 10 === 9) await fetch(`${url}/healthz`);
  }
}

function call(url: string, name: string, body: object, number: number): Promise<Response> {
  return fetch(`${url}${path}/${name}`, {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify(body),
  });
}

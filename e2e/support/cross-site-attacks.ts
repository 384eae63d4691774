import type { Page } from '@playwright/test';
import { describedCalls } from '../../apps/server/src/testing/app/described-calls.ts';

/** An endpoint that an attack sends requests to. */
export interface Target {
  readonly method: string;
  readonly path: string;
  /** The route as in the log: `/api/api/account/sessions/:id`. */
  readonly pattern: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const noBody = {};

/** Every endpoint that changes something, each with a valid body. */
export const changingCalls: readonly Target[] = describedCalls.bundled
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path, operation }) => ({
    method,
    path: path.replace('{provider}', 'google').replace('{id}', crypto.randomUUID()),
    pattern: path.replace(/\{(\w+)\}/g, ':$1'),
    body: { ...noBody, ...(operation.requestBody?.content['application/json']?.example ?? noBody) },
  }));

/** Every endpoint that only reads. */
export const readingCalls: readonly string[] = describedCalls.bundled
  .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  .map(({ path }) => path);

/**
 * Makes the open page send each request in every way that a page can, with the visitor's cookies.
 * @param address of the attacked server
 * @returns the ways in which the page could read a response, or a preflighted request succeeded
 */
export async function attackFrom(page: Page, address: string, targets: readonly Target[]): Promise<string[]> {
  return page.evaluate(
    async ({ address, targets }) => {
      const sendForm = async (url: string, method: string, enctype: string, fields: [string, string][]) => {
        const frame = document.createElement('iframe');
        frame.name = crypto.randomUUID();
        const form = document.createElement('form');
        Object.assign(form, { action: url, method, enctype, target: frame.name });
        for (const [name, value] of fields) {
          form.append(Object.assign(document.createElement('input'), { name, value, type: 'hidden' }));
        }
        document.body.append(frame, form);
        // A response that is not a page, as of a successful request, never fires the load event.
        const loaded = new Promise((resolve) => {
          frame.onload = resolve;
          setTimeout(resolve, 5000);
        });
        form.submit();
        await loaded;
      };
      const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
      const broken = new Set<string>();
      const expectUnreadable = async (way: string, asked: Promise<Response>) => {
        const answer = await asked.catch(() => undefined);
        if (answer !== undefined && answer.type !== 'opaque') broken.add(`${way}: ${answer.status}`);
      };
      const attack = async ({ method, path, body }: Target) => {
        const url = address + path;
        const json = JSON.stringify(body);
        const fields = Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]);
        // text/plain writes "name=value", which can be crafted to look like JSON.
        const asJson: [string, string] = [`${json.slice(0, -1)},"a":"`, '"}'];
        const ways = simpleTypes.flatMap((type) => [
          sendForm(url, 'post', type, type === 'text/plain' ? [asJson] : fields),
          expectUnreadable(
            `${path} as ${type} without asking`,
            fetch(url, {
              method: 'POST',
              mode: 'no-cors',
              credentials: 'include',
              headers: { 'content-type': type },
              body: type === 'text/plain' ? json : new URLSearchParams(fields),
            }),
          ),
          expectUnreadable(
            `${path} as ${type}`,
            fetch(url, {
              method: 'POST',
              credentials: 'include',
              headers: { 'content-type': type },
              body: json,
            }),
          ),
        ]);
        const asked = [method, 'POST'].map((way) =>
          expectUnreadable(
            `${way} ${path} as JSON`,
            fetch(url, {
              method: way,
              credentials: 'include',
              headers: { 'content-type': 'application/json', authorization: 'Bearer guessed' },
              body: json,
            }),
          ),
        );
        navigator.sendBeacon(url, new Blob([json], { type: 'text/plain' }));
        const picture = new Image();
        picture.src = `${url}?${new URLSearchParams(fields)}`;
        await Promise.all([...ways, ...asked, sendForm(url, 'get', simpleTypes[1] ?? '', fields)]);
      };
      await Promise.all(targets.map(attack));
      return [...broken];
    },
    { address, targets },
  );
}

/** Makes the open page read endpoints with the visitor's cookies. @returns those that it could read */
export async function readFrom(page: Page, address: string, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ address, paths }) => {
      const read = paths.map(async (path) => {
        const answer = await fetch(address + path, { credentials: 'include' }).catch(() => undefined);
        return answer === undefined ? [] : [`${path}: ${answer.status}`];
      });
      return (await Promise.all(read)).flat();
    },
    { address, paths },
  );
}

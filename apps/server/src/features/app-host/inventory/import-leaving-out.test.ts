import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';

const list = [
  'name,sku,quantity,price',
  'Rice,RICE,46,95',
  'Yam,YAM,many,3',
  'EXAMPLE Soap,SOP01,5,8.50',
  'Oil,OIL,-3,38',
  '"=1+1; -2\n- 3",,-5,2',
  'Milk,MILK,7,11',
].join('\n');

async function open(on: DatabaseKind) {
  const test = await buildTestApp({ on });
  const browser = openBrowser(test.app);
  await browser.login();
  const send = async (body: object, headers = {}) =>
    (await browser.send('POST', '/api/api/inventory/import', body, headers)).json();
  const stored = async () => {
    const items: { sku: string }[] = (await browser.send('GET', '/api/api/inventory')).json();
    return items.map(({ sku }) => sku).toSorted();
  };
  return { send, stored };
}

describe.each(databaseKinds)('an import with rows that need checking on %s', (on) => {
  test('flags and counts them before anything is stored', async () => {
    const { send, stored } = await open(on);
    const answer = await send({ csv: list, save: false });
    expect(answer.counts).toEqual({ added: 4, changed: 0, unchanged: 0, wrong: 2, negative: 1, example: 1 });
    expect(answer.items.map(({ sku, flags }: { sku: string; flags: string[] }) => [sku, flags])).toEqual([
      ['RICE', []],
      ['SOP01', ['example']],
      ['OIL', ['negative']],
      ['MILK', []],
    ]);
    expect(await stored()).toEqual([]);
  });

  test('skips wrong rows on request and returns them with the reason', async () => {
    const { send, stored } = await open(on);
    const answer = await send({ csv: list, save: true, leaveOut: ['wrong'] });
    expect([answer.saved, answer.counts.added]).toEqual([true, 4]);
    expect(await stored()).toEqual(['MILK', 'OIL', 'RICE', 'SOP01']);
    expect(answer.leftOut).toBe(
      [
        '\uFEFF"What to fix","name","sku","quantity","price"',
        '"quantity: “many” is not a number. Write a quantity, like 46 or 2.5.","Yam","YAM","many","3"',
        '"sku: Write a code (SKU): a short one of its own for each item, like RICE-5KG.","\'=1+1;\' -2\n\'- 3","","-5","2"',
        '',
      ].join('\r\n'),
    );
  });

  test('skips examples and negative quantities on request, and returns only the latter', async () => {
    const { send, stored } = await open(on);
    const answer = await send({ csv: list, save: true, leaveOut: ['wrong', 'example', 'negative'] });
    expect(await stored()).toEqual(['MILK', 'RICE']);
    expect(answer.leftOut).toContain('"The quantity is below zero.","Oil","OIL","-3","38"');
    expect(answer.leftOut).not.toContain('EXAMPLE');
    expect(answer.leftOut.split('\r\n')).toHaveLength(5);
  });

  test('keeps the digits of codes that a spreadsheet would shorten', async () => {
    const { send, stored } = await open(on);
    const csv = 'name,sku,quantity\nSalt,0012345,many\nTea,6001234567890,many\nGari,G1,many';
    const { leftOut } = await send({ csv, save: false, leaveOut: ['wrong'] });
    expect(leftOut).toContain(`"'0012345"`);
    const saved = await send({ csv: leftOut.replaceAll('"many"', '"5"'), save: true });
    expect(saved.saved).toBe(true);
    expect(await stored()).toEqual(['0012345', '6001234567890', 'G1']);
  });

  test('accepts corrected rows, and returns uncorrected ones again', async () => {
    const { send, stored } = await open(on);
    const { leftOut } = await send({ csv: list, save: true, leaveOut: ['wrong'] });
    const again = await send({ csv: leftOut, save: true, leaveOut: ['wrong'] });
    expect([again.saved, again.leftOut, again.unread]).toEqual([false, leftOut, []]);
    const corrected = leftOut.replace('"many"', '"12"').replace('"",', '"CALC",').replace('"-5"', '"5"');
    const saved = await send({ csv: corrected, save: true });
    expect([saved.saved, saved.counts.added, saved.leftOut]).toEqual([true, 2, '']);
    expect(saved.items[1].name).toBe('=1+1; -2 - 3');
    expect(await stored()).toEqual(['CALC', 'MILK', 'OIL', 'RICE', 'SOP01', 'YAM']);
  });

  test('returns decimal commas as points, because its cells are between commas', async () => {
    const { send } = await open(on);
    const csv = 'name;sku;quantity;price\nSugar;;2,5;12,50 GH₵\nRice;R1;-2,5;10,00';
    const { leftOut } = await send({ csv, save: false, leaveOut: ['wrong', 'negative'] });
    expect(leftOut).toContain('"Sugar","","2.5","12.50 GH₵"');
    expect(leftOut).toContain('"Rice","R1","-2.5","10.00"');
  });

  test('says what to fix in the language of the page', async () => {
    const { send } = await open(on);
    const french = { 'accept-language': 'fr' };
    const body = { csv: list, save: false, leaveOut: ['wrong', 'negative'] };
    const { errors, leftOut } = await send(body, french);
    expect(errors.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringMatching(/n’est pas un nombre. Écrivez une quantité, comme 46 ou 2.5.$/),
      expect.stringMatching(/^Écrivez un code \(SKU\)/),
    ]);
    expect(leftOut).toMatch(/^\uFEFF"À corriger",/);
    expect(leftOut).toContain('"La quantité est négative."');
    expect((await send({ ...body, csv: leftOut }, french)).leftOut).toBe(leftOut);
    const inEnglish = (await send(body)).leftOut;
    expect((await send({ ...body, csv: inEnglish }, french)).leftOut).toBe(leftOut);
    expect((await send({ ...body, csv: leftOut })).leftOut).toBe(inEnglish);
    const unreadable = await send({ csv: 'a,b\n1,2', save: false }, french);
    expect(unreadable.errors[0].message).toMatch(
      /^Une ligne au-dessus des articles doit nommer les colonnes/,
    );
  });

  test('stores nothing from an unreadable file', async () => {
    const { send, stored } = await open(on);
    const answer = await send({ csv: 'a,b\nRice,RICE', save: true, leaveOut: ['wrong'] });
    expect([answer.saved, answer.leftOut, answer.counts.wrong]).toEqual([false, '', 1]);
    expect(await stored()).toEqual([]);
  });
});

import { inLanguage } from '@accounting-site/content/languages/current-language';
import { describe, expect, test } from 'vitest';
import { readInventoryFile } from './read-inventory-file.ts';

const gari = { line: 2, name: 'Gari 2 kg', sku: 'GARI-2KG', unit: 'bag', quantity: 1200, pricePesewas: 2800 };
const rice = 'Rice,RICE,bag,5,95';

describe('a file of inventory', () => {
  test('has no name or code that is the error of a formula', async () => {
    const { rows, errors } = await readInventoryFile(
      'name,sku,quantity\n#N/A,A1,4\nOil,#REF!,4\nTea,#REF!,4\n#1 tea,T1,4',
    );
    expect(rows).toMatchObject([{ name: '#1 tea' }]);
    const said = expect.stringContaining('A formula in this cell has no result.');
    expect(errors).toEqual([
      { line: 2, column: 'name', message: said },
      { line: 3, column: 'sku', message: said },
      { line: 4, column: 'sku', message: said },
    ]);
  });

  test('in French needs a point or no comma, because 1,200 may be 1.2', async () => {
    const file = 'name;sku;quantity\nGari 2 kg;GARI-2KG;1,200\nRice;RICE;1 200.5';
    const { rows, errors } = await inLanguage('fr', () => readInventoryFile(file));
    expect(rows).toMatchObject([{ quantity: 1200.5 }]);
    expect(errors).toMatchObject([{ line: 2, message: expect.stringContaining('1,200') }]);
  });

  test.each([
    ['commas', 'name,sku,unit,quantity,price\nGari 2 kg,GARI-2KG,bag,"1,200",28.00\n'],
    ['semicolons', 'name;sku;unit;quantity;price\nGari 2 kg;GARI-2KG;bag;1200;28,00'],
    ['tabs', 'name\tsku\tunit\tquantity\tprice\nGari 2 kg\tGARI-2KG\tbag\t1200\t28'],
    ['a byte order mark', '\uFEFFname,sku,unit,quantity,price\nGari 2 kg,GARI-2KG,bag,1200,28'],
    ['the line ends of Windows', 'name,sku,unit,quantity,price\r\nGari 2 kg,GARI-2KG,bag,1200,28\r\n'],
    ['old line ends', 'name,sku,unit,quantity,price\rGari 2 kg,GARI-2KG,bag,1200,28\r'],
    ['quotation marks', '"name","sku","unit","quantity","price"\n"Gari 2 kg","GARI-2KG","bag","1200","28"'],
    ['white space', ' name , sku ,unit,quantity, price \n Gari 2 kg ,\u00a0GARI-2KG, bag, 1200 ,28 '],
    [
      'other columns in another order',
      'Shelf,price,quantity,sku,unit,name\nA3,28,1200,GARI-2KG,bag,Gari 2 kg',
    ],
    [
      'long headings, from Excel without UTF-8',
      'Product Name,Stock Keeping Unit,UOM,Quantity in Stock,Price (GH?)\nGari 2 kg,GARI-2KG,bag,1200,GH?28',
    ],
    [
      'a title above the headings and a total, as in our own stock sheet',
      'Business,Ama, Sons & Co,,\nCounted by,,,,\n,,,,\nItem code,Item,Unit,Counted,Price\nGARI-2KG,Gari 2 kg,bag,1200,28\n,Together,,,28',
    ],
    [
      'French headings',
      'Désignation;RÉFÉRENCE;Unité;Quantite;Prix de vente (GH₵)\nGari 2 kg;GARI-2KG;bag;1200;28',
    ],
    [
      'capitals and signs',
      'ITEM_NAME,ITEM-CODE,Unit of measure,QTY.,Unit price GH₵\nGari 2 kg,GARI-2KG,bag,1200,28',
    ],
    [
      'empty cells at the end',
      'name,sku,unit,quantity,price,,\nGari 2 kg,GARI-2KG,bag,1200,28,,,,\n,,,,,,\n',
    ],
  ])('is read with %s', async (_what, text) => {
    expect(await readInventoryFile(text)).toMatchObject({
      rows: [{ ...gari, line: expect.any(Number) }],
      errors: [],
    });
  });

  test('may omit units and prices, which are then undefined', async () => {
    const { rows } = await readInventoryFile('name,sku,quantity\nGari 2 kg,GARI-2KG,1200');
    expect(rows).toMatchObject([{ ...gari, unit: undefined, pricePesewas: undefined }]);
    const empty = await readInventoryFile('sep=;\nname;sku;unit;quantity;price\nGari 2 kg;GARI-2KG;;1200;');
    expect(empty.rows).toMatchObject([{ ...gari, line: 3, unit: undefined, pricePesewas: undefined }]);
  });

  test('uses the preferred one of several matching headings', async () => {
    const { rows } = await readInventoryFile(
      'Description,Code,Name,Stock,Quantity,SKU\nFood,1,Gari,7,5,GARI',
    );
    expect(rows).toMatchObject([{ name: 'Gari', sku: 'GARI', quantity: 5 }]);
  });

  test('ignores a price in another currency, and names its column', async () => {
    const { rows, unread } = await readInventoryFile('name,sku,quantity,price (USD),\nGari,GARI,5,9,');
    expect(rows).toMatchObject([{ pricePesewas: undefined }]);
    expect(unread).toEqual(['price (USD)']);
  });

  test.each(['en', 'fr'])('with semicolons may have decimal commas, in %s', async (language) => {
    const file =
      'name;sku;quantity;price\nSugar;S1;2,5;12,50 GH₵\nRice;R1;1 200,5;1050,00\nOil;O1;7;1,2,50\nTea;T1;1,125;3';
    const { rows, errors } = await inLanguage(language, () => readInventoryFile(file));
    expect(rows).toMatchObject([
      { quantity: 2.5, pricePesewas: 1250 },
      { quantity: 1200.5, pricePesewas: 105000 },
    ]);
    expect(errors).toMatchObject([
      { line: 4, message: expect.stringContaining('1,2,50') },
      // A kilogram and an eighth, or a thousand.
      { line: 5, message: expect.stringContaining('1,125') },
    ]);
  });

  test('reports the first line of a row, also with line breaks inside quotation marks', async () => {
    const text = `\r\nname,sku,quantity\r\n\r\n"Gari\r\n\r\n2 kg",GARI,1\r\n\r\n"Oil ""extra""",OIL,2\r\nA 2" pipe,PIPE,3\r\n`;
    const { rows } = await readInventoryFile(text);
    expect(rows.map(({ line, name }) => [line, name])).toEqual([
      [4, 'Gari 2 kg'],
      [8, 'Oil "extra"'],
      [9, 'A 2" pipe'],
    ]);
  });

  test.each([
    ['nothing', '', 1, 'There is nothing in this file.'],
    ['white space', '\n  \n', 1, 'There is nothing in this file.'],
    ['a heading alone', 'name,sku,quantity\n,,\n', 1, 'There is no item below the headings.'],
    [
      'no heading',
      rice,
      1,
      'A line above the items must name the columns name, sku (your code) and quantity. Unit and price are optional. Missing: name and sku and quantity.',
    ],
    [
      'a heading without the SKU',
      '\nname,quantity,price\nRice,5,95',
      2,
      'A line above the items must name the columns name, sku (your code) and quantity. Unit and price are optional. Missing: sku.',
    ],
    [
      'two columns with the same heading',
      'name,sku,quantity,Name\n',
      1,
      'Two columns are called Name. Rename one, or delete it.',
    ],
    [
      'an unclosed quotation mark',
      `name,sku,quantity\n${'a,b,1\n'.repeat(3)}"Rice,RICE,5\nGari,GARI,10\n`,
      5,
      'A quotation mark opens in this line and is never closed. Add one after the text, or remove it.',
    ],
    [
      'a quotation mark inside quotation marks',
      'name,sku,quantity\nGàri,GARI,1\n"A 2" pipe",PIPE,5\n',
      3,
      'There is text after a closing quotation mark. Inside quotation marks write a quotation mark twice, like "A 5"" pipe".',
    ],
  ])('with %s is refused as a whole', async (_what, text, line, message) => {
    expect(await readInventoryFile(text)).toMatchObject({
      rows: [],
      errors: [{ line, column: '', message }],
    });
  });

  test.each([
    ['no name', ' ,RICE,5', 'Item', 'Write what the item is called.'],
    ['a name of control characters', '\u0000\u0007,RICE,5', 'Item', 'Write what the item is called.'],
    ['a name that is too long', `${'R'.repeat(201)},RICE,5`, 'Item', 'Name must be 200 characters or fewer'],
    ['no SKU', 'Rice,,5', 'SKU', 'Write a code (SKU): a short one of its own for each item, like RICE-5KG.'],
    ['an SKU that is too long', `Rice,${'R'.repeat(65)},5`, 'SKU', 'SKU must be 64 characters or fewer'],
    [
      'an SKU that a spreadsheet shortened',
      'Rice,6.00123E+12,5',
      'SKU',
      'A spreadsheet has shortened this code. Give its column the format Text, type the whole code, and save the file again.',
    ],
    ['a repeated SKU', 'Rice,GARI,5', 'SKU', 'Line 2 has the same code (SKU). Each item needs its own.'],
    [
      'a quantity that is text',
      'Rice,RICE,five',
      'Qty',
      '“five” is not a number. Write a quantity, like 46 or 2.5.',
    ],
    ['no quantity', 'Rice,RICE', 'Qty', 'Write a quantity, like 46 or 2.5.'],
    ['a price below zero', 'Rice,RICE,5,,-1', 'Price (GHS)', 'A price is 0 or more.'],
    [
      'a unit that is too long',
      `Rice,RICE,5,${'u'.repeat(33)}`,
      'Unit',
      'Unit must be 32 characters or fewer',
    ],
    [
      'a number with a thousands separator',
      'Rice,RICE,1,200,bag,95',
      '',
      'This line has more cells than there are headings. If a text or number contains a comma or semicolon, put it in quotation marks, like "1,200".',
    ],
  ])(
    'with %s in a row gets an error that names the column and what to write',
    async (_what, row, column, message) => {
      const { rows, errors } = await readInventoryFile(
        `Item,SKU,Qty,Unit,Price (GHS)\nGari,GARI,1,bag,28\n${row}\n`,
      );
      expect(errors).toEqual([{ line: 3, column, message }]);
      expect(rows.map(({ sku }) => sku)).toEqual(['GARI']);
    },
  );

  test('reports all errors of a row together', async () => {
    const { errors } = await readInventoryFile('name,sku,quantity,price\n,,x,y');
    expect(errors.map(({ column }) => column)).toEqual(['name', 'sku', 'quantity', 'price']);
  });

  test('may contain at most ten thousand items', async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => `Item ${index},SKU-${index},${index}`);
    const most = await readInventoryFile(['name,sku,quantity', ...rows.slice(1)].join('\n'));
    expect([most.rows.length, most.errors]).toEqual([10_000, []]);
    const tooMany = await readInventoryFile(['name,sku,quantity', ...rows].join('\n'));
    const message = 'A file may hold 10,000 items. Split it into smaller ones.';
    expect(tooMany).toMatchObject({ rows: [], errors: [{ line: 10_002, column: '', message }] });
  });

  test('has at most two hundred columns that are looked at', async () => {
    const { unread, errors } = await readInventoryFile(
      `name,sku,quantity${',shelf'.repeat(5000)}\nRice,RICE,1${',A'.repeat(5000)}`,
    );
    expect([unread.length, errors]).toEqual([197, []]);
    const late = await readInventoryFile(`${'shelf,'.repeat(200)}name,sku,quantity\nRice,RICE,1`);
    expect(late.errors).toMatchObject([{ line: 1, message: expect.stringMatching(/Missing: /) }]);
  });

  test('does not block the event loop while a large one is read', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `Item ${index},SKU-${index},${index}`);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    await readInventoryFile(['name,sku,quantity', ...rows].join('\n'));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});

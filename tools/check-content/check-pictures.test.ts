import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith, tinyPicture } from '@accounting-site/content/testing/picture-content';
import { expect, test } from 'vitest';
import { findPictureProblems, findUnusedPictures } from './check-pictures.ts';
import { findContentProblems } from './find-problems.ts';
import { readSources } from './read-sources.ts';

const find = () => findPictureProblems(readSources());

const team = (file: string) =>
  `members:\n  - name: Esi Quaye\n    role: Accountant\n    picture: { file: ${file}, alt: Esi at her desk }\n    bio: Keeps the books.\n`;
/** A JPEG of 40 by 20 pixels, with the mark of a camera that was held upright. */
const onItsSide = Buffer.from(
  '/9j/4QC8RXhpZgAASUkqAAgAAAAGABIBAwABAAAABgAAABoBBQABAAAAVgAAABsBBQABAAAAXgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAZgAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAACgAAAADoAQAAQAAABQAAAAAAAAA/+IB8ElDQ19QUk9GSUxFAAEBAAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5keem/Vlo+AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFIARwBCbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd///zJgAAB5AAAP2S///7of///aIAAAPcAADAcVhZWiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVogAAAAAAAAJKAAAA+FAAC2xHBhcmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApb/9sAQwAoHB4jHhkoIyEjLSsoMDxkQTw3Nzx7WF1JZJGAmZaPgIyKoLTmw6Cq2q2KjMj/y9ru9f///5vB////+v/m/f/4/9sAQwErLS08NTx2QUF2+KWMpfj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4/8AAEQgAFAAoAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAE/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABYBAQEBAAAAAAAAAAAAAAAAAAAEBf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJQE7YAAAAAAAAAAf//Z',
  'base64',
);

test('a picture that an entry shows is fine', async () => {
  const folder = contentWith({ 'images/esi.webp': tinyPicture, 'en/team.yaml': team('images/esi.webp') });
  expect(await withContentFolder(folder, find)).toEqual([]);
  expect(withContentFolder(folder, findUnusedPictures)).toEqual([]);
});

test.each([
  ['a missing picture', { 'en/team.yaml': team('images/esi.webp') }, 'there is no such picture'],
  ['an SVG', { 'images/esi.svg': '<svg/>' }, 'name it with small letters'],
  ['a name with a space', { 'images/Esi 1.webp': tinyPicture }, 'name it with small letters'],
  ['HTML named as a picture', { 'images/esi.webp': '<script>1</script>' }, 'this is no picture'],
  ['a photo on its side', { 'images/esi.jpg': onItsSide }, 'stored on its side'],
])('%s is a problem', async (_name, files, message) => {
  const [problem, ...more] = await withContentFolder(contentWith(files), find);
  expect([problem?.message, more]).toEqual([expect.stringContaining(message), []]);
});

test('a field without a text for people who cannot see it is a problem, an unused picture is none', async () => {
  const file = team('images/esi.webp').replace(', alt: Esi at her desk', '');
  const folder = contentWith({
    'images/esi.webp': tinyPicture,
    'images/shop.webp': tinyPicture,
    'en/team.yaml': file,
  });
  const problems = await withContentFolder(folder, findContentProblems);
  expect(problems).toMatchObject([{ file: 'en/team.yaml', line: 4, field: 'members[1].picture.alt' }]);
  expect(withContentFolder(folder, findUnusedPictures)).toEqual(['images/shop.webp']);
});

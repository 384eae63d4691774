import { expect, test } from 'vitest';
import { readPictureHeader } from './picture-header.ts';

/** Pictures of 3 by 2 pixels. */
const pictures = {
  jpeg: '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/wAARCAACAAMDASIAAhEBAxEB/9k=',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVQImWOQynaHIAY4CwAu1gTJs1HgfQAAAABJRU5ErkJggg==',
  webp: 'UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoDAAIAAUAmJaACdAF1AAD+8iGSI//kGP92X+knEYAAAA==',
  'webp without loss': 'UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQtWr0qP+BiOh/AAA=',
  'webp with transparency':
    'UklGRlQAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAiIiIiIiIAFZQOCAmAAAAcAEAnQEqAwACAAFAJiWgAnQBdQAA/vIhkiP/5Bj/dl/pJxGAAAA=',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAMAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgg4BCtICGg0gDIUGUJjBMAANAAAkEDJHGFKa1fqf8o=',
};
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

test.each(Object.entries(pictures))('reads the size of %s', (name, base64) => {
  const header = { kind: name.split(' ')[0], width: 3, height: 2 };
  expect(readPictureHeader(bytesOf(base64))).toEqual(header);
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['HTML after the first bytes of a JPEG', '\u00ff\u00d8\u00ff<script>alert(1)</script>'],
  ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
  ['a ZIP', 'PK\u0003\u0004 image.png'],
  ['a HEIC', '\u0000\u0000\u0000\u0010ftypheic\u0000\u0000\u0000\u0000'],
  ['nothing', ''],
])('%s is no picture', (_name, text) => {
  expect(readPictureHeader(new Uint8Array(Buffer.from(text, 'latin1')))).toBeUndefined();
});

test('a picture that ends anywhere in its header is none, and never an exception', () => {
  for (const base64 of Object.values(pictures)) {
    const bytes = bytesOf(base64);
    for (let length = 0; length < bytes.length; length++) {
      const found = readPictureHeader(bytes.subarray(0, length));
      if (found !== undefined) expect([found.width, found.height]).toEqual([3, 2]);
    }
  }
});

test('a header may claim any size', () => {
  const bytes = bytesOf(pictures.png);
  new DataView(bytes.buffer).setUint32(16, 50_000);
  new DataView(bytes.buffer).setUint32(20, 50_000);
  expect(readPictureHeader(bytes)).toEqual({ kind: 'png', width: 50_000, height: 50_000 });
});

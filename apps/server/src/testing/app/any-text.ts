import fc from 'fast-check';

/** Texts of an attacker who wants another header, another recipient or a broken server. */
const attacks = [
  '\r\nBcc: everyone@evil.example',
  '\nTo: everyone@evil.example\n\nBody',
  '\r\n.\r\nMAIL FROM:<evil@evil.example>\r\n',
  '>\r\nRCPT TO:<everyone@evil.example>',
  ', everyone@evil.example',
  '; everyone@evil.example',
  '<everyone@evil.example>',
  '" <everyone@evil.example>, "',
  'a:b@evil.example;',
  '=?utf-8?Q?=0D=0ABcc:_everyone@evil.example?=',
  '\u2028Bcc: everyone@evil.example',
  '\u0000',
  '\u202e',
  '[slot] {brand.name}',
  "'; drop table outbox; --",
  '<script>alert(1)</script>',
  '₵Ɛɔŋ 漢字 🛒',
  '%0d%0aBcc:%20x',
  'x'.repeat(2000),
];

/** Any text: characters of every kind, control characters and attacks, mixed and repeated. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom(...attacks)), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** Generates a text that is often, but not always, an email address. */
export const anyAddress: fc.Arbitrary<string> = fc.oneof(
  fc.emailAddress(),
  fc.tuple(anyText, fc.constantFrom('@', ''), anyText).map((parts) => parts.join('')),
  fc.constantFrom(...attacks).map((attack) => `ama@shop.example${attack}`),
  fc.constantFrom(...attacks).map((attack) => `${attack}ama@shop.example`),
);

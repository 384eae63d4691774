import type { YAMLError } from 'yaml';

const startAlike = 'Lines that belong together begin at the same place, two spaces further for each level';

/**
 * Explanations of parser errors, by error code and a part of the message, with a fix. The first match is
 * used.
 */
const explanations: [code: YAMLError['code'], message: RegExp, words: string][] = [
  ['TAB_AS_INDENT', /./, 'the line is indented with a tab. Use spaces: two for each level'],
  ['DUPLICATE_KEY', /./, 'the field is there twice. Remove one of the two'],
  ['BAD_INDENT', /Flow/, 'a { or [ above is not closed. Write } or ] at its end'],
  ['BAD_INDENT', /./, `the line is indented by too few or too many spaces. ${startAlike}`],
  ['MISSING_CHAR', /quote/, 'a text begins with a quote and does not end with one'],
  [
    'MISSING_CHAR',
    /Sequence item/,
    `the line has no "- " before it, or is indented by too few or too many spaces. ${startAlike}`,
  ],
  ['BLOCK_AS_IMPLICIT_KEY', /sequence/, `the line is indented by too few or too many spaces. ${startAlike}`],
  [
    'MULTILINE_IMPLICIT_KEY',
    /./,
    `the next line is indented by too few or too many spaces, or a colon is missing. ${startAlike}`,
  ],
  ['BLOCK_AS_IMPLICIT_KEY', /./, 'the text contains ": ". Put the whole text in "quotes"'],
  [
    'BAD_SCALAR_START',
    /./,
    'the text begins with a sign that means something in YAML. Put the whole text in "quotes"',
  ],
  ['BAD_DIRECTIVE', /./, 'the line begins with %. Put the whole text in "quotes"'],
  ['MULTIPLE_DOCS', /./, 'the line --- belongs in articles only. Remove it and the repeated text'],
  ['BAD_DQ_ESCAPE', /./, 'the text contains a backslash. Write it twice: \\\\'],
  [
    'UNEXPECTED_TOKEN',
    /./,
    'the text has an end before this place. Put the whole text in "quotes", and check the indentation',
  ],
];

/**
 * Explains the errors of a line for an editor.
 * @param errors all errors of the parser on this line, at least one
 */
export function inPlainWords(errors: YAMLError[]): string {
  const found = explanations.find(([code, message]) =>
    errors.some((error) => error.code === code && message.test(error.message)),
  );
  return (
    found?.[2] ??
    `${errors[0]?.message}. Check the indentation, and put quotes around a text that contains ": " or starts with { [ * & # @`
  );
}

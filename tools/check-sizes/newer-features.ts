/**
 * Names that the oldest browsers whose scripts we support lack (docs/decisions/0018). Vite converts newer syntax, but
 * no names and no regular expressions. Only these names are found: add newer ones.
 */
const newer = new RegExp(
  [
    // Firefox 90, Chrome 92, Safari 15.4
    /\.at\(/,
    /\bObject\.hasOwn\b/,
    /\brandomUUID\(/,
    /\bstructuredClone\(/,
    /\.findLast(?:Index)?\(/,
    // Firefox 104, Safari 16
    /\.requestSubmit\(/,
    /\.showPicker\(/,
    /\bAbortSignal\.(?:any|timeout)\(/,
    // 2023 and later
    /\.to(?:Spliced|Sorted|Reversed|WellFormed)\(/,
    /\.isWellFormed\(/,
    /\.checkVisibility\(/,
    /\bIntl\.Segmenter\b/,
    /\b(?:Dec|C)ompressionStream\b/,
    /\bOffscreenCanvas\b/,
    /\bIterator\.from\(/,
    /\b(?:Map|Object)\.groupBy\(/,
    /\bArray\.fromAsync\(/,
    /\bPromise\.(?:withResolvers|try)\(/,
    /\bURL\.(?:canParse|parse)\(/,
    /\bRegExp\.escape\(/,
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|flatMap|find|some|every|reduce|forEach|toArray|take|drop)\(/,
    // A lookbehind, which is an error in the whole script before Safari 16.4.
    /\(\?<[=!]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** In packages: what Astro does for exports with a dot, what report-vitals.ts skips, and a message of React. */
const neverRun = [
  'Object.hasOwn(this.Component',
  'this.o.at(-1)',
  'this.l.at(-1)',
  'form.requestSubmit() instead',
];

/** The newer names in code, each once. */
export function findNewerFeatures(code: string): string[] {
  const ours = neverRun.reduce((left, known) => left.replaceAll(known, ''), code);
  return [...new Set(ours.match(newer))];
}

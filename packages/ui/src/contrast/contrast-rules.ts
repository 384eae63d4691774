/** Each of these colours has at least this contrast on each of these backgrounds, in both themes. */
interface ContrastRule {
  use: string;
  least: number;
  colours: readonly string[];
  on: readonly string[];
}

const pageGrounds = ['--ground', '--ground-tint', '--ground-raised'] as const;
const tints = ['--primary-tint', '--danger-tint'] as const;

/** Body text 7:1 (WCAG 2.2, 1.4.6), other text 4.5:1 (1.4.3), controls and the focus ring 3:1 (1.4.11, 2.4.13). */
export const contrastRules: readonly ContrastRule[] = [
  { use: 'body text', least: 7, colours: ['--text'], on: [...pageGrounds, ...tints] },
  { use: 'leads, help, answers', least: 7, colours: ['--text-quiet'], on: pageGrounds },
  { use: 'quiet words on a tint', least: 4.5, colours: ['--text-quiet'], on: tints },
  {
    use: 'body text on a band',
    least: 7,
    colours: ['--text-on-band', '--text-on-band-quiet'],
    on: ['--ground-band', '--ground-footer'],
  },
  {
    use: 'body text at the end of a page',
    least: 7,
    colours: ['--text-on-closing'],
    on: ['--ground-closing'],
  },
  { use: 'links', least: 4.5, colours: ['--link'], on: [...pageGrounds, ...tints] },
  { use: 'links on a band', least: 4.5, colours: ['--accent'], on: ['--ground-band', '--ground-footer'] },
  { use: 'errors', least: 4.5, colours: ['--danger'], on: [...pageGrounds, ...tints] },
  {
    use: 'words on a button',
    least: 4.5,
    colours: ['--on-primary'],
    on: ['--primary', '--primary-hover'],
  },
  {
    use: 'words on gold',
    least: 4.5,
    colours: ['--on-accent'],
    on: ['--accent', '--accent-hover'],
  },
  { use: 'edges of fields', least: 3, colours: ['--line-control'], on: [...pageGrounds, ...tints] },
  {
    use: 'filled controls',
    least: 3,
    colours: ['--primary', '--primary-hover', '--mark'],
    on: pageGrounds,
  },
  {
    use: 'filled controls at the end of a page',
    least: 3,
    colours: ['--primary', '--primary-hover'],
    on: ['--ground-closing'],
  },
  {
    use: 'filled controls on a band',
    least: 3,
    colours: ['--accent', '--accent-hover'],
    on: ['--ground-band'],
  },
  { use: 'focus ring', least: 3, colours: ['--focus'], on: [...pageGrounds, ...tints] },
  // Also for a band that does not set its own ring colour.
  { use: 'halo of the focus ring on a band', least: 3, colours: ['--focus-halo'], on: ['--ground-band'] },
];

/** Colours that carry no information. */
export const decoration: readonly string[] = ['--line', '--weave-1', '--weave-2', '--weave-3', '--weave-4'];

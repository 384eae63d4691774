/** The palette of ui/tokens.css for pictures, which know neither CSS nor OKLCH. */
export const palette = {
  paper: '#fcfaf4',
  ink: '#0d1f16',
  quiet: '#4c5d53',
  forest: '#005d37',
  gold: '#f0bb3b',
  clay: '#c65029',
};

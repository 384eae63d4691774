/** The texts of a search box. Keep them few, because they are part of every page with a box. */
export interface SearchProps {
  label: string;
  placeholder: string;
  button: string;
  words: {
    /** "1 result", and the word for other numbers. */
    one: string;
    many: string;
    /** The link from a short list to all results. */
    every: string;
    none: string;
    failed: string;
  };
}

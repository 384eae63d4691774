/** The words of a search box. Keep them few: they travel inside the page. */
export interface SearchProps {
  label: string;
  placeholder: string;
  button: string;
  words: {
    /** "1 result", and the word behind another number. */
    one: string;
    many: string;
    /** What leads from a short list to all results. */
    every: string;
    none: string;
    failed: string;
  };
}

/** A part of the page that its script fills, and its texts, which are in the part's data attribute. */
export function partOfPage<Words>(name: string): { part: HTMLElement; words: Words } | undefined {
  const part = document.querySelector<HTMLElement>(`[data-${name}]`);
  const words = part?.getAttribute(`data-${name}`);
  return part && words ? { part, words: JSON.parse(words) } : undefined;
}

/** Creates an element with a text, such as a paragraph or a button. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  textContent: string,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent, ...properties });
}

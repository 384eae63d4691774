/** Parts of a text with keys. Their place is their key, because a part has no other name and keeps no state. */
export const keyed = <Item>(items: readonly Item[]): { key: string; item: Item }[] =>
  items.map((item, at) => ({ key: `${at}`, item }));

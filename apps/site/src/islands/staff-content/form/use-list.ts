import { fillSlots } from '@accounting-site/content/fill-slots';
import { useRef, useState } from 'react';
import type { FieldOf } from './field-of.ts';
import { singular } from './field-words.ts';
import { useForm } from './form-context.ts';
import { emptyOf, listOf, moveItem, type Path, removeItem, titleOf } from './values.ts';

interface Removed {
  item: unknown;
  key: number;
  at: number;
  what: string;
}

/** The entries of a list with stable keys, and their changes, each announced. */
export function useList(field: FieldOf<'list'>, path: Path, value: unknown) {
  const { set, say, words } = useForm();
  const items = listOf(value);
  const next = useRef(items.length);
  const [keys, setKeys] = useState(() => items.map((_, at) => at));
  /** The entry that was added or brought back last. */
  const [placed, setPlaced] = useState<{ key: number }>();
  const [removed, setRemoved] = useState<Removed>();
  const one = singular(field.label);
  const nameOf = (item: unknown, at: number) => titleOf(item).slice(0, 60) || `${one} ${at + 1}`;

  function change(list: unknown[], itsKeys: number[]) {
    // An optional list without entries is left out.
    set(path, list.length === 0 && !field.isRequired ? undefined : list);
    setKeys(itsKeys);
  }
  return {
    one,
    items: items.map((item, at) => ({ item, at, key: keys[at] ?? -at - 1, name: nameOf(item, at) })),
    placed,
    removed,
    add() {
      const key = next.current;
      next.current += 1;
      setPlaced({ key });
      setRemoved(undefined);
      change([...items, emptyOf(field.items(items.length))], [...keys, key]);
    },
    move(from: number, to: number) {
      setRemoved(undefined);
      change(moveItem(items, from, to), moveItem(keys, from, to));
      say(fillSlots(words.moved, { what: nameOf(items[from], from), place: `${to + 1}` }));
    },
    remove(at: number) {
      const what = nameOf(items[at], at);
      setRemoved({ item: items[at], key: keys[at] ?? next.current, at, what });
      change(removeItem(items, at), removeItem(keys, at));
    },
    putBack({ item, key, at, what }: Removed) {
      setRemoved(undefined);
      setPlaced({ key });
      change(items.toSpliced(at, 0, item), keys.toSpliced(at, 0, key));
      say(fillSlots(words.put_back, { what }));
    },
  };
}

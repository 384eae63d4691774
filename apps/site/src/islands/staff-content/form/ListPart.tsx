import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import styles from './Form.module.css';
import type { FieldOf } from './field-of.ts';
import { singular } from './field-words.ts';
import { type ControlProps, idOf, useForm } from './form-context.ts';
import { Fields } from './ObjectPart.tsx';
import { Part } from './Part.tsx';
import { useRemoval } from './use-removal.tsx';
import {
  emptyOf,
  insertItem,
  listOf,
  moveItem,
  type Path,
  previewOf,
  removeItem,
  titleOf,
} from './values.ts';

/** A list, in a part of the form. */
export function ListPart(props: ControlProps<FieldOf<'list'>>) {
  const { isShort } = useForm();
  const { field, path, value } = props;
  const count = listOf(value).length;
  const preview = [`${count}`, previewOf(value)].filter(Boolean).join(' · ');
  return (
    <Part path={path} label={field.label} preview={preview} startsOpen={isShort}>
      {() => <Items {...props} />}
    </Part>
  );
}

/** The entries, each with buttons that move and remove it, and a button that adds one. */
function Items({ field, path, value }: ControlProps<FieldOf<'list'>>) {
  const { words, Control } = useForm();
  const list = useList(field, path, value);
  const { least, most } = field.count;
  const count = list.items.length;

  return (
    <div className="stack gap-3">
      {field.help && <p className="quiet small">{field.help}</p>}
      {list.items.map(({ item, at, id, name }) => {
        const each = field.items(at);
        const tools = (
          <ListTools
            what={name}
            at={at}
            count={count}
            onMove={(to) => list.move(at, to)}
            onRemove={count > least ? () => list.remove(at) : undefined}
          />
        );
        const inner = [...path, at];
        return (
          <div key={id} id={id}>
            {each.kind === 'object' ? (
              <Part path={inner} label={name} tools={tools} startsOpen={id === list.placed}>
                {() => <Fields field={each} path={inner} value={item} />}
              </Part>
            ) : (
              <div className={`cluster ${styles.row}`}>
                <Control field={{ ...each, label: `${list.one} ${at + 1}` }} path={inner} value={item} />
                {tools}
              </div>
            )}
          </div>
        );
      })}
      {list.note}
      {count < (most ?? Number.POSITIVE_INFINITY) && (
        <div>
          <Button variant="secondary" icon={<Icon of={Plus} size={18} />} onClick={list.add}>
            {fillSlots(words.add, { what: list.one })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ListToolsProps {
  /** What the entry is called. */
  what: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  /** Absent if the list cannot be shorter. */
  onRemove: (() => void) | undefined;
}

/** The buttons of one entry of a list. One that does nothing keeps its place and the focus. */
function ListTools({ what, at, count, onMove, onRemove }: ListToolsProps) {
  const { words } = useForm();
  const move = (to: number) => () => {
    if (to >= 0 && to < count) onMove(to);
  };
  const tools = [
    { name: words.up, icon: ArrowUp, isOff: at === 0, press: move(at - 1) },
    { name: words.down, icon: ArrowDown, isOff: at === count - 1, press: move(at + 1) },
    ...(onRemove ? [{ name: words.remove, icon: Trash2, isOff: false, press: onRemove }] : []),
  ];
  return (
    <span className={styles.tools}>
      {tools.map(({ name, icon, isOff, press }) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={fillSlots(name, { what })}
          aria-disabled={isOff || undefined}
          onClick={press}
        >
          <Icon of={icon} size={18} />
        </button>
      ))}
    </span>
  );
}

interface Removed {
  item: unknown;
  key: number;
  at: number;
  what: string;
}

/** The entries of a list with stable keys, and their changes, each announced. */
function useList(field: FieldOf<'list'>, path: Path, value: unknown) {
  const { set, say, words } = useForm();
  const items = listOf(value);
  const next = useRef(items.length);
  const [keys, setKeys] = useState(() => items.map((_, at) => at));
  const one = singular(field.label);
  const nameOf = (item: unknown, at: number) => titleOf(item).slice(0, 60) || `${one} ${at + 1}`;

  function change(list: unknown[], itsKeys: number[]) {
    // An optional list without entries is left out.
    set(path, list.length === 0 && !field.isRequired ? undefined : list);
    setKeys(itsKeys);
  }
  const idOfKey = (key: number) => `${idOf(path)}-${key}`;
  const { placed, place, setRemoved, note } = useRemoval<Removed>(({ item, key, at }) => {
    change(insertItem(items, at, item), insertItem(keys, at, key));
    return idOfKey(key);
  });
  return {
    one,
    items: items.map((item, at) => ({ item, at, id: idOfKey(keys[at] ?? -at - 1), name: nameOf(item, at) })),
    placed,
    note,
    add() {
      const key = next.current;
      next.current += 1;
      change([...items, emptyOf(field.items(items.length))], [...keys, key]);
      place(idOfKey(key));
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
  };
}

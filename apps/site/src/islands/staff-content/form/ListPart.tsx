import { fillSlots } from '@accounting-site/content/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Plus } from 'lucide';
import { useEffect, useRef } from 'react';
import styles from './Form.module.css';
import type { FieldOf } from './field-of.ts';
import { type ControlProps, useForm } from './form-context.ts';
import { ListTools } from './ListTools.tsx';
import { Fields } from './ObjectPart.tsx';
import { Part } from './Part.tsx';
import { previewOf } from './preview-of.ts';
import { RemovedNote } from './RemovedNote.tsx';
import { useList } from './use-list.ts';
import { listOf } from './values.ts';

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
  const box = useRef<HTMLDivElement>(null);
  const { least, most } = field.count;
  const count = list.items.length;

  // An entry that was added or brought back is where the person goes on.
  useEffect(() => {
    if (list.placed === undefined) return;
    const entry = box.current?.querySelector(`[data-key="${list.placed.key}"]`);
    const control = entry?.querySelector<HTMLElement>(':is(textarea, input, select)');
    (control ?? entry?.querySelector('button'))?.focus();
  }, [list.placed]);

  return (
    <div ref={box} className="stack gap-3">
      {field.help && <p className="quiet small">{field.help}</p>}
      {list.items.map(({ item, at, key, name }) => {
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
          <div key={key} data-key={key}>
            {each.kind === 'object' ? (
              <Part path={inner} label={name} tools={tools} startsOpen={key === list.placed?.key}>
                {() => <Fields field={each} path={inner} value={item} />}
              </Part>
            ) : (
              <div className={styles.row}>
                <Control field={{ ...each, label: `${list.one} ${at + 1}` }} path={inner} value={item} />
                {tools}
              </div>
            )}
          </div>
        );
      })}
      <RemovedNote removed={list.removed} onUndo={() => list.removed && list.putBack(list.removed)} />
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

import { TextArea } from '@accounting-site/ui/Field';
import { Icon } from '@accounting-site/ui/Icon';
import { Bold, Eye, Heading, Image, Link, List, ListOrdered, Pencil } from 'lucide';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './Form.module.css';
import { idOf, useErrorOf, useForm } from './form-context.ts';
import { LinkPanel, PicturePanel } from './InsertPanel.tsx';
import { MarkdownPreview } from './MarkdownPreview.tsx';
import {
  bold,
  link,
  markLines,
  picture,
  placeNow,
  type Replacement,
  type Selection,
} from './markdown-marks.ts';

interface MarkdownFieldProps {
  value: string;
  onChange: (text: string) => void;
}

const path = ['body'];
const id = idOf(path);

/** The text of an article, with a toolbar and a preview. */
export function MarkdownField({ value, onChange }: MarkdownFieldProps) {
  const { words, target: goal } = useForm();
  const error = useErrorOf(path);
  const box = useRef<HTMLDivElement>(null);
  const [isPreview, setIsPreview] = useState(false);
  /** Which panel is open, and the place in the text where it inserts something. */
  const [panel, setPanel] = useState<{ of: 'link' | 'picture'; at: Selection }>();
  // An error of the text is fixed in the box, which the preview replaces.
  useEffect(() => {
    if (goal?.field === 'body') setIsPreview(false);
  }, [goal]);

  function change(text: string) {
    // The title of a link is what was selected. A picture may be on its way, so its panel stays.
    if (panel?.of === 'link') setPanel(undefined);
    onChange(text);
  }
  function apply({ from, to, by, select }: Replacement) {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    area.focus();
    area.setSelectionRange(from, to);
    // Keeps the browser's own undo. Where it is not supported, the text is replaced without it.
    if (!document.execCommand('insertText', false, by)) {
      area.setRangeText(by);
      change(area.value);
    }
    area.setSelectionRange(...select);
  }
  function selection(): Selection {
    const area = box.current?.querySelector('textarea');
    return { text: value, start: area?.selectionStart ?? 0, end: area?.selectionEnd ?? 0 };
  }
  const tools = [
    { name: words.bold, icon: Bold, press: () => apply(bold(selection())) },
    { name: words.heading, icon: Heading, press: () => apply(markLines(selection(), 'heading')) },
    { name: words.list, icon: List, press: () => apply(markLines(selection(), 'list')) },
    { name: words.steps, icon: ListOrdered, press: () => apply(markLines(selection(), 'steps')) },
    { name: words.link, icon: Link, press: () => setPanel({ of: 'link', at: selection() }) },
    { name: words.picture, icon: Image, press: () => setPanel({ of: 'picture', at: selection() }) },
  ];
  function close() {
    setPanel(undefined);
    box.current?.querySelector('textarea')?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const press = { b: tools[0]?.press, k: tools[4]?.press }[event.key.toLowerCase()];
    if (!press) return;
    event.preventDefault();
    press();
  }
  return (
    <div ref={box} className={`stack gap-2 ${styles.markdown}`}>
      <div className={`cluster spread middle ${styles.toolbar}`}>
        <div className={styles.tools}>
          {!isPreview &&
            tools.map(({ name, icon, press }) => (
              <button
                key={name}
                type="button"
                className={styles.tool}
                aria-label={name}
                title={name}
                onClick={press}
              >
                <Icon of={icon} size={20} />
              </button>
            ))}
        </div>
        <button type="button" className={styles.switch} onClick={() => setIsPreview(!isPreview)}>
          <Icon of={isPreview ? Pencil : Eye} size={18} />
          {isPreview ? words.write : words.preview}
        </button>
      </div>
      {panel?.of === 'link' && !isPreview && (
        <LinkPanel
          onClose={close}
          onChoose={(address, title) => {
            setPanel(undefined);
            apply(link(panel.at, address, title));
          }}
        />
      )}
      {panel?.of === 'picture' && (
        <div hidden={isPreview}>
          <PicturePanel
            onClose={close}
            onChoose={(path, alt) => {
              setPanel(undefined);
              apply(picture(placeNow(panel.at, selection()), path, alt));
            }}
          />
        </div>
      )}
      {isPreview ? (
        <MarkdownPreview text={value} />
      ) : (
        <TextArea
          id={id}
          label={words.body}
          help={words.body_help}
          error={error}
          rows={Math.min(30, Math.max(10, Math.ceil(value.length / 60)))}
          value={value}
          onKeyDown={onKeyDown}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </div>
  );
}

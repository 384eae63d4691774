import { FilePicker } from '@accounting-site/ui/FilePicker';
import { type DragEvent, type Ref, useState } from 'react';
import type { AccountPageWords } from '../account-page-words.ts';
import styles from './FileField.module.css';
import type { FileProblem } from './read-file.ts';

interface FileFieldProps {
  id: string;
  words: AccountPageWords['import'];
  input: Ref<HTMLInputElement>;
  /** Name of the chosen file. */
  chosen: string | undefined;
  problem: FileProblem | undefined;
  onChoose: (files: readonly File[]) => void;
}

/** The browser's file input with our own text, on an area where a file can also be dropped. */
export function FileField({ id, words, input, chosen, problem, onChoose }: FileFieldProps) {
  const [over, setOver] = useState(false);

  function onDrop(event: DragEvent<HTMLDivElement>) {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboards and screen readers use the field inside
    <div
      className={`stack gap-2 start ${styles.drop}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FilePicker
        ref={input}
        id={id}
        label={words.file}
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={`${id}-chosen ${id}-help ${id}-error`}
        aria-invalid={problem ? true : undefined}
        onChoose={onChoose}
      />
      <p id={`${id}-chosen`} className="strong anywhere unless-empty">
        {chosen}
      </p>
      <p id={`${id}-help`} className="quiet small">
        {words.help} <span className={styles.dropHint}>{words.drop}</span>
      </p>
      {problem && (
        <p id={`${id}-error`} role="alert" className="danger">
          {words.problems[problem]}
        </p>
      )}
    </div>
  );
}

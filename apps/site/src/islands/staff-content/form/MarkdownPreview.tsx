import { Prose } from '@accounting-site/ui/Prose';
import { useMemo } from 'react';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';
import { MarkdownBlocks } from './MarkdownBlocks.tsx';
import { parseMarkdown } from './parse-markdown.ts';

/** The text much as visitors will read it. */
export function MarkdownPreview({ text }: { text: string }) {
  const { words } = useForm();
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <section className={styles.preview_box} aria-label={words.preview}>
      <Prose>
        <MarkdownBlocks blocks={blocks} />
      </Prose>
    </section>
  );
}

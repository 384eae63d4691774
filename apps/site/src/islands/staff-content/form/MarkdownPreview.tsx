import { Prose } from '@accounting-site/ui/Prose';
import type { Token } from 'marked';
import { useEffect, useState } from 'react';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';
import { MarkdownBlocks } from './MarkdownBlocks.tsx';

/** The text much as visitors will read it; as it was typed until the parser is loaded, or when it cannot be. */
export function MarkdownPreview({ text }: { text: string }) {
  const { words } = useForm();
  const [tokens, setTokens] = useState<Token[]>();
  useEffect(() => {
    // With the first preview, because most people who open an entry change a word and need none.
    import('marked').then(({ lexer }) => setTokens(lexer(text))).catch(() => undefined);
  }, [text]);
  return (
    <section className={styles.preview_box} aria-label={words.preview}>
      <Prose>{tokens === undefined ? <p>{text}</p> : <MarkdownBlocks tokens={tokens} />}</Prose>
    </section>
  );
}

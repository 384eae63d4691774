import { TextArea } from '@keystar/ui/text-field';
import type { ContentFormField } from '@keystatic/core';

interface MarkdownTextProps {
  value: string;
  onChange: (value: string) => void;
}

function MarkdownText({ value, onChange }: MarkdownTextProps) {
  return (
    <div className="markdown">
      <TextArea
        label="Text"
        description="Markdown: ## begins a heading, - a list. Facts are in braces, like {brand.name}."
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

/**
 * The Markdown text of an article, unchanged byte for byte. Keystatic's own editor would reformat tables and
 * the facts in braces.
 */
export const markdownField = (): ContentFormField<string, string, string> => ({
  kind: 'form',
  formKind: 'content',
  contentExtension: '.md',
  Input: MarkdownText,
  defaultValue: () => '',
  parse: (_value, { content }) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(content),
  serialize: (value) => ({
    value: undefined,
    content: new TextEncoder().encode(value),
    other: new Map(),
    external: new Map(),
  }),
  validate: (value) => value,
  reader: { parse: (_value, { content }) => new TextDecoder().decode(content) },
});

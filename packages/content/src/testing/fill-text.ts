import { fillTextFacts } from '../facts/placeholders.ts';
import { ContentError } from '../reading/content-error.ts';

/** Replaces every `{fact.name}` in one text. @throws ContentError if the fact does not exist */
export function fillText(file: string, text: string): string {
  const { value, problems } = fillTextFacts(file, text);
  if (problems.length > 0) throw new ContentError(problems);
  return value;
}

/**
 * The first numbered list of a text in Markdown, as plain sentences: what to do, in order. Lines that are set in below
 * a step belong to it; marks of Markdown are left out.
 */
export function howToSteps(body: string): string[] {
  const steps: string[] = [];
  for (const line of body.split('\n')) {
    const step = /^\d+\. (.+)$/.exec(line)?.[1];
    if (step !== undefined) steps.push(step);
    else if (steps.length > 0 && /^\s+\S/.test(line)) steps.push(`${steps.pop()} ${line.trim()}`);
    else if (steps.length > 0 && line.trim() !== '') break;
  }
  return steps.map(withoutMarks);
}

const withoutMarks = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .trim();

/**
 * The questions of a text whose second-level headings are questions, with the answer below each.
 * @param html as renderMarkdown returns it. Tags are removed; entities stay, as schema.org allows HTML
 */
export const questionsIn = (html: string) =>
  html
    .split('<h2')
    .slice(1)
    .map((part) => {
      const [question = '', answer = ''] = part.replace(/^[^>]*>/, '').split('</h2>');
      return { question, answer: answer.replace(/<[^>]*>/g, '').trim() };
    });

const wordsPerMinute = 200;

/** The reading time of a text in minutes, at least one. */
export const readingMinutes = (text: string) =>
  Math.max(1, Math.round(text.split(/\s+/).filter((word) => /\w/.test(word)).length / wordsPerMinute));

import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { commentMaxLength } from '@accounting-site/contract/fields/field-limits';
import { Button } from '@accounting-site/ui/Button';
import { TextArea } from '@accounting-site/ui/Field';
import { PillChoice } from '@accounting-site/ui/PillChoice';
import { FormTerms } from '../FormTerms/FormTerms.tsx';
import styles from './ArticleFeedback.module.css';
import { readArticleFeedbackWords } from './article-feedback-words.ts';

/**
 * Asks below an article whether it helped. It is a plain form. With scripts/article-feedback.ts a vote is
 * stored as soon as it is chosen, and a comment can follow.
 */
export function ArticleFeedback({ path }: { path: string }) {
  const words = readArticleFeedbackWords();
  return (
    <form
      action={sitePath(siteEndpoints.articleFeedback)}
      method="post"
      data-thanks={words.thanks}
      data-thanks-word={words.thanks_word}
      data-failed={words.failed}
      className={`stack measure ${styles.feedback} screen-only`}
    >
      <input type="hidden" name="article" value={path} />
      <input type="text" name="website" hidden tabIndex={-1} autoComplete="off" aria-label="Website" />
      <fieldset className={`cluster middle ${styles.question}`}>
        <legend className={`strong ${styles.legend}`}>{words.question}</legend>
        <PillChoice name="helpful" value="yes" label={words.yes} required />
        <PillChoice name="helpful" value="no" label={words.no} required />
      </fieldset>
      <p role="status" tabIndex={-1} className="quiet unless-empty" />
      <div className={`stack gap-3 ${styles.word}`}>
        <TextArea
          id="feedback-comment"
          name="comment"
          label={words.comment}
          optional={words.comment_optional}
          help={words.comment_help}
          maxLength={commentMaxLength}
          rows={3}
        />
        <div>
          <Button type="submit" variant="secondary">
            {words.send}
          </Button>
          <FormTerms />
        </div>
      </div>
    </form>
  );
}

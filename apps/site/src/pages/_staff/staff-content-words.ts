import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import { slotText, texts } from '../../lib/text/words-schema.ts';
import { deskPageShape, type SharedDeskWords, type WithoutFrame } from './desk-words.ts';

/** The texts of the editor: content/en/pages/staff-content.yaml. */
export const staffContentSchema = z.strictObject({
  ...deskPageShape,
  failures: z.strictObject({ failed: text(), retry: text(), refused: slotText('email') }),
  ...texts('loading', 'no_publisher', 'someone', 'command_line', 'undo').shape,
  views: z.strictObject({
    ...texts('label', 'choose', 'changes', 'history').shape,
    changes_count: slotText('count'),
  }),
  states: z.strictObject({
    ...texts('published', 'changed', 'added', 'deleted', 'errors', 'conflict', 'stale').shape,
    planned: slotText('time'),
  }),
  names: z.record(z.string(), text('write what the team calls the field')),
  choose: z.strictObject({
    ...texts(
      'begin',
      'search',
      'none',
      'drafts',
      'groups',
      'add_title',
      'add_help',
      'add_empty',
      'add_submit',
    ).shape,
    found: slotText('count'),
    entries: slotText('count'),
    by: slotText('name', 'at'),
    add: slotText('what'),
  }),
  edit: z.strictObject({
    ...texts('gone_text', 'gone_help', 'gone_forget', 'was_deleted', 'bring_back').shape,
    ...texts('gone', 'no_form', 'discard', 'restore', 'review', 'delete', 'will_be_deleted', 'errors_one')
      .shape,
    errors_many: slotText('count'),
    discarded: slotText('title'),
    deleted: slotText('title'),
  }),
  save: z.strictObject({
    ...texts('saving', 'unchanged', 'no_network', 'failed', 'refused_because', 'refused', 'unsaved').shape,
    saved: slotText('time'),
  }),
  form: z.strictObject({
    ...texts(
      'optional',
      'none',
      'yes',
      'no',
      'pick',
      'undo',
      'cancel',
      'error_one',
      'new_name',
      'add_name',
      'no_name',
      'same_name',
    ).shape,
    ...texts(
      'body',
      'body_help',
      'whole',
      'whole_help',
      'bold',
      'heading',
      'list',
      'steps',
      'link',
      'picture',
    ).shape,
    ...texts('write', 'preview', 'link_to', 'link_help', 'link_insert').shape,
    slots: slotText('example'),
    error_many: slotText('count'),
    left: slotText('count'),
    over: slotText('count'),
    missing: slotText('count'),
    add: slotText('what'),
    remove: slotText('what'),
    up: slotText('what'),
    down: slotText('what'),
    moved: slotText('what', 'place'),
    removed: slotText('what'),
    put_back: slotText('what'),
  }),
  pictures: z.strictObject({
    ...texts('label', 'none', 'chosen', 'upload', 'uploading', 'not_loaded', 'missing', 'replace').shape,
    ...texts('alt', 'alt_help', 'alt_missing', 'insert').shape,
  }),
  translation: texts('stale', 'original', 'matches'),
  conflict: z.strictObject({
    ...texts('changed', 'text', 'mine', 'keep_mine', 'published', 'published_deleted', 'published_gone')
      .shape,
    heading: slotText('name', 'time'),
    theirs: slotText('name'),
    keep_theirs: slotText('name'),
  }),
  earlier: z.strictObject({
    ...texts('heading', 'deleted', 'use').shape,
    by: slotText('time', 'name'),
    of_files: slotText('time'),
    used: slotText('title'),
  }),
  review: texts('none', 'before', 'after', 'nothing', 'yes', 'no', 'added', 'include'),
  repository: texts('text', 'keep_team', 'keep_files'),
  publish: z.strictObject({
    ...texts('fix_first', 'choose_first', 'note', 'note_help', 'when', 'now', 'later', 'at', 'at_help').shape,
    ...texts('no_time', 'submit', 'submit_later', 'stale').shape,
    heading: slotText('count', 'all'),
  }),
  job: z.strictObject({
    ...texts('label', 'waiting', 'building', 'publishing', 'failed', 'cancelled', 'superseded').shape,
    ...texts('cut_off', 'look', 'cancel').shape,
    later: slotText('time'),
    done: slotText('time'),
  }),
  preview: z.strictObject({
    ...texts('start', 'open', 'label', 'waiting', 'building', 'publishing', 'failed', 'cancelled').shape,
    ...texts('superseded', 'cancel').shape,
    done: slotText('time'),
  }),
  history: z.strictObject({
    ...texts('none', 'current', 'undo', 'undone', 'again', 'new_version').shape,
    publish: slotText('time', 'name'),
    deploy: slotText('time'),
    rollback: slotText('time', 'name'),
    date: slotText('time'),
    date_note: text(),
  }),
});

/** The texts of the island. Slots in square brackets are filled in by it. */
export type StaffContentWords = WithoutFrame<z.infer<typeof staffContentSchema>> &
  SharedDeskWords & {
    /** Messages for failed requests. */
    form_words: AppFormWords;
  };

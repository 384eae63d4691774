import { text } from '@accounting-site/content/fields';
import { recordOf } from '@accounting-site/contract/record-of';
import { z } from 'zod';
import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import { deskPageShape, type SharedDeskWords, type WithoutFrame } from './desk-words.ts';

const withSlots = (slots: string) => text(`write a text; ${slots} is filled in by the page`);
const texts = <const Name extends string>(...names: Name[]) => z.strictObject(recordOf(names, () => text()));

/** The texts of the editor: content/en/pages/staff-content.yaml. */
export const staffContentSchema = z.strictObject({
  ...deskPageShape,
  failures: z.strictObject({ failed: text(), retry: text(), refused: withSlots('[email]') }),
  ...texts('loading', 'no_publisher', 'someone', 'command_line', 'undo').shape,
  views: z.strictObject({
    ...texts('label', 'choose', 'changes', 'history').shape,
    changes_count: withSlots('[count]'),
  }),
  states: texts('published', 'changed', 'added', 'deleted', 'errors', 'conflict', 'stale'),
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
    found: withSlots('[count]'),
    entries: withSlots('[count]'),
    by: withSlots('[name] and [at]'),
    add: withSlots('[what]'),
  }),
  edit: z.strictObject({
    ...texts('gone_text', 'gone_help', 'gone_forget').shape,
    ...texts('gone', 'no_form', 'discard', 'restore', 'review', 'delete', 'will_be_deleted', 'errors_one')
      .shape,
    errors_many: withSlots('[count]'),
    discarded: withSlots('[title]'),
    deleted: withSlots('[title]'),
  }),
  save: z.strictObject({
    ...texts('saving', 'unchanged', 'no_network', 'failed', 'refused', 'unsaved').shape,
    saved: withSlots('[time]'),
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
    slots: withSlots('[example]'),
    error_many: withSlots('[count]'),
    left: withSlots('[count]'),
    over: withSlots('[count]'),
    missing: withSlots('[count]'),
    add: withSlots('[what]'),
    remove: withSlots('[what]'),
    up: withSlots('[what]'),
    down: withSlots('[what]'),
    moved: withSlots('[what] and [place]'),
    removed: withSlots('[what]'),
    put_back: withSlots('[what]'),
  }),
  pictures: z.strictObject({
    ...texts('label', 'none', 'chosen', 'upload', 'uploading', 'missing', 'replace').shape,
    ...texts('alt', 'alt_help', 'alt_missing', 'insert').shape,
  }),
  conflict: z.strictObject({
    ...texts('changed', 'text', 'mine', 'keep_mine', 'published', 'published_deleted', 'published_gone')
      .shape,
    heading: withSlots('[name] and [time]'),
    theirs: withSlots('[name]'),
    keep_theirs: withSlots('[name]'),
  }),
  earlier: z.strictObject({
    ...texts('heading', 'deleted', 'use').shape,
    by: withSlots('[time] and [name]'),
    used: withSlots('[title]'),
  }),
  review: texts('none', 'before', 'after', 'nothing', 'yes', 'no', 'added'),
  repository: texts('text', 'keep_team', 'keep_files'),
  publish: z.strictObject({
    ...texts('heading_one', 'fix_first', 'note', 'note_help', 'when', 'now', 'later', 'at', 'at_help').shape,
    ...texts('no_time', 'submit', 'submit_later', 'stale').shape,
    heading_many: withSlots('[count]'),
  }),
  job: z.strictObject({
    ...texts('label', 'waiting', 'building', 'publishing', 'failed', 'cancelled', 'superseded').shape,
    ...texts('look', 'cancel').shape,
    later: withSlots('[time]'),
    done: withSlots('[time]'),
  }),
  preview: z.strictObject({
    ...texts('start', 'open', 'label', 'waiting', 'building', 'publishing', 'failed', 'cancelled').shape,
    ...texts('superseded', 'cancel').shape,
    done: withSlots('[time]'),
  }),
  history: z.strictObject({
    ...texts('none', 'current', 'undo', 'undone', 'again', 'new_version').shape,
    publish: withSlots('[time] and [name]'),
    deploy: withSlots('[time]'),
    rollback: withSlots('[time] and [name]'),
    date: withSlots('[time]'),
    date_note: text(),
  }),
});

/** The texts of the island. Slots in square brackets are filled in by it. */
export type StaffContentWords = WithoutFrame<z.infer<typeof staffContentSchema>> &
  SharedDeskWords & {
    /** Messages for failed requests. */
    form_words: AppFormWords;
  };

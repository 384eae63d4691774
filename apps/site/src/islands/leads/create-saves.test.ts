import type { LeadRecord, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { ApiError, NetworkError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { type AllSaves, createSaves, type Save } from './create-saves.ts';

const lead = { id: '1', name: 'Ama', stage: 'new', nextStep: '' } as StaffLead;
const lost = new NetworkError(false);
const conflict = new ApiError(409, { error: 'Conflict', message: 'Someone else changed this lead' });

/** Saves whose responses arrive when the test says so. */
function open() {
  let all: AllSaves = new Map();
  const saves = createSaves((now) => {
    all = now;
  });
  const waiting: PromiseWithResolvers<LeadRecord>[] = [];
  /** What each request was based on, by the content that was sent. */
  const sent: [content: string, stage: string][] = [];
  const saved: string[] = [];
  /** What was shown, and where. */
  const screens: [screen: string, stage: string, said: string | undefined][] = [];
  const shown =
    (screen: string): Save['show'] =>
    (after, result) =>
      screens.push([screen, after.lead.stage, result?.said]);
  const press = (content: string, what = content) => {
    const save: Save = {
      what,
      content,
      prepare: ({ stage }) => ({
        send() {
          sent.push([content, stage]);
          const response = Promise.withResolvers<LeadRecord>();
          waiting.push(response);
          return response.promise;
        },
      }),
      said: content,
      show: shown('list'),
      read: async () => ({ lead: { ...lead, stage: 'of a colleague' } }) as unknown as LeadRecord,
      onSaved: () => saved.push(content),
    };
    saves.add(lead, save);
  };
  /** Lets the queue go on. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...{ saves, sent, saved, press, screens, shown },
    state: () => all.get('1'),
    async respond(stage: string) {
      waiting.shift()?.resolve({ lead: { ...lead, stage } } as LeadRecord);
      await settle();
    },
    async fail(error: Error) {
      waiting.shift()?.reject(error);
      await settle();
    },
  };
}

test('what is pressed during a save is sent after it, based on the lead that the save returned', async () => {
  const { press, respond, sent, saved, state } = open();
  press('stage');
  press('note');
  expect([sent, state()?.busy]).toEqual([[['stage', 'new']], true]);
  await respond('contacted');
  expect([sent[1], saved, state()?.busy]).toEqual([['note', 'contacted'], ['stage'], true]);
  await respond('contacted');
  expect([saved, state()]).toEqual([['stage', 'note'], undefined]);
});

test('two presses of the same button are one save', async () => {
  const { press, respond, sent, state } = open();
  press('note');
  press('note');
  await respond('new');
  expect([sent.length, state()]).toEqual([1, undefined]);
});

test('a note that is saved again after another button was pressed is one save', async () => {
  const { press, respond, sent } = open();
  press('Called.', 'note');
  press('contacted', 'stage');
  press('Called.', 'note');
  await respond('new');
  await respond('contacted');
  expect(sent.map(([content]) => content)).toEqual(['Called.', 'contacted']);
});

test('of two choices that wait, only the later one is sent', async () => {
  const { press, respond, sent } = open();
  press('note');
  press('contacted', 'stage');
  press('won', 'stage');
  await respond('new');
  await respond('won');
  expect(sent.map(([content]) => content)).toEqual(['note', 'won']);
});

test('a failed save stays with the name of the lead, and another try sends it and what waits behind it', async () => {
  const { press, respond, fail, saves, sent, saved, state } = open();
  press('stage');
  press('note');
  await fail(lost);
  expect(state()).toMatchObject({ lead: { name: 'Ama' }, busy: false, failed: lost });
  saves.retry('1');
  expect(state()?.busy).toBe(true);
  await respond('contacted');
  await respond('contacted');
  expect(sent.map(([content]) => content)).toEqual(['stage', 'stage', 'note']);
  expect([saved, state()]).toEqual([['stage', 'note'], undefined]);
});

test('the same choice made again replaces the failed one, and another press sends the failed one first', async () => {
  const { press, respond, fail, sent } = open();
  press('contacted', 'stage');
  await fail(lost);
  press('won', 'stage');
  await fail(lost);
  press('note');
  await respond('won');
  await respond('won');
  expect(sent.map(([content]) => content)).toEqual(['contacted', 'won', 'won', 'note']);
});

test('a refused save is not sent again, blocks nothing, and protects what a colleague changed', async () => {
  const { press, respond, fail, saves, sent, saved, state } = open();
  press('stage');
  press('step');
  await fail(conflict);
  expect(sent[1]).toEqual(['step', 'new']);
  await respond('won');
  expect(saved).toEqual(['step']);
  expect(state()).toMatchObject({ busy: false, refused: [conflict], failed: undefined });
  saves.leave('1');
  expect(state()).toBeUndefined();
});

test('leaving a lead does not forget what can be tried again', async () => {
  const { press, fail, saves, state } = open();
  press('note');
  await fail(lost);
  saves.leave('1');
  expect(state()?.failed).toBe(lost);
});

test('a refusal stays visible beside a later failure, and after another try', async () => {
  const { press, respond, fail, saves, saved, state } = open();
  press('stage');
  press('note');
  await fail(conflict);
  await fail(lost);
  expect(state()).toMatchObject({ refused: [conflict], failed: lost });
  saves.retry('1');
  await respond('new');
  expect([saved, state()]).toEqual([['note'], { lead, busy: false, refused: [conflict], failed: undefined }]);
});

test('what failed and what waits after it can be discarded, and is not sent with the next press', async () => {
  const { press, respond, fail, saves, sent, state } = open();
  press('stage');
  press('note');
  await fail(lost);
  expect([saves.discard('1'), state()]).toEqual([true, undefined]);
  press('step');
  await respond('new');
  expect(sent.map(([content]) => content)).toEqual(['stage', 'step']);
});

test('a refusal can be discarded, also of a lead that was deleted', async () => {
  const { press, fail, saves, state } = open();
  press('stage');
  await fail(new ApiError(404, { error: 'Not Found', message: 'No such lead' }));
  expect([saves.discard('1'), state()]).toEqual([false, undefined]);
});

test('what is being sent cannot be withdrawn', async () => {
  const { press, respond, saves, saved } = open();
  press('stage');
  press('note');
  expect(saves.discard('1', 'stage')).toBe(false);
  await respond('won');
  await respond('won');
  expect(saved).toEqual(['stage', 'note']);
});

test('one change that failed can be withdrawn, and what waits after it can be tried again', async () => {
  const { press, respond, fail, saves, sent, state } = open();
  press('won', 'stage');
  press('note');
  await fail(lost);
  expect(saves.discard('1', 'stage')).toBe(false);
  expect(state()).toMatchObject({ busy: false, failed: lost });
  saves.retry('1');
  await respond('new');
  expect([sent.map(([content]) => content), state()]).toEqual([['won', 'note'], undefined]);
});

test('a result is shown where the lead is on screen by then, and by the list if it is nowhere', async () => {
  const { press, respond, fail, saves, screens, shown } = open();
  const close = saves.watch('1', shown('row'));
  press('stage');
  await fail(lost);
  saves.watch('1', shown('record'));
  // React may unmount the row after the record was mounted.
  close();
  saves.retry('1');
  await respond('contacted');
  press('step');
  await fail(conflict);
  saves.watch('1', shown('other'))();
  press('note');
  await respond('won');
  expect(screens).toEqual([
    ['record', 'contacted', 'stage'],
    ['record', 'of a colleague', undefined],
    ['list', 'won', 'note'],
  ]);
});

test('a change after a note is based on what the person saw, not on what the note returned', async () => {
  const { press, sent, respond, fail, saves } = open();
  press('a note', 'note');
  press('lost', 'stage');
  await fail(lost);
  saves.retry('1');
  await respond('won by a colleague');
  expect(sent.at(-1)).toEqual(['lost', 'new']);
});

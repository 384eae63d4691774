import { readPage } from '@accounting-site/content/reading/pages';
import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type StaffLeadsWords, staffLeadsSchema } from '../../pages/_staff/staff-leads-words.ts';
import { contactedChange, personLinks, Reply } from './Reply.tsx';
import type { LeadDesk } from './use-lead.ts';

const words = {
  plans: { annually: 'Annually' },
  reply: {
    whatsapp: 'WhatsApp',
    call: 'Call',
    mail: 'Email',
    subject: 'Demo',
    greeting: 'Good day [name].',
    asked: {
      ...{ demo: 'You asked for a demo.', call: 'You asked for a call.' },
      ...{ 'self-hosting': '', webinar: '', added: '' },
    },
    plan: 'You chose [plan].',
    question: 'When?',
  },
};
type Person = Parameters<typeof personLinks>[0];
const person: Person = { name: 'Ama & Co', email: '', phoneDigits: null, kind: 'demo', plan: '' };
const links = (more: Partial<Person>) => personLinks({ ...person, ...more }, words);

test('the first message names the person, what they asked for and the plan', () => {
  expect(links({ email: 'ama@shop.example', phoneDigits: '233241234567', plan: 'annually' })).toEqual([
    {
      by: 'whatsapp',
      label: 'WhatsApp',
      href: 'https://wa.me/233241234567?text=Good%20day%20Ama%20%26%20Co.%20You%20asked%20for%20a%20demo.%20You%20chose%20Annually.%20When%3F',
    },
    { by: 'call', label: 'Call', href: 'tel:+233241234567' },
    {
      by: 'mail',
      label: 'Email',
      href: 'mailto:ama@shop.example?subject=Demo&body=Good%20day%20Ama%20%26%20Co.%20You%20asked%20for%20a%20demo.%20You%20chose%20Annually.%20When%3F',
    },
  ]);
});

test('someone who only left a number has no email link, and an unknown plan is not named', () => {
  const [whatsapp, call, ...more] = links({ phoneDigits: '233241234567', kind: 'call', plan: 'gone' });
  expect(whatsapp?.href).toMatch(/You%20asked%20for%20a%20call\.%20When%3F$/);
  expect(call?.by).toBe('call');
  expect(more).toEqual([]);
});

test('an address cannot add a recipient, and a lone surrogate breaks nothing', () => {
  const [mail, ...more] = links({ name: 'A\ud83d', email: 'a?bcc=b,c@x.example' });
  expect(more).toEqual([]);
  expect(mail?.href).toMatch(/^mailto:a%3Fbcc%3Db%2Cc@x\.example\?subject=Demo&body=/);
});

const asked = { nextStep: 'Call', dueAt: '2026-11-23T14:00:00.000Z' };

test.each([
  ['the step it was for', {}, { contacted: true }],
  ['another step', { nextStep: 'Send quote' }, { contacted: true, ...asked, nextStep: 'Send quote' }],
  ['another time', { dueAt: null }, { contacted: true, ...asked, dueAt: null }],
])('after a reply, %s is handled', (_name, since, change) => {
  expect(contactedChange(asked, { ...asked, ...since })).toEqual(change);
});

test('a page that was unloaded during the call asks again whether the person was contacted', () => {
  const read = readPage('staff-leads', staffLeadsSchema);
  const all = { ...read, plans: {} } as unknown as StaffLeadsWords;
  const lead = { ...person, id: '1', phoneDigits: '233241234567', ...asked } as StaffLead;
  const kept: Record<string, string> = { 'asked-1': JSON.stringify(asked) };
  const drafts = { read: (field: string) => kept[field], write: () => {} };
  const desk = {} as LeadDesk;
  const html = (id: string) =>
    renderToStaticMarkup(createElement(Reply, { lead: { ...lead, id }, desk, drafts, words: all }));
  expect(html('1')).toContain(all.contacted.question);
  expect(html('2')).not.toContain(all.contacted.question);
});

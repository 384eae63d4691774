import { expect, test } from 'vitest';
import { personLinks } from './person-links.ts';

const words = {
  whatsapp_message: 'Good day [name], may we call?',
  request: {
    write: 'WhatsApp',
    call: 'Call',
    mail: 'E-mail',
    mail_subject: 'Demo',
    mail_body: 'Dear [name],',
  },
};
const links = (person: Parameters<typeof personLinks>[0]) => personLinks(person, words);

test('a person with a number can be reached by WhatsApp, phone and email, with a prepared first message', () => {
  expect(links({ name: 'Ama & Co', email: 'ama@shop.example', phoneDigits: '233241234567' })).toEqual([
    {
      label: 'WhatsApp',
      href: 'https://wa.me/233241234567?text=Good%20day%20Ama%20%26%20Co%2C%20may%20we%20call%3F',
    },
    { label: 'Call', href: 'tel:+233241234567' },
    { label: 'E-mail', href: 'mailto:ama@shop.example?subject=Demo&body=Dear%20Ama%20%26%20Co%2C' },
  ]);
});

test('an address cannot add a recipient, and a lone surrogate breaks nothing', () => {
  const [mail, ...more] = links({ name: 'A\ud83d', email: 'a?bcc=b,c@x.example', phoneDigits: null });
  expect(more).toEqual([]);
  expect(mail?.href).toMatch(/^mailto:a%3Fbcc%3Db%2Cc@x\.example\?subject=Demo&body=/);
});

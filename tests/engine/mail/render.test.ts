import { describe, expect, it } from 'vitest';
import { render } from '../../../src/server/mail/render.ts';
import type { Mail } from '../../../src/shared/documents/work.ts';

const mail = (more: Partial<Mail> = {}): Mail => ({
  id: 'toys/broken',
  title: 'A toy is broken',
  subject: 'About {{toy.name}}',
  body: ['Dear {{person}},', 'the {{toy.name}} is <broken> & gone.'],
  placeholders: {},
  ...more,
});
const values = { person: 'Ann', toy: { name: 'Robot' } };

describe('a mail', () => {
  it('has its placeholders put in, in all three parts', () => {
    const { subject, text, html } = render(mail(), values);
    expect(subject).toBe('About Robot');
    expect(text).toBe('Dear Ann,\n\nthe Robot is <broken> & gone.');
    expect(html).toContain('the Robot is &#60;broken&#62; &#38; gone.');
  });

  it.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', "' onload='x", '&lt;b&gt;'])(
    'shows %s as it is',
    (person) => {
      const { html, text } = render(mail(), { ...values, person });
      expect(html).not.toContain(person);
      expect(html).not.toMatch(/<(img|script)/);
      expect(text).toContain(`Dear ${person},`);
    },
  );

  it('puts nothing into what was put in', () => {
    expect(render(mail(), { ...values, person: '{{toy.name}}' }).text).toContain('Dear {{toy.name}},');
  });

  it.each(['\r\nBcc: everyone@x.example', '\n\n<html>', '\u2028x', 'a\u0000b'])(
    'keeps %j out of the headers',
    (name) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(render(mail(), { ...values, toy: { name } }).subject).not.toMatch(/[\r\n\u0000\u2028]/);
    },
  );

  it('cuts a subject that is too long', () => {
    expect(render(mail(), { ...values, toy: { name: 'x'.repeat(1000) } }).subject).toHaveLength(255);
  });

  it('has a button whose link also stands in the plain part', () => {
    const { html, text } = render(mail({ button: { label: 'Look', link: '{{link}}' } }), {
      ...values,
      link: 'https://x.example/?a=1&b=2',
    });
    expect(html).toContain('href="https://x.example/?a=1&#38;b=2"');
    expect(text).toContain('Look: https://x.example/?a=1&b=2');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/relative', ''])('refuses the link %j', (link) => {
    expect(() => render(mail({ button: { label: 'Look', link: '{{link}}' } }), { ...values, link })).toThrow('http');
  });

  it('says why there is no button where its link is null and that is said', () => {
    const button = { label: 'Look', link: '{{link}}', without: 'You may not open it, {{person}}.' };
    const { html, text } = render(mail({ button }), { ...values, link: null });
    expect(text).toContain('You may not open it, Ann.');
    expect(`${text}${html}`).not.toContain('Look');
    expect(render(mail({ button }), { ...values, link: 'https://x.example/' }).text).not.toContain('You may not');
    expect(() => render(mail({ button: { label: 'Look', link: '{{link}}' } }), { ...values, link: null })).toThrow();
  });

  it('is not sent with a gap', () => {
    expect(() => render(mail(), { person: 'Ann' })).toThrow('toy.name');
    expect(() => render(mail(), { person: 'Ann', toy: { name: { x: 1 } } })).toThrow('toy.name');
  });
});

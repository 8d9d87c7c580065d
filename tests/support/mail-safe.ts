import { JSDOM } from 'jsdom';

/** Styles that Gmail or Outlook drop or draw otherwise (https://www.caniemail.com). */
const unsafeStyles =
  /(display\s*:\s*(flex|grid|inline-flex))|position\s*:|float\s*:|url\(|var\(|calc\(|@import|animation|transform/i;
const unsafeTags = [
  'script',
  'link',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'svg',
  'video',
  'style',
  'base',
];

/** What of a mail some program would drop, run or load: a line each. */
export function mailFaults(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const all = [...document.querySelectorAll('*')];
  return [
    ...all.filter(({ localName }) => unsafeTags.includes(localName)).map(({ localName }) => `<${localName}>`),
    ...all.flatMap((one) =>
      unsafeStyles.test(one.getAttribute('style') ?? '')
        ? [`style of <${one.localName}>: ${one.getAttribute('style')}`]
        : [],
    ),
    ...all.flatMap((one) =>
      [...one.attributes]
        .filter(({ name }) => name.startsWith('on') || name === 'class')
        .map(({ name }) => `${name} of <${one.localName}>`),
    ),
    ...[...document.images].flatMap((one) => [
      ...(one.hasAttribute('alt') ? [] : ['picture without alt']),
      ...(/^https:/.test(one.src) ? [] : ['picture that is not loaded over https']),
    ]),
    ...[...document.links]
      .filter(({ protocol }) => !/^(https?|mailto):$/.test(protocol))
      .map(({ href }) => `link to ${href}`),
    ...[...document.querySelectorAll('table')]
      .filter((one) => one.getAttribute('role') !== 'presentation')
      .map(() => 'table that is read out as one'),
    ...(document.documentElement.lang ? [] : ['no language']),
    ...(html.startsWith('<!doctype html>') ? [] : ['no doctype']),
    // Gmail cuts off what is longer.
    ...(html.length > 102_000 ? [`${html.length} characters`] : []),
  ];
}

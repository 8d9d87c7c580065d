import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cleanRichText, type MailContent, readableText } from '../../../server/context.ts';
import { fillPlaceholders, type PlaceholderValues } from '../../rules/placeholders.ts';
import { MailPage, type MailParts } from './MailPage.tsx';

type Given = Omit<MailParts, 'begins'>;

/** A mail that an admin has written: HTML that mail programs show alike, and a plain part that says the same. */
export function renderMail({ subject, body, header, button, ...more }: Given, values: PlaceholderValues): MailContent {
  const filled: MailParts = {
    ...more,
    subject: fillPlaceholders(subject, values),
    body: fillPlaceholders(cleanRichText(body), values, escapeHtml),
    begins: '',
    header: header && { ...header, text: fillPlaceholders(header.text, values) },
    button: button && { ...button, text: fillPlaceholders(button.text, values) },
  };
  const said = readableText(filled.body);
  const page = createElement(MailPage, { ...filled, begins: said.slice(0, 100) });
  return {
    subject: filled.subject,
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
    text: [
      ...(filled.header ? [filled.header.text] : []),
      said,
      ...(filled.button ? [`${filled.button.text}: ${filled.button.link}`] : []),
      ...(filled.notes ?? []),
      ...(filled.unsubscribe
        ? [`${filled.unsubscribe.text} ${filled.unsubscribe.label}: ${filled.unsubscribe.link}`]
        : []),
    ].join('\n\n'),
  };
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

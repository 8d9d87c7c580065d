interface Button {
  label: string;
  link: string;
}

interface Parts {
  title: string;
  paragraphs: string[];
  button?: Button | undefined;
  /** Several of them, each below what it is about. */
  list?: (Button & { text: string })[];
  footer?: { text: string; label: string; link: string } | undefined | false;
}

const font = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:24px;color:#1f2933';

const small = 'font-size:13px;line-height:20px;color:#52606d';

const paragraphRow = (text: string) => `<tr><td style="${font};padding:0 0 16px">${text}</td></tr>`;

/** The address stands below it, for those whose program shows no links. */
const buttonRows = ({ label, link }: Button) => [
  `<tr><td style="padding:8px 0 24px"><a href="${link}" style="${font};display:inline-block;padding:12px 24px;border-radius:4px;background:#1d4ed8;color:#ffffff;text-decoration:none">${label}</a></td></tr>`,
  `<tr><td style="${font};${small};padding:0 0 16px;word-break:break-all">${link}</td></tr>`,
];

/** Tables and inline styles, because that is what mail programs agree on. All parts come escaped. */
export function layout({ title, paragraphs, button, list = [], footer }: Parts): string {
  const rows = paragraphs.map(paragraphRow);
  for (const { text, ...link } of list) rows.push(paragraphRow(text), ...buttonRows(link));
  if (button) rows.push(...buttonRows(button));
  if (footer) {
    rows.push(
      `<tr><td style="${font};${small};padding:24px 0 0;border-top:1px solid #e4e7eb">${footer.text} <a href="${footer.link}" style="color:#52606d">${footer.label}</a></td></tr>`,
    );
  }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f3f4f6"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:8px"><tr><td style="padding:32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${rows.join('\n')}
</table></td></tr></table></td></tr></table></body></html>`;
}

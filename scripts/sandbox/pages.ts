const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}button{font:inherit;margin:.25rem .5rem .25rem 0;padding:.4rem .8rem}
table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}</style></head>
<body><h1>${escapeHtml(title)}</h1>
<p>This is a sandbox of the demo. Nothing here reaches the real provider.</p>
${body}</body></html>`;

interface Choice {
  value: string;
  label: string;
}

interface Consent {
  title: string;
  /** Sent along with the choice. */
  fields: Record<string, string>;
  /** What is asked of whom: name of the field, label, value. */
  account: { name: string; label: string; value: string };
  scopes: readonly string[];
  choices: readonly Choice[];
}

export const consentPage = ({ title, fields, account, scopes, choices }: Consent): string =>
  page(
    title,
    `<form method="post" action="/consent">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('\n')}
<p><label>${escapeHtml(account.label)} <input name="${escapeHtml(account.name)}" value="${escapeHtml(account.value)}"></label></p>
<p>It asks for:</p><ul>${scopes.map((scope) => `<li>${escapeHtml(scope)}</li>`).join('')}</ul>
<p>${choices.map(({ value, label }) => `<button name="choice" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`).join('')}</p>
</form>`,
  );

export const refusedPage = (sentence: string): string =>
  page('This request is refused', `<p>${escapeHtml(sentence)}</p>`);

interface Row {
  cells: string[];
  buttons?: { label: string; action: string }[];
}

const table = (head: string[], rows: Row[]): string =>
  rows.length === 0
    ? '<p>None.</p>'
    : `<table><tr>${head.map((cell) => `<th>${escapeHtml(cell)}</th>`).join('')}</tr>${rows
        .map(
          ({ cells, buttons = [] }) =>
            `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td>${buttons
              .map(
                ({ label, action }) =>
                  `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`,
              )
              .join('')}</td></tr>`,
        )
        .join('')}</table>`;

export const overviewPage = (grants: Row[], arrived: Row[]): string =>
  page(
    'Sandbox of providers',
    `<h2>Connections</h2>${table(['Provider', 'Account', 'State'], grants)}<h2>What has arrived</h2>${table(['Kind', 'Provider', 'To', 'Content'], arrived)}`,
  );

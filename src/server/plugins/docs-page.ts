/** As much of OpenAPI 3.1 as the page shows. */
interface Document {
  info?: { title?: string; version?: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown; description?: string }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** One page: contents, then every call by subject, folded; the browser's own search finds the rest. */
export function docsPage(openapi: object): string {
  const { info = {}, components, paths: written = {} } = openapi as Document;
  const paths = resolved(written, components?.schemas ?? {}) as typeof written;
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, ...item[method] }] : [])),
  );
  const subjects = new Map<string, typeof calls>();
  for (const call of calls) {
    const subject = call.tags?.[0] ?? 'other';
    subjects.set(subject, [...(subjects.get(subject) ?? []), call]);
  }
  const names = [...subjects.keys()].sort();
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title ?? 'API')}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/style.css"></head>
<body><header><h1>${escapeHtml(info.title ?? 'API')}</h1><p>${escapeHtml(info.description ?? '')}</p>
<p>Version ${escapeHtml(info.version ?? '')}, ${calls.length} calls, as a file: <a href="/openapi.json">openapi.json</a></p></header>
<nav aria-label="Subjects"><ul>${names.map((name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
<main>${names.map((name) => `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${(subjects.get(name) ?? []).map(callHtml).join('')}</section>`).join('')}</main>
</body></html>`;
}

/** Named schemas in the places that refer to them: a reader wants to see what is sent. */
function resolved(value: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, schemas));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return resolved(schemas[String(value.$ref).replace('#/components/schemas/', '')], schemas);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner, schemas)]));
}

function callHtml(call: Operation & { path: string; method: string }): string {
  const parameters = (call.parameters ?? []).map(
    (one) =>
      `<tr><td><code>${escapeHtml(one.name)}</code></td><td>${escapeHtml(one.in)}${one.required ? ', required' : ''}</td><td>${escapeHtml(one.description ?? '')}</td><td>${code(one.schema)}</td></tr>`,
  );
  const answers = Object.entries(call.responses ?? {}).map(
    ([status, answer]) =>
      `<h4>${escapeHtml(status)} ${escapeHtml(answer.description ?? '')}</h4>${contents(answer.content)}`,
  );
  return `<details id="${escapeHtml(call.operationId ?? '')}"><summary><span class="method ${call.method}">${call.method.toUpperCase()}</span> <code>${escapeHtml(call.path)}</code> ${escapeHtml(call.summary ?? '')}</summary>
<p>${escapeHtml(call.description ?? '')}</p>
${parameters.length ? `<h3>Parameters</h3><table><thead><tr><th>Name</th><th>Where</th><th>Meaning</th><th>Schema</th></tr></thead><tbody>${parameters.join('')}</tbody></table>` : ''}
${call.requestBody ? `<h3>Body</h3>${contents(call.requestBody.content)}` : ''}
<h3>Answers</h3>${answers.join('')}</details>`;
}

const contents = (content: Record<string, { schema?: unknown }> = {}): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${escapeHtml(type)}</code></p>${code(schema)}`)
    .join('');

const code = (schema: unknown): string =>
  schema === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const docsStyle = `:root{color-scheme:light dark;--line:#8884;--soft:#8882}
body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
details{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;padding:.5rem .75rem}
summary{cursor:pointer;overflow-wrap:anywhere}
.method{display:inline-block;min-width:4.5rem;font-weight:700}
pre{background:var(--soft);border-radius:.25rem;padding:.5rem;overflow:auto;max-height:24rem;font-size:.8125rem}
table{border-collapse:collapse;width:100%}th,td{border-top:1px solid var(--line);padding:.25rem .5rem;text-align:left;vertical-align:top}
`;

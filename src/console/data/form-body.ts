import type { Call } from '../../shared/documents/call.ts';
import type { ObjectSchema } from '../../shared/documents/schema.ts';

export function formBody(call: Call, body: Record<string, unknown>): Record<string, unknown> | FormData {
  return call.multipart ? withPictures(call.body, body) : body;
}

/** A picture chosen in a form is held as a data address; a call that takes forms gets it as a file. */
export function withPictures(
  schema: ObjectSchema | undefined,
  body: Record<string, unknown>,
): Record<string, unknown> | FormData {
  const isPicture = (name: string) =>
    schema?.properties[name]?.['x-image'] !== undefined && String(body[name]).startsWith('data:image/');
  if (!Object.keys(body).some(isPicture)) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (isPicture(name)) {
      const file = fileOf(String(value));
      form.append(name, file, `picture.${file.type === 'image/png' ? 'png' : 'jpg'}`);
    } else form.append(name, asText(value));
  }
  return form;
}

const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Not by fetch: the page may only connect to its own server. */
function fileOf(address: string): Blob {
  const [, type = '', encoded = ''] = /^data:([\w/+.-]+);base64,(.*)$/s.exec(address) ?? [];
  return new Blob([Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0))], { type });
}

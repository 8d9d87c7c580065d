import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ObjectSchema, Schema } from '../../shared/documents/schema.ts';
import type { UploadedFile } from '../context.ts';

/** A form cannot be read as its call declares it. */
export class UnreadableForm extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super('the form cannot be read');
    this.statusCode = statusCode;
  }
}

export interface FormData {
  /** As JSON would have brought it; a file stands there by its name. */
  body: Record<string, unknown>;
  uploads: Record<string, UploadedFile>;
}

const most = { fields: 100, fieldSize: 100_000, files: 1, fileSize: 2_000_000 };

/** Reads a multipart body into what its schema asks for. `maxLength` of a `binary` property is its size in bytes. */
export async function readForm(request: FastifyRequest, schema: ObjectSchema): Promise<FormData> {
  const binary = Object.entries(schema.properties).filter(([, property]) => property.format === 'binary');
  const sizes = binary.map(([, property]) => property.maxLength ?? most.fileSize);
  const limits = { ...most, files: Math.max(1, binary.length), fileSize: Math.max(0, ...sizes) };
  const form: FormData = { body: {}, uploads: {} };
  for await (const part of request.parts({ limits })) await take(form, part, schema);
  return form;
}

async function take({ body, uploads }: FormData, part: Multipart, schema: ObjectSchema): Promise<void> {
  const name = part.fieldname;
  if (Object.hasOwn(body, name)) throw new UnreadableForm(400);
  const property = schema.properties[name] ?? {};
  if (part.type === 'field') {
    if (part.fieldnameTruncated || part.valueTruncated) throw new UnreadableForm(413);
    body[name] = readAs(property, String(part.value ?? ''));
    return;
  }
  if (property.format !== 'binary') throw new UnreadableForm(400);
  const bytes = await bytesOf(part);
  if (property.maxLength !== undefined && bytes.length > property.maxLength) throw new UnreadableForm(413);
  uploads[name] = { name: part.filename, type: part.mimetype, bytes };
  body[name] = part.filename;
}

async function bytesOf(part: MultipartFile): Promise<Uint8Array> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new UnreadableForm(413);
  return bytes;
}

/** A form knows texts only; what stands for no value of the type stays a text, and is refused as such. */
function readAs(schema: Schema, text: string): unknown {
  const types = [schema.type ?? 'string'].flat();
  if (types.includes('string')) return text;
  if (text === '') return types.includes('null') ? null : text;
  if (types.includes('boolean') && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.includes('array') || types.includes('object')) return parsed(text, types.includes('array'));
  return text;
}

function parsed(text: string, list: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return list ? text.split(',').map((item) => item.trim()) : text;
  }
}

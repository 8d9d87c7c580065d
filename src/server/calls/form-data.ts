import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ObjectSchema, Schema } from '../../shared/documents/schema.ts';
import { withoutHiddenSigns } from '../../shared/hidden-signs.ts';
import type { UploadedFile } from '../context.ts';

/** A form cannot be read as its call declares it. */
class UnreadableForm extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super('the form cannot be read');
    this.statusCode = statusCode;
  }
}

/** A file has more bytes than its property takes. */
export class OverlongFile extends UnreadableForm {
  readonly property: string;
  constructor(property: string) {
    super(413);
    this.property = property;
  }
}

interface FormData {
  /** As JSON would have brought it; a file stands there by its name. */
  body: Record<string, unknown>;
  uploads: Record<string, UploadedFile>;
}

const most = { fields: 100, fieldSize: 100_000, files: 1, fileSize: 2_000_000 };

/**
 * Reads a multipart body into what its schema asks for. `maxLength` of a `binary` property is its size in bytes; of a
 * picture its `maxBytes`.
 */
export async function readForm(request: FastifyRequest, schema: ObjectSchema): Promise<FormData> {
  const binary = Object.values(schema.properties).filter(isFile);
  const sizes = binary.map((property) => bytesAllowed(property));
  // One byte more than is taken: a file that ends right at the limit is whole.
  const limits = { ...most, files: Math.max(1, binary.length), fileSize: Math.max(0, ...sizes) + 1 };
  const form: FormData = { body: {}, uploads: {} };
  try {
    for await (const part of request.parts({ limits })) await take(form, part, schema);
  } catch (error) {
    // A form that breaks off, or is none: its reader names no status.
    throw typeof (error as { statusCode?: unknown }).statusCode === 'number' ? error : new UnreadableForm(400);
  }
  return form;
}

const isFile = (property: Schema): boolean => property.format === 'binary' || property['x-image'] !== undefined;

const bytesAllowed = (property: Schema): number => property['x-image']?.maxBytes ?? property.maxLength ?? most.fileSize;

async function take({ body, uploads }: FormData, part: Multipart, schema: ObjectSchema): Promise<void> {
  const name = part.fieldname;
  if (Object.hasOwn(body, name)) throw new UnreadableForm(400);
  const property = schema.properties[name] ?? {};
  if (part.type === 'field') {
    if (part.fieldnameTruncated || part.valueTruncated) throw new UnreadableForm(413);
    body[name] = readAs(property, String(part.value ?? ''));
    return;
  }
  if (!isFile(property)) throw new UnreadableForm(400);
  const bytes = await bytesOf(part, name);
  if (bytes.length > bytesAllowed(property)) throw new OverlongFile(name);
  // No program writes a NUL by mistake: some end the name there, and take the file for another kind.
  if (part.filename.includes('\0')) throw new UnreadableForm(400);
  const file = withoutHiddenSigns(part.filename);
  uploads[name] = { name: file, type: part.mimetype, bytes };
  body[name] = file;
}

async function bytesOf(part: MultipartFile, name: string): Promise<Uint8Array> {
  const bytes = await part.toBuffer().catch((error: { statusCode?: number }) => {
    throw error.statusCode === 413 ? new OverlongFile(name) : error;
  });
  if (part.file.truncated) throw new OverlongFile(name);
  return bytes;
}

/**
 * A form knows texts only: an empty one is no value, where there may be none. What stands for no value of the type
 * stays a text, and is refused as such.
 */
function readAs(schema: Schema, text: string): unknown {
  const types = [schema.type ?? 'string'].flat();
  if (text === '' && types.includes('null')) return null;
  if (types.includes('string') || text === '') return text;
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

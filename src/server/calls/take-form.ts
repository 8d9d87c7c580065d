import type { FastifyRequest } from 'fastify';
import type { Call } from '../../shared/documents/call.ts';
import type { ImageRule, SheetRule } from '../../shared/documents/schema.ts';
import type { SheetHead, SheetLimits, SheetTrouble, UploadedFile } from '../context.ts';
import { cleanPicture } from '../pictures/clean.ts';
import { sheets } from '../sheets/sheets.ts';
import type { CallEngine } from './engine.ts';
import { engineFailure } from './failure.ts';
import { OverlongFile, readForm } from './form-data.ts';
import type { CallInput } from './input.ts';

/** A form takes the place of the JSON body, where the call takes forms. Pictures in it are written anew at once. */
export async function takeForm(
  engine: CallEngine,
  call: Call,
  request: FastifyRequest,
): Promise<Record<string, UploadedFile> | undefined> {
  if (!request.isMultipart() || call.foreign) return undefined;
  if (!call.multipart || !call.body) throw engineFailure(engine.texts, 'WrongType');
  const { body, uploads } = await readForm(request, call.body).catch((error) => {
    throw error instanceof OverlongFile ? tooLarge(engine, call, error.property) : error;
  });
  for (const [name, file] of Object.entries(uploads)) {
    const image = call.body.properties[name]?.['x-image'];
    if (image) uploads[name] = await pictureOf(engine, name, file, image);
  }
  request.body = body;
  return uploads;
}

/** Before the transaction, too: the thread may be taken, and nobody waits for it with a connection in hand. */
export async function readTables(
  engine: CallEngine,
  call: Call,
  { body }: CallInput,
  files: Record<string, UploadedFile> = {},
): Promise<Record<string, UploadedFile>> {
  const uploads = { ...files };
  for (const [name, { 'x-sheet': sheet, format }] of Object.entries(call.body?.properties ?? {})) {
    if (!sheet) continue;
    const file = files[name] ?? (format === 'binary' ? undefined : fileOf(name, body[name]));
    if (file) uploads[name] = { ...file, sheet: await headOf(engine, file, sheet) };
  }
  return uploads;
}

/** A table that stands in the body as a text. */
const fileOf = (name: string, text: unknown): UploadedFile | undefined =>
  typeof text === 'string' ? { name, type: 'text/csv', bytes: Buffer.from(text) } : undefined;

async function pictureOf(
  { texts }: CallEngine,
  name: string,
  file: UploadedFile,
  rule: ImageRule,
): Promise<UploadedFile> {
  const clean = await cleanPicture(file, rule);
  if (clean) return clean;
  const text = texts(rule.wrongType);
  throw engineFailure(texts, 'Invalid', { text, errors: { [name]: [text] } });
}

async function headOf(
  { artifacts }: CallEngine,
  { bytes }: UploadedFile,
  { firstRows, limits }: SheetRule,
): Promise<SheetHead | SheetTrouble> {
  const limit = (id: string) => {
    const found = artifacts.options[id];
    return found && 'constant' in found ? found.constant : undefined;
  };
  const numbers = Object.fromEntries(Object.entries(limits).map(([name, id]) => [name, limit(id)]));
  try {
    return await sheets.head(bytes, numbers as unknown as SheetLimits, firstRows);
  } catch (error) {
    const trouble = sheets.problemOf(error);
    if (!trouble) throw error;
    return trouble;
  }
}

function tooLarge({ texts }: CallEngine, call: Call, name: string) {
  const said = call.body?.properties[name]?.['x-image']?.tooLarge;
  const text = said && texts(said);
  return engineFailure(texts, 'TooLarge', text ? { text, errors: { [name]: [text] } } : {});
}

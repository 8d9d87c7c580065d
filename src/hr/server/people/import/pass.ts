import type { CallContext, JobContext, SheetRow } from '../../../../server/context.ts';
import { likeBefore } from '../../../../shared/csv/csv.ts';
import type { DateFormat } from '../../../rules/import-values.ts';
import { today } from '../../access/actor.ts';
import { zoneOf } from '../../company/zone.ts';
import { doChunk } from './chunk.ts';
import { limits } from './columns.ts';
import { Ended } from './ended.ts';
import { keyOf } from './judge.ts';
import { doMissing, lastMissing } from './missing.ts';
import { countActive } from './people.ts';
import { readRow } from './read-row.ts';
import { Seen } from './seen.ts';
import { bodyOf } from './sheet-parts.ts';
import { changeUpload, findUpload, forgetRows, stateOf } from './uploads.ts';

/** Runs each piece of work in a transaction of its own, with the importer's rights of that moment. */
export type As = <T>(work: (importer: CallContext) => Promise<T>) => Promise<T>;

/** Takes a file from its first row to its last, and then those whom it does not name. */
export async function passThrough(
  as: As,
  id: string,
  rehearsal: boolean,
  { sheets, progress }: JobContext,
): Promise<void> {
  const { bytes, upload, say } = await as((importer) => opened(importer, id, rehearsal));
  const rows = () => sheets.rows(bytes, limits);
  // What the check has found out is found out anew.
  if (upload.done === 0) while ((await as((importer) => forgetRows(importer, id))) > 0);
  const plan = {
    mapping: upload.mapping as Record<string, number>,
    format: upload.mapping_date_format as DateFormat,
    headings: upload.headings as string[],
  };
  const named = rehearsal ? new Set<string>() : null;
  if (named) {
    const counted = await countRows(rows(), plan.mapping.email, named);
    if (upload.done === 0)
      await as(async (importer) => changeUpload(importer, id, { ...counted, active_count: await activeNow(importer) }));
  }
  const seen = new Seen();
  for await (const { rows: found, upTo } of bodyOf(rows())) {
    const rows = found.map((row) => readRow({ text: say }, plan, row));
    const repeats = seen.add(rows);
    // What a former process has written is read all the same: whom it names counts.
    if (upTo <= upload.done) continue;
    const outcome = await as((importer) =>
      doChunk(importer, { upload: id, plan, rehearsal: named, rows, repeats, upTo }),
    );
    if (outcome === 'stop') throw new Ended('stop');
    await progress(upTo, upload.total);
  }
  if (upload.missing === 'deactivate') await passOver(as, id, seen, rehearsal);
}

async function passOver(as: As, upload: string, named: Seen, rehearsal: boolean): Promise<void> {
  // A former process may have been here already.
  let after = await as((importer) => lastMissing(importer, upload));
  do {
    const from: string | null = after;
    const step = await as((importer) => doMissing(importer, { upload, named, rehearsal, after: from }));
    if (step.stop) throw new Ended('stop');
    after = step.after;
  } while (after !== null);
}

async function opened(importer: CallContext, id: string, rehearsal: boolean) {
  const upload = await findUpload(importer, id, { own: true, lock: true });
  if (upload.state !== stateOf(rehearsal)) throw new Ended('stop');
  const bytes = upload.user_data_file && (await importer.files.read(upload.user_data_file));
  if (!bytes) throw new Ended('gone');
  return { bytes, upload, say: importer.text.bind(importer) };
}

async function activeNow(importer: CallContext): Promise<number> {
  return countActive(importer, today(await zoneOf(importer), importer.now));
}

/** Also finds what cannot be read, before a row is judged; `named` gets the addresses of all whom the file is about. */
async function countRows(sheet: AsyncIterable<SheetRow[]>, email: number | undefined, named: Set<string>) {
  const counted = { rows: 0, total: 0 };
  for await (const { rows, upTo } of bodyOf(sheet)) {
    counted.rows += rows.length;
    counted.total = upTo;
    for (const { cells } of rows) named.add(keyOf(likeBefore(cells[email ?? -1] ?? '').trim()));
  }
  return counted;
}

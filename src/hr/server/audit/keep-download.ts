import type { GateName } from '../../../generated/names.ts';
import type { OptionValues } from '../../../generated/options.ts';
import { download } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

interface Report {
  /** As it stands in the download logs; several with commas between. */
  report: string;
  type: OptionValues['audit/download.types'];
}

interface Made extends Report {
  /** Of the file. */
  name: string;
  mime: string;
  bytes: Uint8Array;
  /** Who opens its link must still pass it. */
  gate: GateName;
}

/** Keeps a file that was made while someone waits, notes it among their downloads, and answers a link of five minutes. */
export async function keepDownload(context: CallContext, made: Made): Promise<string> {
  const { report, type, name, mime, bytes, gate } = made;
  const file = await context.files.publish({ name, type: mime, bytes, gate, kind: type });
  await noteDownload(context, { report, type, file: file.id });
  return file.url;
}

/** The same of a file that is kept already. */
export async function noteDownload(
  context: CallContext,
  { report, type, file }: Report & { file: string },
): Promise<void> {
  await context.db.insert(download).values({
    companyId: context.company,
    id: context.newId(),
    user: context.actor.id,
    report_name: report,
    type,
    status: 'ready',
    done: 1,
    total: 1,
    file,
  });
}

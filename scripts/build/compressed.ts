import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this the headers weigh more than what is saved. */
const least = 1024;

export interface Sizes {
  raw: number;
  brotli: number;
  gzip: number;
}

/** Writes `.br` and `.gz` beside every text file, at the highest levels: the server only picks one. */
export async function compressed(folder: string): Promise<Map<string, Sizes>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|svg|json)$/.test(file),
  );
  const sizes = await Promise.all(
    files.map(
      async (file) =>
        [relative(folder, join(folder, file)).split(sep).join('/'), await one(join(folder, file))] as const,
    ),
  );
  return new Map(sizes);
}

async function one(path: string): Promise<Sizes> {
  const bytes = readFileSync(path);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zip(bytes, { level: 9 }),
  ]);
  if (bytes.length >= least) {
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gz);
  }
  return { raw: bytes.length, brotli: br.length, gzip: gz.length };
}

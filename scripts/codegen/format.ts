import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The files as Biome formats them, with the project's own settings. JSON is left as it is. */
export function formatted(files: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings()));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      if (path.endsWith('.ts')) writeFileSync(join(folder, path), text);
    }
    format(folder);
    const read = ([path, text]: [string, string]) => [
      path,
      path.endsWith('.ts') ? readFileSync(join(folder, path), 'utf8') : text,
    ];
    return Object.fromEntries(Object.entries(files).map(read));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function settings(): object {
  const own = JSON.parse(readFileSync(new URL('../biome.json', import.meta.url), 'utf8'));
  const { formatter, javascript } = own;
  return { root: true, formatter, javascript, files: { maxSize: 20_000_000 }, linter: { enabled: false } };
}

/** Writes the documents as Biome formats them. */
export function formatDocuments(folder: string): void {
  format(folder, ['--config-path=scripts', folder], '.');
}

function format(folder: string, args = ['.'], cwd = folder): void {
  const run = spawnSync(process.execPath, [biome(), 'format', '--write', ...args], { cwd, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`Biome could not format ${basename(folder)}:\n${run.stderr}`);
}

function biome(): string {
  return createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
}

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A directory and what is missing above it, for its owner only. Node's own recursion never ends where the system says of
 * a new name that it does not exist (/proc).
 */
export function makeDirectory(path: string): void {
  const missing: string[] = [];
  for (let at = path; !existsSync(at); at = dirname(at)) missing.unshift(at);
  if (missing.length === 0 && !statSync(path).isDirectory())
    throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' });
  for (const one of missing) {
    try {
      mkdirSync(one, { mode: 0o700 });
    } catch (error) {
      // Of two starts at once the other one has made it.
      if (!existsSync(one)) throw error;
    }
  }
}

/** Why something cannot be written, for a person. */
export function whyNotWritten(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'EROFS':
      return 'the file system is read-only';
    case 'ENOSPC':
      return 'the disk is full';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a part of the path is a file';
    case 'ENOENT':
      return 'nothing can be made there';
    default:
      return (error as Error).message;
  }
}

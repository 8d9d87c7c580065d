import { deserialize, serialize } from 'node:v8';
import { MemoryFS, type PGlite } from '@electric-sql/pglite';

/**
 * Of a database's directory, in the order in which they can be made; a directory has no content. Of a file that ends
 * in zeros, as the log does, they are left out; `size` counts them.
 */
type KeptFile = readonly [path: string, content?: Uint8Array, size?: number];

type Options = Parameters<MemoryFS['init']>[1];
type Files = PGlite['Module']['FS'];

const place = '/pglite/data';

function filesOf(FS: Files, folder = ''): KeptFile[] {
  const names: string[] = FS.readdir(place + folder).filter((name: string) => name !== '.' && name !== '..');
  return names.flatMap((name): KeptFile[] => {
    const path = `${folder}/${name}`;
    if (FS.isDir(FS.stat(place + path).mode)) return [[path], ...filesOf(FS, path)];
    const content: Uint8Array = FS.readFile(place + path);
    const end = content.findLastIndex((byte) => byte !== 0) + 1;
    return [[path, content.slice(0, end), content.length]];
  });
}

function whole(content: Uint8Array, size: number): Uint8Array {
  if (content.length === size) return content;
  const all = new Uint8Array(size);
  all.set(content);
  return all;
}

/** Puts the files where they belong: to unpack an archive of them would take most of the time of a start. */
export class SnapshotFiles extends MemoryFS {
  private readonly files: readonly KeptFile[];

  /** Without any, PostgreSQL makes an empty database. */
  constructor(kept?: Uint8Array) {
    super();
    this.files = kept ? deserialize(kept) : [];
  }

  override async init(pglite: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    if (this.files.length === 0) return { emscriptenOpts };
    const fill = ({ FS }: { FS: Files }) => {
      FS.mkdirTree(place, 0o700);
      for (const [path, content, size = 0] of this.files) {
        if (!content) FS.mkdir(place + path, 0o700);
        else Object.assign(FS.mknod(place + path, 0o100600, 0), { contents: whole(content, size), usedBytes: size });
      }
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), fill] } as Options };
  }
}

/** As `SnapshotFiles`; hands over the files of the database when it has ended and nothing is left to write. */
export class SnapshotRecorder extends SnapshotFiles {
  private readonly take: (files: Buffer) => void;

  constructor(take: (files: Buffer) => void, from?: Uint8Array) {
    super(from);
    this.take = take;
  }

  override async closeFs() {
    this.take(serialize(filesOf(this.pg?.Module.FS as Files)));
    await super.closeFs();
  }
}

import { deserialize, serialize } from 'node:v8';
import { MemoryFS, type PGlite } from '@electric-sql/pglite';

/** Of a database's directory, in the order in which they can be made; a directory has no content. */
type KeptFile = readonly [path: string, content?: Uint8Array];

type Options = Parameters<MemoryFS['init']>[1];
type Files = PGlite['Module']['FS'];

const place = '/pglite/data';

/** Hands over the files of a database when it has ended and nothing is left to write. */
export class FilesToKeep extends MemoryFS {
  private readonly take: (files: Buffer) => void;

  constructor(take: (files: Buffer) => void) {
    super();
    this.take = take;
  }

  override async closeFs() {
    this.take(serialize(filesOf(this.pg?.Module.FS as Files)));
    await super.closeFs();
  }
}

function filesOf(FS: Files, folder = ''): KeptFile[] {
  const names: string[] = FS.readdir(place + folder).filter((name: string) => name !== '.' && name !== '..');
  return names.flatMap((name): KeptFile[] => {
    const path = `${folder}/${name}`;
    return FS.isDir(FS.stat(place + path).mode) ? [[path], ...filesOf(FS, path)] : [[path, FS.readFile(place + path)]];
  });
}

/** Puts the files where they belong: to unpack an archive of them would take most of the time of a start. */
export class KeptFiles extends MemoryFS {
  private readonly files: readonly KeptFile[];

  constructor(kept: Uint8Array) {
    super();
    this.files = deserialize(kept);
  }

  override async init(pglite: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const fill = ({ FS }: { FS: Files }) => {
      FS.mkdirTree(place, 0o700);
      for (const [path, content] of this.files) {
        if (!content) FS.mkdir(place + path, 0o700);
        else Object.assign(FS.mknod(place + path, 0o100600, 0), { contents: content, usedBytes: content.length });
      }
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), fill] } as Options };
  }
}

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { commandOf } from '../bootstrap/place.mjs';

/** Where a name stands: line and column from 0, as the protocol counts. */
export interface Position {
  line: number;
  character: number;
}

interface TextEdit {
  range: { start: Position; end: Position };
  newText: string;
}

interface Message {
  id?: number;
  method?: string;
  params?: { items?: unknown[] };
  result?: { changes?: Record<string, TextEdit[]> } | null;
  error?: { message: string };
}

/**
 * TypeScript's own language server, asked to rename: it knows which mentions of a name mean this property. The protocol
 * is JSON-RPC with a header of its length: https://microsoft.github.io/language-server-protocol/
 */
export class LanguageServer {
  private readonly child = spawn(process.execPath, [commandOf('typescript', 'tsc'), '--lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  private readonly waiting = new Map<number, (message: Message) => void>();
  private readonly opened = new Set<string>();
  private unread = Buffer.alloc(0);
  private last = 0;

  async start(root: string): Promise<void> {
    this.child.stdout.on('data', (data: Buffer) => this.read(data));
    this.child.once('exit', () => this.ended());
    const rootUri = pathToFileURL(root).href;
    await this.ask('initialize', {
      processId: process.pid,
      rootUri,
      capabilities: {},
      workspaceFolders: [{ uri: rootUri, name: 'root' }],
    });
    this.send({ method: 'initialized', params: {} });
  }

  /** What becomes of each file when the name at a position is another: path → edits. */
  async rename(file: string, position: Position, newName: string): Promise<Map<string, TextEdit[]>> {
    const uri = pathToFileURL(file).href;
    if (!this.opened.has(uri)) {
      const text = readFileSync(file, 'utf8');
      this.send({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri, languageId: 'typescript', version: 1, text } },
      });
      this.opened.add(uri);
    }
    const { result, error } = await this.ask('textDocument/rename', { textDocument: { uri }, position, newName });
    if (error) throw new Error(error.message);
    return new Map(Object.entries(result?.changes ?? {}).map(([at, edits]) => [fileURLToPath(at), edits]));
  }

  private ended(): void {
    const error = { message: 'The language server of TypeScript ended.' };
    for (const take of this.waiting.values()) take({ error });
  }

  end(): void {
    this.child.kill();
  }

  private ask(method: string, params: object): Promise<Message> {
    const id = ++this.last;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ id, method, params });
    });
  }

  private send(message: object): void {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.child.stdin.write(body);
  }

  private read(data: Buffer): void {
    this.unread = Buffer.concat([this.unread, data]);
    for (;;) {
      const end = this.unread.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.unread.toString('ascii', 0, end))?.[1]);
      if (this.unread.length < end + 4 + length) return;
      this.take(JSON.parse(this.unread.toString('utf8', end + 4, end + 4 + length)) as Message);
      this.unread = this.unread.subarray(end + 4 + length);
    }
  }

  /** An answer, or a question of the server (its settings), which has none to be told. */
  private take(message: Message): void {
    if (message.id === undefined) return;
    if (message.method) this.send({ id: message.id, result: message.params?.items?.map(() => null) ?? null });
    else this.waiting.get(message.id)?.(message);
  }
}

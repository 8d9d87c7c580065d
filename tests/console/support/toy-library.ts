import { errorBody } from '../../../src/shared/errors/body.ts';

interface Book {
  id: string;
  title: string;
  author: string | null;
  status: string;
  due: string | null;
  copies: number;
  room: string;
  shelf: number;
  version: number;
}

interface Seen {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  headers: Headers;
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'never' | 'unreachable';
type Serve = (seen: Seen) => Answer;

export const librarian = {
  id: 'u1',
  type: 'Librarian',
  display_name: 'Lee Ward',
  email: 'lee@lib.example',
  permissions: ['see_books', 'edit_books'],
  fines_active: false,
  company: { id: 'c1' },
  user_profile: { date_format: 'MM-DD-YYYY', auto_timezone: true },
};
export const visitor = { ...librarian, id: 'u2', display_name: 'Vi Sitor', permissions: ['see_books'] };
export const stranger = { ...librarian, id: 'u3', display_name: 'Stran Ger', permissions: [] };

export const refusal = (status: number, code: string, text: string, extra = {}): Answer => ({
  status,
  body: errorBody(status, code, text, extra),
});

/** The library's server at the HTTP boundary: keeps books, answers as the real one does, remembers what it was asked. */
export class ToyLibrary {
  user: Record<string, unknown> | null = librarian;
  books: Book[] = Array.from({ length: 12 }, (_, index) => ({
    id: `b${index + 1}`,
    title: `Book ${index + 1}`,
    author: index === 0 ? 'Gabriel García Márquez' : 'Ann Lee',
    status: index === 1 ? 'lent' : 'in',
    due: index === 1 ? '2026-12-31' : null,
    copies: index + 1,
    room: 'A',
    shelf: index,
    version: 3,
  }));
  seen: Seen[] = [];
  /** Answers instead of the library, for one path. */
  readonly instead = new Map<string, Serve>();

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://library.example');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const seen: Seen = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body,
      headers: new Headers(init.headers),
    };
    this.seen.push(seen);
    const answer = (this.instead.get(seen.path) ?? this.serve)(seen);
    await Promise.resolve();
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (answer === 'never')
      return new Promise<Response>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(text, {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json', ...answer.headers },
    });
  };

  to(path: string): Seen[] {
    return this.seen.filter((one) => one.path === path);
  }

  private readonly serve: Serve = ({ method, path, body, query }) => {
    if (path === '/auth/session') return this.user ? { body: this.user } : refusal(401, 'SignedOut', 'Nobody.');
    if (path === '/auth/logout') {
      this.user = null;
      return { body: { status: 200 } };
    }
    if (path === '/lib/books/list') return this.list(body);
    if (path === '/lib/books/filters')
      return {
        body: { queryset_filters_options: { author__in: ['Ann Lee', { value: 'g', label: 'Gabo', count: 1 }] } },
      };
    if (path === '/lib/books/order') return this.reorder(body.order as string[]);
    if (path === '/api/lending/member') {
      const range = JSON.parse(query.get('range') ?? '[0,9]') as number[];
      return { body: [{ id: 'm1', name: 'Mia' }], headers: { 'content-range': `items ${range[0]}-${range[1]}/1` } };
    }
    const book = method === 'PATCH' ? this.books.find(({ id }) => path === `/lib/books/${id}`) : undefined;
    if (!book) return path === '/lib/lend' ? { body: { status: 200 } } : refusal(404, 'NotFound', 'Not found.');
    Object.assign(book, body, { version: book.version + 1 });
    return { body: book, headers: { etag: `"${book.version}"` } };
  };

  private list(body: Record<string, unknown>): Answer {
    const page = Number(body.page_offset) || 1;
    const limit = Number(body.page_limit);
    const text = String(body.raw_search_string ?? '').toLowerCase();
    const statuses = body.status__in as string[] | undefined;
    const found = this.books.filter(
      (book) =>
        book.status !== 'gone' &&
        book.title.toLowerCase().includes(text) &&
        (!statuses || statuses.includes(book.status)),
    );
    if (body.ordering === '-copies') found.reverse();
    const rows = found.slice((page - 1) * limit, page * limit).map((book) => ({ book }));
    return { body: { data: rows, total_count: found.length } };
  }

  private reorder(order: string[]): Answer {
    const held = this.books.flatMap((book, index) => (order.includes(book.id) ? [index] : []));
    const moved = order.map((id) => this.books.find((book) => book.id === id) as Book);
    held.forEach((place, index) => {
      this.books[place] = moved[index] as Book;
    });
    return { body: { status: 200 } };
  }
}

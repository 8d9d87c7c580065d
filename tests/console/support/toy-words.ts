import words from '../../../schemas/shell/console.messages.json';
import stock from '../../../schemas/shell/react-admin.messages.json';

/** What the library's console says, and who may what there. */

export const byId = <T extends { id: string }>(list: T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [one.id, one]));

const message = (id: string, text: string, more: object = {}) => ({ id, text, severity: 'info' as const, ...more });

export const toyMessages = byId([
  ...Object.entries(words).map(([name, document]) => message(`shell/console.${name}`, document.text, document)),
  ...Object.entries(stock).map(([name, { text }]) => message(`shell/react-admin.${name}`, text)),
  message('shell/offline', 'You are offline.', { severity: 'warning' }),
  message('shell/not-found', 'There is no such thing here.'),
  message('shell/some-error', 'Something went wrong.', { severity: 'error' }),
  message('shell/coming-soon', 'Coming soon'),
  message('shell/only-digits', 'Only digits are allowed', { severity: 'error' }),
  message('shell/leave', 'Changes will be lost.', { title: 'Leave?', confirm: 'Leave', cancel: 'Stay' }),
  message('shell/page-missing', 'It may have moved.'),
  message('shell/mandatory-fields', 'Fill all the fields!'),
  message('desk/no-tab', 'This tab is not for you.'),
  message('desk/sign-in', 'Sign in first.'),
  message('desk/may-not-edit', 'Only librarians change books.'),
  message('desk/may-not-see', 'Only librarians see this.'),
  message('lending/none', 'No books yet'),
  message('lending/no-hits', 'No books found'),
  message('lending/unable', 'Unable to list books.', { severity: 'error' }),
  message('lending/refused', 'You may not see the books.', { title: 'Insufficient Permissions', severity: 'error' }),
  message('lending/ask', 'The book {title} goes.', {
    title: 'Are you sure?',
    severity: 'warning',
    confirm: 'Remove',
    cancel: 'Keep',
  }),
  message('lending/ask-all', '{count} books go.', { title: 'Remove them?', confirm: 'Remove', cancel: 'Keep' }),
  message('lending/all-removed', 'Books removed: {count}', { severity: 'success' }),
  message('lending/removed', 'Book removed!', { severity: 'success' }),
  message('lending/not-removed', 'Unable to remove the book.', { severity: 'error' }),
]);

export const toyGates = byId([
  {
    id: 'shell/public',
    title: 'Anyone',
    needs: { public: true as const },
    refused: 'hide' as const,
    reason: 'desk/sign-in',
  },
  {
    id: 'shell/signed-in',
    title: 'Signed in',
    needs: { signedIn: true as const },
    refused: 'hide' as const,
    reason: 'desk/sign-in',
  },
  {
    id: 'desk/tab-books',
    title: 'Books tab',
    needs: { permission: 'see_books' },
    refused: 'text' as const,
    reason: 'desk/no-tab',
  },
  {
    id: 'desk/secret',
    title: 'Secret',
    needs: { permission: 'secret' },
    refused: 'hide' as const,
    reason: 'desk/may-not-see',
  },
  {
    id: 'lending/book.list',
    title: 'See books',
    needs: { permission: 'see_books' },
    refused: 'text' as const,
    reason: 'desk/no-tab',
  },
  {
    id: 'lending/book.edit',
    title: 'Change books',
    needs: { permission: 'edit_books' },
    refused: 'disable' as const,
    reason: 'desk/may-not-edit',
  },
]);

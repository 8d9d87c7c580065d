import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useHere, useOrigin, useReturn } from '../../src/console/shell/use-return.ts';

/** The way back leads to the declared page as it was left, however far one has gone from it. */

function Page({ to, back }: { to?: string; back?: string }) {
  const here = useHere();
  return (
    <>
      {to && (
        <Link to={to} state={here}>
          On
        </Link>
      )}
      {back !== undefined && <Back declared={back} />}
    </>
  );
}

const Back = ({ declared }: { declared: string }) => <Link to={useReturn(declared)}>Back</Link>;

async function backFrom(list: string, declared: string): Promise<string> {
  const router = createMemoryRouter(
    [
      { path: '/books', element: <Page to="/view" /> },
      { path: '/others', element: <Page to="/view" /> },
      { path: '/view', element: <Page to="/edit" back={declared} /> },
      { path: '/edit', element: <Page back={declared} /> },
    ],
    { initialEntries: [list] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  const fromView = screen.getByRole('link', { name: 'Back' }).getAttribute('href');
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  const { pathname, search } = router.state.location;
  unmount();
  expect(fromView).toBe(pathname + search);
  return pathname + search;
}

describe('the way back, from a page and from the one behind it', () => {
  it.each([
    ['keeps search and filters', '/books?tab=all&search=an', '/books?tab=all', '/books?tab=all&search=an'],
    ['keeps the page', '/books?search=an&page=3', '/books?page=3', '/books?search=an&page=3'],
    ['knows the first page by no number', '/books?search=an', '/books?page=1', '/books?search=an'],
    ['is the declared one from another list', '/others?search=an', '/books?page=1', '/books?page=1'],
    ['is the declared one from another tab', '/books?tab=few&search=an', '/books?tab=all', '/books?tab=all'],
    ['is the declared one from another page', '/books?search=an', '/books?page=2', '/books?page=2'],
  ])('%s', async (_, list, declared, to) => {
    expect(await backFrom(list, declared)).toBe(to);
  });
});

describe('the way back from what is only looked at', () => {
  const Looked = () => {
    const here = useHere();
    return (
      <>
        <Link to={useOrigin('/books')}>Back</Link>
        <Link to="/person?tab=notes" state={here}>
          Notes
        </Link>
      </>
    );
  };

  async function opened(at: string) {
    const routes = [
      { path: '/held', element: <Page to="/person" /> },
      { path: '/person', element: <Looked /> },
    ];
    const router = createMemoryRouter(routes, { initialEntries: [at] });
    render(<RouterProvider router={router} />);
    if (at !== '/person') await userEvent.click(screen.getByRole('link', { name: 'On' }));
  }
  const back = () => screen.getByRole('link', { name: 'Back' }).getAttribute('href');

  it('leads to where it was opened from, also after a look at another part of it', async () => {
    await opened('/held?search=an');
    expect(back()).toBe('/held?search=an');
    await userEvent.click(screen.getByRole('link', { name: 'Notes' }));
    expect(back()).toBe('/held?search=an');
  });

  it('leads to the declared page where it was opened by its address', async () => {
    await opened('/person');
    expect(back()).toBe('/books');
  });
});

interface Place {
  pathname: string;
  search: string;
}

const leadingBack = (page: string, back: string): string =>
  back === '/' ? page : `${page}?back=${encodeURIComponent(back)}`;

/** The sign-in page, which leads back to where the person was. */
export const signInPath = ({ pathname, search }: Place): string => leadingBack('/login', pathname + search);

/** The page of the second step, which leads back to the same place as the first. */
export const secondStepPath = ({ pathname, search }: Place): string =>
  leadingBack(
    '/login/verify',
    pathname.startsWith('/login') ? wayBack(new URLSearchParams(search)) : pathname + search,
  );

/** Where to go after signing in. Only a path of our own: never `//elsewhere` or another origin. */
export function wayBack(search: URLSearchParams): string {
  const back = search.get('back') ?? '/';
  const safe = /^\/(?![/\\])/.test(back) && new URL(back, location.origin).origin === location.origin;
  return safe && !back.startsWith('/login') ? back : '/';
}

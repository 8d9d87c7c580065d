/** The sign-in page, which leads back to where the person was. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const back = pathname + search;
  return back === '/' ? '/login' : `/login?back=${encodeURIComponent(back)}`;
}

/** Where to go after signing in. Only a path of our own: never `//elsewhere` or another origin. */
export function wayBack(search: URLSearchParams): string {
  const back = search.get('back') ?? '/';
  const safe = /^\/(?![/\\])/.test(back) && new URL(back, location.origin).origin === location.origin;
  return safe && !back.startsWith('/login') ? back : '/';
}

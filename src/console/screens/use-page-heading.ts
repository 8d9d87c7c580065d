import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useProductName } from '../shell/use-product-name.ts';

/** A page's one h1 names the window, and takes the focus after a navigation, so that the new screen is read out. */
export function usePageHeading(title: string, isPage = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const product = useProductName();
  const { key } = useLocation();
  const first = useRef(key === 'default');
  useEffect(() => {
    if (isPage) document.title = `${title} · ${product}`;
  }, [title, product, isPage]);
  useEffect(() => {
    if (isPage && !first.current && (!document.activeElement || document.activeElement === document.body))
      heading.current?.focus();
  }, [isPage]);
  return heading;
}

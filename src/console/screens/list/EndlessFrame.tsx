import type { ReactNode } from 'react';
import { InfiniteListBase, type ListBaseProps } from 'react-admin';

/** A list whose pages follow each other below: react-admin's own, which keeps those that were loaded. */
export default function EndlessFrame({ children, queryOptions, ...props }: ListBaseProps & { children: ReactNode }) {
  return (
    <InfiniteListBase {...props} queryOptions={queryOptions as never}>
      {children}
    </InfiniteListBase>
  );
}

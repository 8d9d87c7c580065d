import type { ComponentProps, ReactNode } from 'react';
import { usePageHeading } from '../use-page-heading.ts';
import { RecordHead } from './RecordHead.tsx';

type Props = Omit<ComponentProps<typeof RecordHead>, 'heading'> & {
  /** What stands above the name: a link back. */
  above?: ReactNode;
};

/** The head of a record as that of the page: its name is the page's one heading. */
export function RecordTitle({ above, ...head }: Props) {
  const heading = usePageHeading(String(head.record[head.header.title] ?? ''));
  return (
    <>
      {above}
      <RecordHead {...head} heading={heading} />
    </>
  );
}

import type { ReactNode } from 'react';

/**
 * Stands in the build for the Markdown reader that RJSF imports: no document of ours holds Markdown, and the reader
 * would be a third of the form's code.
 */
export const Markdown = ({ children }: { children: ReactNode }) => children;

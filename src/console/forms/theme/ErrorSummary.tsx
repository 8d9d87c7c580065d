import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ErrorListProps } from '@rjsf/utils';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../messages/use-messages.ts';
import { complaints } from '../errors.ts';
import { useNotedLayout } from './use-noted-layout.ts';

export interface FormContext {
  idPrefix: string;
  summary: RefObject<HTMLDivElement | null>;
  heading?: string;
  /** How a person knows the field at this path. */
  labelOf(path: string): string;
  orderOf(path: string): number[];
  /** Sentences are seen for so many milliseconds only; then there is no summary either. */
  errorTime?: number;
  /** How often the form was found wrong. */
  failures: number;
}

/** What is wrong, in one place that takes the focus; each line leads to its field. */
export function ErrorSummary({ errorSchema, registry }: ErrorListProps) {
  const { idPrefix, summary, heading, labelOf, orderOf } = registry.formContext as FormContext;
  const { text, message } = useMessages();
  const wrong = complaints(errorSchema, orderOf);
  useNotedLayout(wrong.map((one) => `${one.path} ${one.message}`).join('\n'));
  if (wrong.length === 0) return null;
  return (
    <Alert
      severity="error"
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${idPrefix}__problems`}
      sx={{ mb: 3 }}
    >
      <AlertTitle id={`${idPrefix}__problems`}>{heading ?? message('shell/form.problems')?.title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }} aria-label={text('shell/form.problems', { count: wrong.length })}>
        {wrong.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path ? (
              <Link component="button" type="button" color="inherit" align="left" onClick={() => goTo(idPrefix, path)}>
                {labelOf(path)}: {message}
              </Link>
            ) : (
              message
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function goTo(idPrefix: string, path: string): void {
  const field = document.getElementById([idPrefix, ...path.split('.')].join('_'));
  const closed = field?.closest('[data-item]')?.querySelector<HTMLElement>('h3 > [aria-expanded=false]');
  if (closed) flushSync(() => closed.click());
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

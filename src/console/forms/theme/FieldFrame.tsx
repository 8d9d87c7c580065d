import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { errorId, type FieldErrorProps, type FieldHelpProps, type FieldTemplateProps, helpId } from '@rjsf/utils';
import { useContext, useEffect, useState } from 'react';
import type { FormContext } from './ErrorSummary.tsx';
import { RevealContext } from './folds.ts';
import { useNotedLayout } from './use-noted-layout.ts';

/** Input, then what is wrong with it, then help. Lists and objects draw their own frame. */
export function FieldFrame({ hidden, children, errors, help, schema }: FieldTemplateProps) {
  if (hidden) return <Box hidden>{children}</Box>;
  const types = [schema.type].flat();
  if (types.includes('object')) return <>{children}</>;
  return (
    <Box sx={{ minWidth: 0 }}>
      {children}
      {errors}
      {help}
    </Box>
  );
}

export function FieldErrors({ errors = [], fieldPathId, registry }: FieldErrorProps) {
  const { errorTime, failures } = registry.formContext as FormContext;
  const seen = useSeenFor(errorTime, failures);
  const reveal = useContext(RevealContext);
  const isWrong = errors.length > 0;
  // Anew with each try: meanwhile it may have been closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try counts
  useEffect(() => (isWrong ? reveal() : undefined), [isWrong, reveal, failures]);
  useNotedLayout(seen ? errors.map(String).join('\n') : '');
  if (!isWrong) return null;
  return (
    <FormHelperText error component="div" id={errorId(fieldPathId)} className={seen ? undefined : 'unseen'}>
      {errors.map((error) => (
        <div key={String(error)}>{error}</div>
      ))}
    </FormHelperText>
  );
}

/** For that many milliseconds after each try, where a form says so; else always. */
function useSeenFor(time: number | undefined, tries: number): boolean {
  const [over, setOver] = useState(-1);
  useEffect(() => {
    if (time === undefined) return;
    const timer = setTimeout(() => setOver(tries), time);
    return () => clearTimeout(timer);
  }, [time, tries]);
  return over !== tries;
}

export function FieldHelp({ help, fieldPathId }: FieldHelpProps) {
  if (!help) return null;
  return <FormHelperText id={helpId(fieldPathId)}>{help}</FormHelperText>;
}

import { type Dispatch, type SetStateAction, useCallback, useContext, useRef } from 'react';
import type { Form } from '../../shared/documents/form.ts';
import { OverlaysContext } from '../actions/action-context.ts';
import { same, type Values } from './values.ts';

/**
 * Takes what was entered, and asks about the values that the document names. What is not confirmed goes back to what
 * stood there before; whatever was entered meanwhile stays.
 */
export function useConfirmed(
  form: Form,
  values: Values,
  setValues: Dispatch<SetStateAction<Values>>,
): (next: Values) => void {
  const overlays = useContext(OverlaysContext);
  const latest = useRef(values);
  latest.current = values;
  return useCallback(
    (next) => {
      const before = latest.current;
      latest.current = next;
      setValues(next);
      const asked = form.layout.confirm?.find(
        ({ field, to }) => same(next[field], to) && field in before && !same(before[field], to),
      );
      if (!asked || !overlays) return;
      void overlays.confirm(asked.message).then((yes) => {
        if (!yes) setValues((now) => ({ ...now, [asked.field]: before[asked.field] }));
      });
    },
    [form, setValues, overlays],
  );
}

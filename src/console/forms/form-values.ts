import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Values } from './values.ts';

/** The whole form's values beside RJSF's own flow, so that only who asks for them is drawn again. */
export class FormValues {
  private values: Values;
  private readonly listeners = new Set<() => void>();
  /** The record that the form was opened on; it knows words for ids (`sender__name`). */
  readonly record: Values;
  /** The records picked since then: of each its id, and what it is called, in the same way. */
  readonly names: Values;

  /** `values` are what the form begins with: an input is drawn before any of them is told. */
  constructor(record: Values = {}, names: Values = {}, values: Values = {}) {
    this.values = values;
    this.record = { ...record, ...names };
    this.names = { ...names };
  }

  readonly get = (): Values => this.values;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(values: Values): void {
    this.values = values;
    for (const listener of this.listeners) listener();
  }
}

export const FormValuesContext = createContext(new FormValues());

/** The record that the form around was opened on, with what of it is no field. */
export const useFormRecord = (): Values => useContext(FormValuesContext).record;

export function useFormValues(): Values {
  const store = useContext(FormValuesContext);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

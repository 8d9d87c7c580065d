import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { CallError, isAborted, OfflineError } from '../../../src/console/data/call-error.ts';

/** For every test file: a worker goes on to the next one with the modules of the last, which say such things once. */

// The first screen of a test file waits for its modules to be transformed.
configure({ asyncUtilTimeout: 5_000 });

/** react-admin logs every failed call while developing; here they are asked for. */
beforeEach(() => {
  const log = console.error;
  vi.spyOn(console, 'error').mockImplementation((first: unknown, ...more: unknown[]) => {
    const expected = first instanceof CallError || first instanceof OfflineError || isAborted(first);
    if (!expected) log(first, ...more);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
});

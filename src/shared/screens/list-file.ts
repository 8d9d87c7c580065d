import type { Action } from '../documents/screen.ts';

/** Saves what a list finds as a file. */
export const isFile = ({ does }: Partial<Action>): boolean => does === 'csv' || does === 'xlsx';

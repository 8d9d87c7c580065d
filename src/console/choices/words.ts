export interface WordListProps {
  /** Of the input for new words. */
  id: string;
  label: string;
  words: readonly string[];
  /** `added`: words have come, none has gone. */
  change(words: string[], added: boolean): void;
  /** Words that are offered. */
  offered?: readonly string[];
  /** Words that stay, whatever their capitals. */
  fixed?: readonly string[];
  max: number;
  maxLength: number;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  /** Asked before a word goes. */
  mayRemove?(word: string): Promise<boolean>;
}

/** Words are the same whatever their capitals. */
export const sameWord = (a: string, b: string): boolean => keyOf(a) === keyOf(b);
const keyOf = (word: string): string => word.trim().normalize('NFKC').toLowerCase();

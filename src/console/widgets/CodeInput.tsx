import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useWords } from '../messages/use-words.ts';
import { pasted, placed } from './code-boxes.ts';

const Boxes = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    gap: 8,
    '& input': {
      flex: '1 1 0',
      minWidth: 0,
      maxWidth: 48,
      height: 52,
      padding: 0,
      font: 'inherit',
      fontSize: '1.375rem',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1px solid color-mix(in srgb, ${palette.text.secondary} 78%, transparent)`,
      borderRadius: 8,
    },
    '& input:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1, borderColor: 'transparent' },
    '& input[aria-invalid="true"]': { borderColor: palette.error.main },
    '& input:disabled': { opacity: 0.6 },
  };
});

export interface CodeInputProps {
  id?: string;
  /** What the boxes are together called. */
  label: string;
  value: string;
  onChange(code: string): void;
  /** When the last empty box was filled. */
  onComplete?(code: string): void;
  onBlur?(): void;
  /** How many boxes. */
  length?: number;
  /** `text` takes every character, `number` digits only. */
  type?: 'number' | 'text';
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  autoFocus?: boolean;
  /** Given the first box, for anyone who wants to put the focus there. */
  first?: RefObject<HTMLInputElement | null>;
}

/** A one-time code, a character in each box. It can be pasted and filled in by the browser as a whole. */
export function CodeInput(props: CodeInputProps) {
  const { label, value, length = 4, type = 'number', disabled, invalid, describedBy } = props;
  const [problem, setProblem] = useState<string>();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const problemId = useId();
  const words = useWords();
  const { text } = useMessages();
  const focus = (at: number) => boxes.current[Math.max(0, Math.min(at, length - 1))]?.focus();
  const { autoFocus } = props;
  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);

  const give = (code: string, next: number) => {
    setProblem(undefined);
    props.onChange(code);
    focus(next);
    if (code.length === length && !code.includes(' ')) props.onComplete?.(code);
  };
  const put = (at: number, typed: string) => {
    const taken = pasted(typed, type);
    if (taken === null) return setProblem(text('shell/only-digits'));
    // A phone fills a whole code into one box.
    give(placed(value, at, taken, length), at + taken.length);
  };
  const paste = (at: number, clipboard: string) => {
    const taken = pasted(clipboard, type);
    if (taken === null) return setProblem(words('pasted-invalid'));
    const from = taken.length >= length ? 0 : at;
    give(placed(value, from, taken, length), from + taken.length);
  };
  const key = (at: number, event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focus(at - 1);
    else if (event.key === 'ArrowRight') focus(at + 1);
    else if (event.key === 'Backspace' && charAt(value, at) === '' && at > 0)
      give(placed(value, at - 1, '', length), at - 1);
    else if (event.key === 'Backspace' || event.key === 'Delete') give(placed(value, at, '', length), at);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <Boxes role="group" aria-label={label} aria-describedby={describedBy} onBlur={props.onBlur}>
        {Array.from({ length }, (_, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            id={at === 0 ? props.id : undefined}
            ref={(box) => {
              boxes.current[at] = box;
              if (at === 0 && props.first) props.first.current = box;
            }}
            value={charAt(value, at)}
            disabled={disabled}
            inputMode={type === 'number' ? 'numeric' : 'text'}
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            aria-label={words('code-box', { position: at + 1, total: length })}
            aria-invalid={invalid || undefined}
            aria-describedby={problem ? problemId : undefined}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => key(at, event)}
            onChange={(event) => put(at, newest(event.target.value, charAt(value, at)))}
            onPaste={(event) => {
              event.preventDefault();
              paste(at, event.clipboardData.getData('text'));
            }}
          />
        ))}
      </Boxes>
      <div role="alert">
        {problem && (
          <FormHelperText error id={problemId}>
            {problem}
          </FormHelperText>
        )}
      </div>
    </div>
  );
}

const charAt = (value: string, at: number): string => (value[at] ?? '').trim();

/** A second character typed into a full box takes the place of the first. */
const newest = (text: string, before: string): string =>
  text.length === 2 && before && text.includes(before) ? text.replace(before, '') : text;

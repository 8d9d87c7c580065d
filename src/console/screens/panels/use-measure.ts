import type { Level, Measure } from '../../../shared/documents/panel.ts';
import { useConstantOf } from './use-constant-of.ts';
import { useSaid } from './use-said.ts';
import { useWordOf } from './use-word-of.ts';

interface Measured {
  /** The number as it is said, or what is said in its place. */
  text: string;
  level: Level | undefined;
}

/** Says a number as its document wants it. `values`: what the sentence in its place may speak of. */
export function useMeasure(values: Record<string, unknown>): (measure: Measure, value: number | null) => Measured {
  const constantOf = useConstantOf();
  const wordOf = useWordOf();
  const said = useSaid();
  const holds = ({ above }: Level, value: number) => above === undefined || value > Number(constantOf(above));
  return ({ decimals = 0, unit = '', options, none, levels }, value) => {
    if (value === null) return { text: (none && said(none, values)) ?? '–', level: undefined };
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return {
      text: (options && wordOf(options, value)) ?? value.toLocaleString('en', digits) + unit,
      level: levels?.find((level) => holds(level, value)),
    };
  };
}

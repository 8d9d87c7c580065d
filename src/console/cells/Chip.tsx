import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Option } from '../../shared/documents/words.ts';

type Color = NonNullable<Option['color']>;

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Color }>(({ theme, tone }) => {
  const { palette } = theme.vars ?? theme;
  const main = tone === 'default' ? palette.text.secondary : palette[tone].main;
  return {
    display: 'inline-block',
    padding: '1px 8px',
    borderRadius: 999,
    fontSize: '0.8125rem',
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    '@media (max-width: 640px)': { whiteSpace: 'normal', borderRadius: 11 },
    // Mixed towards the text's colour, so that every tone keeps 4.5:1 on its own tint, light and dark.
    color: `color-mix(in srgb, ${main} 72%, ${palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${main} 13%, ${palette.background.paper})`,
    border: `1px solid color-mix(in srgb, ${main} 30%, transparent)`,
  };
});

/** A state in one word. The colour repeats what the word says. */
export const Chip = ({ color = 'default', children }: { color?: Color; children: ReactNode }) => (
  <Pill tone={color} data-chip="">
    {children}
  </Pill>
);

export function Chips({ values }: { values: readonly string[] }) {
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4 }}>
      {values.map((value) => (
        <Chip key={value}>{value}</Chip>
      ))}
    </span>
  );
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Tiles = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: 12,
    '& label': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: 12,
      padding: 12,
      border: `1px solid ${palette.divider}`,
      borderRadius: 10,
      cursor: 'pointer',
    },
    '& label:hover': { backgroundColor: palette.action.hover },
    '& label:has(:checked)': {
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    },
    '& label:has(:focus-visible)': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '& label:has(:disabled)': { cursor: 'default', opacity: 0.7 },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '& small': { display: 'block', color: palette.text.secondary },
    '& svg': { width: 48, height: 60, borderRadius: 4, border: `1px solid ${palette.divider}` },
  };
});

/** What each looks like, without its words. */
const drawings: Readonly<Record<string, ReactNode>> = {
  standard: (
    <>
      {[12, 19, 26].map((y) => (
        <rect key={y} x="6" y={y} width={y === 26 ? 22 : 36} height="3" rx="1.5" className="line" />
      ))}
      <rect x="6" y="36" width="18" height="3" rx="1.5" className="colour" />
    </>
  ),
  banner: (
    <>
      <rect width="48" height="18" className="colour" />
      {[25, 32].map((y) => (
        <rect key={y} x="6" y={y} width="36" height="3" rx="1.5" className="line" />
      ))}
      <rect x="14" y="42" width="20" height="8" rx="2" className="colour" />
    </>
  ),
  card: (
    <>
      <rect width="48" height="60" className="ground" />
      <rect x="6" y="6" width="36" height="48" rx="2" className="sheet" />
      <rect x="6" y="6" width="36" height="9" rx="2" className="colour" />
      {[21, 28].map((y) => (
        <rect key={y} x="11" y={y} width="26" height="3" rx="1.5" className="line" />
      ))}
      <rect x="11" y="38" width="15" height="7" rx="2" className="colour" />
    </>
  ),
};

const Drawing = styled('svg')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    backgroundColor: '#ffffff',
    '& .line': { fill: '#c3cbc9' },
    '& .sheet': { fill: '#ffffff' },
    '& .ground': { fill: '#e8ecec' },
    '& .colour': { fill: palette.primary.main },
  };
});

interface Props {
  /** Of the field: its first input carries it, so that the error summary has somewhere to go. */
  id: string;
  value: string;
  disabled?: boolean;
  describedBy?: string;
  layouts: readonly { value: string; label: string; description?: string }[];
  choose(layout: string): void;
}

/** The layouts of a mail side by side, each drawn small. */
export function LayoutChoice({ id, value, disabled, describedBy, layouts, choose }: Props) {
  return (
    <Tiles role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {layouts.map(({ value: layout, label, description }, index) => (
        <label key={layout}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={id}
            checked={value === layout}
            disabled={disabled}
            onChange={() => choose(layout)}
          />
          <Drawing viewBox="0 0 48 60" aria-hidden="true">
            {drawings[layout]}
          </Drawing>
          <span>
            {label} <small>{description}</small>
          </span>
        </label>
      ))}
    </Tiles>
  );
}

import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWords } from '../../messages/use-words.ts';
import { Icon } from '../../shell/Icon.tsx';
import { Select } from '../../shell/Select.tsx';
import { PageInput } from './PageInput.tsx';
import type { ListAddress } from './use-list-address.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '10px 16px',
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.secondary,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& .sizes': { display: 'flex', alignItems: 'center', gap: 8 },
  '& nav': { display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto' },
  '& .range': { fontVariantNumeric: 'tabular-nums' },
}));

interface Props {
  address: ListAddress;
  total: number;
  pageSizes: readonly number[];
}

/** Rows per page, what is shown of how many, and the way to any page. */
export function ListFooter({ address, total, pageSizes }: Props) {
  const words = useWords();
  const selectId = useId();
  const { page, perPage } = address.state;
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = Math.min(total, (page - 1) * perPage + 1);
  const to = Math.min(total, page * perPage);
  const go = (wanted: number) => address.change({ page: Math.min(last, Math.max(1, wanted)) });
  const steps = [
    { name: 'first-page', icon: 'first', page: 1, off: page <= 1 },
    { name: 'previous-page', icon: 'previous', page: page - 1, off: page <= 1 },
    { name: 'next-page', icon: 'next', page: page + 1, off: page >= last },
    { name: 'last-page', icon: 'last', page: last, off: page >= last },
  ];
  const button = ({ name, icon, page: wanted, off }: (typeof steps)[number]) => (
    <IconButton
      key={name}
      aria-label={words(name)}
      aria-disabled={off || undefined}
      sx={{ opacity: off ? 0.4 : 1 }}
      onClick={() => !off && go(wanted)}
    >
      <Icon name={icon} fontSize="small" />
    </IconButton>
  );
  // The usual number stands first in its document, which may be any of them.
  const sizes = [...pageSizes].sort((one, other) => one - other);
  const [least = 0] = sizes;
  return (
    <Bar>
      {/* Everything is here whatever is chosen: there is nothing to choose. */}
      {total > least && (
        <div className="sizes">
          <label htmlFor={selectId}>{words('rows-per-page')}</label>
          <Select id={selectId} value={perPage} onChange={(value) => address.change({ perPage: Number(value) })}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        </div>
      )}
      <span className="range">{words('range', { from, to, total })}</span>
      {(last > 1 || page > 1) && (
        <nav aria-label={words('pages')}>
          {steps.slice(0, 2).map(button)}
          <PageInput page={page} last={last} go={go} />
          {steps.slice(2).map(button)}
        </nav>
      )}
    </Bar>
  );
}

import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { PanelChoice } from '../../../shared/documents/panel.ts';
import type { Option } from '../../../shared/documents/words.ts';
import { useOptions } from '../../artifacts/use-artifacts.ts';
import { useWords } from '../../messages/use-words.ts';
import { Select } from '../../shell/Select.tsx';
import { useAddress } from '../use-address.ts';
import { useItemName } from './use-item-name.ts';
import { listAt } from './value-at.ts';

type Values = Record<string, unknown>;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  '& > span': { display: 'flex', flex: '1 1 220px', flexDirection: 'column', gap: 4, minWidth: 0 },
  '& label': { fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& select': { width: '100%', minHeight: 44 },
}));

interface Props {
  choices: readonly PanelChoice[];
  values: Values;
}

/** Selects of what is shown. The address holds what is chosen, so that it can be passed on and gone back from. */
export function ChoicesPanel({ choices, values }: Props) {
  return (
    <Line>
      {choices.map((choice) => (
        <Choice key={choice.key} choice={choice} values={values} />
      ))}
    </Line>
  );
}

function Choice({ choice, values }: { choice: PanelChoice; values: Values }) {
  const { key, label, all } = choice;
  const id = useId();
  const { search, show } = useAddress({ replace: false });
  const items = useItems(choice, values);
  // What is shown says which one it is, where nothing was chosen.
  const chosen = search.get(key) ?? String(values[key] ?? (all === undefined ? items[0]?.value : ''));
  const groups = [...new Set(items.map(({ group }) => group))];
  const isOffered = items.some(({ value }) => value === chosen) || (all !== undefined && chosen === '');
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={chosen} onChange={(value) => show(key, value)}>
        {all !== undefined && <option value="">{all}</option>}
        {!isOffered && <Other value={chosen} isWord={!items.some(({ isNamed }) => isNamed)} />}
        {groups.map((group) => {
          const options = items
            .filter((item) => item.group === group)
            .map((item) => (
              <option key={item.value} value={item.value}>
                {item.label}
              </option>
            ));
          return group === undefined ? (
            options
          ) : (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          );
        })}
      </Select>
    </span>
  );
}

/** What there is to choose from, as it is called. */
function useItems({ list, options = '' }: PanelChoice, values: Values) {
  const nameOf = useItemName();
  const offered: readonly Partial<Option>[] = useOptions(options);
  return (list === undefined ? offered : (listAt(values, list) as Partial<Option>[])).map((item) => ({
    value: String(item.value ?? ''),
    label: nameOf(String(item.label ?? item.value ?? '')),
    isNamed: item.label !== undefined,
    group: item.group === undefined ? undefined : String(item.group),
  }));
}

/** What the address asks for and nobody is offered. A value that is a word itself says what it is. */
function Other({ value, isWord }: { value: string; isWord: boolean }) {
  const words = useWords();
  const nameOf = useItemName();
  return <option value={value}>{isWord ? nameOf(value) : words('other-choice')}</option>;
}

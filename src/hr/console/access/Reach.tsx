import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { CategoryPicker } from '../../../console/parts.ts';
import { useMessages, type WidgetProps } from '../../../console/slots.ts';
import { readSegments, type Segments } from '../../rules/segments.ts';
import { Matched } from './Matched.tsx';
import { useCategories } from './use-categories.tsx';

/** Without any field it would be all employees: what is still to be chosen is refused. */
const notChosen = { tags: [] };

/** Which of the employees that one sees oneself: all of them, or those whom a filter keeps. */
export default function Reach({ id, label, value, onChange, disabled, describedBy }: WidgetProps) {
  const { text } = useMessages();
  const some = value !== undefined && value !== null;
  const name = `${id}-label`;
  return (
    <div>
      <FormLabel id={name}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={name}
        aria-describedby={describedBy}
        value={some ? 'some' : 'all'}
        onChange={(_event, next) => onChange(next === 'some' ? notChosen : undefined)}
      >
        {(['all', 'some'] as const).map((which) => (
          <FormControlLabel
            key={which}
            value={which}
            disabled={disabled}
            control={<Radio />}
            label={text(`access/reach.${which}`)}
          />
        ))}
      </RadioGroup>
      {some && <Filter value={value as Parameters<typeof readSegments>[0]} change={onChange} />}
    </div>
  );
}

function Filter({ value, change }: { value: Parameters<typeof readSegments>[0]; change(value: Segments): void }) {
  const { categories, waiting } = useCategories();
  const read = Object.entries(readSegments(value)).filter(([, values]) => values.length > 0);
  const chosen = Object.fromEntries(read);
  return (
    waiting ?? (
      <CategoryPicker
        categories={categories}
        chosen={chosen}
        choose={(next) => change(Object.keys(next).length > 0 ? next : notChosen)}
      >
        <Matched segments={chosen} />
      </CategoryPicker>
    )
  );
}

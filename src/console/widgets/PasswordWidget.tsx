import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { Icon } from '../shell/Icon.tsx';
import type { WidgetProps } from '../slots.ts';
import { TypedInput } from './TextWidget.tsx';

const StrengthMeter = lazy(() => import('./StrengthMeter.tsx'));

/**
 * A password can be shown while it is typed: mistakes on a phone are otherwise found only by being refused. With a list
 * of strengths it says how hard the password is to guess.
 */
export function PasswordWidget(props: WidgetProps) {
  const [shown, setShown] = useState(false);
  const words = useWords();
  const label = words(shown ? 'hide-password' : 'show-password', { name: props.label });
  const { strength } = props.options;
  const input = (
    <TypedInput
      {...props}
      kind={{
        type: shown ? 'text' : 'password',
        end: (
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={label}
              aria-pressed={shown}
              title={label}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'visibility-off' : 'visibility'} fontSize="small" />
            </IconButton>
          </InputAdornment>
        ),
      }}
    />
  );
  if (typeof strength !== 'string') return input;
  return (
    <>
      {input}
      <Suspense fallback={null}>
        <StrengthMeter password={typeof props.value === 'string' ? props.value : ''} options={strength} />
      </Suspense>
    </>
  );
}

import FormLabel from '@mui/material/FormLabel';
import { useConstant } from '../artifacts/use-artifacts.ts';
import type { WidgetProps } from '../slots.ts';
import { CodeInput } from './CodeInput.tsx';

const usual = 4;

/** The boxes of a one-time code in a form: four, or as many as the constant under `length` says. */
export default function CodeWidget(props: WidgetProps) {
  const { options, value, onChange, required, ...rest } = props;
  const length = useConstant<number>(options.length as string | undefined, usual);
  return (
    <>
      {/* The boxes are called so by themselves. */}
      <FormLabel
        component="div"
        aria-hidden
        required={required}
        error={props.invalid}
        sx={{ mb: 1, fontSize: '0.8125rem' }}
      >
        {props.label}
      </FormLabel>
      <CodeInput
        {...rest}
        value={typeof value === 'string' ? value : ''}
        onChange={(code) => onChange(code === '' ? undefined : code)}
        length={length}
        type={options.type === 'text' ? 'text' : 'number'}
      />
    </>
  );
}

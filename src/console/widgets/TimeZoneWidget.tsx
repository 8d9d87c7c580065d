import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useRef } from 'react';
import { browserZone, formerNames, presentName } from '../../shared/time/zones.ts';
import { useFormRecord, useFormValues } from '../forms/form-values.ts';
import { useGate } from '../gates/use-gate.ts';
import { Choices } from '../shell/Choices.tsx';
import type { WidgetProps } from '../slots.ts';

/**
 * An IANA zone. Where `auto` names a switch of the same form, the zone is the browser's while that is on, and nothing
 * can be chosen. To whom `gate` is refused, the browser is not that of the person on the form, whose zone stays as kept.
 */
export default function TimeZoneWidget(props: WidgetProps) {
  const { id, label, value, required, invalid, describedBy, options, onChange } = props;
  const auto = useFormValues()[String(options.auto ?? '')];
  const isAuto = auto === true;
  const isTheirs = useGate(options.gate as string | undefined, useFormRecord()).allowed;
  const zones = useMemo(knownZones, []);
  const before = useRef(auto);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    // Only when it is switched on here: a form that was merely opened has not been changed.
    if (auto === true && before.current === false && isTheirs) latest.current(browserZone());
    before.current = auto;
  }, [auto, isTheirs]);
  const shown = isAuto && isTheirs ? browserZone() : value ? String(value) : null;
  return (
    <Autocomplete
      slots={{ popper: Choices }}
      id={id}
      options={shown && !zones.includes(shown) ? [shown, ...zones] : zones}
      getOptionLabel={titleOf}
      filterOptions={found}
      value={shown}
      onChange={(_, picked) => onChange(picked ?? undefined)}
      onBlur={props.onBlur}
      disabled={props.disabled || isAuto}
      size="small"
      fullWidth
      autoHighlight
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={invalid}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-describedby': describedBy } }}
        />
      )}
    />
  );
}

const knownZones = (): string[] => [...new Set(Intl.supportedValuesOf('timeZone').map(presentName))].sort();

const titleOf = (zone: string): string => zone.replaceAll('_', ' ');

/** As people say it: India Standard Time. What is kept may be a zone that this browser does not know. */
function spokenName(zone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'long' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** A zone is found by its name, by a name of the past, and by what people call it. */
const words = new Map<string, string>();
const found = createFilterOptions<string>({
  stringify(zone) {
    const known = words.get(zone) ?? [titleOf(zone), ...formerNames(zone), spokenName(zone)].join(' ');
    words.set(zone, known);
    return known;
  },
});

import { type CellProps, useConstant } from '../../../console/slots.ts';
import type { Artifacts } from '../../../shared/documents/artifacts.ts';
import { type TriggerUnit, type TriggerWords, triggerTime } from '../../rules/trigger-time.ts';

const names = { unitWords: 'touchpoints/stage.unitWords', joiningDay: 'touchpoints/stage.joiningDay' } as const;

function inWords([duration, unit]: unknown[], said: TriggerWords): string {
  return typeof duration === 'number' ? triggerTime(duration, unit as TriggerUnit, said) : '–';
}

/** Duration and unit, as people say it: "1 year 2 months". */
export default function TriggerTime({ values }: CellProps) {
  const unitWords = useConstant<string[]>(names.unitWords, []);
  const joiningDay = useConstant<string>(names.joiningDay, '');
  return inWords(values, { unitWords, joiningDay });
}

TriggerTime.text = ({ values }: CellProps, { options }: Artifacts): string => {
  const said = (id: string) => {
    const found = options[id];
    return found && 'constant' in found ? found.constant : undefined;
  };
  const unitWords = said(names.unitWords) as string[];
  return inWords(values, { unitWords, joiningDay: String(said(names.joiningDay)) });
};

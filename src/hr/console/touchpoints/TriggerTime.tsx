import { type CellProps, useConstant } from '../../../console/slots.ts';
import { constants } from '../../../generated/options.ts';
import { type TriggerWords, triggerTime } from '../../rules/trigger-time.ts';

const words: TriggerWords = {
  unitWords: constants['touchpoints/stage.unitWords'],
  joiningDay: constants['touchpoints/stage.joiningDay'],
};

function inWords([duration, unit]: unknown[], said: TriggerWords): string {
  return typeof duration === 'number' ? triggerTime(duration, String(unit), said) : '–';
}

/** Duration and unit, as people say it: "1 year 2 months". */
export function TriggerTime({ values }: CellProps) {
  const unitWords = useConstant<string[]>('touchpoints/stage.unitWords', [...words.unitWords]);
  const joiningDay = useConstant<string>('touchpoints/stage.joiningDay', words.joiningDay);
  return inWords(values, { unitWords, joiningDay });
}

TriggerTime.text = ({ values }: CellProps): string => inWords(values, words);

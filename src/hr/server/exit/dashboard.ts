import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import type { ExitFigures } from '../../rules/exit-figures.ts';
import type { Sent } from './dashboard.query.ts';
import { exitFiguresTold } from './told.ts';

type Dashboard = Calls['exit/dashboard'];

export const handler: Handler<Dashboard> = async (context, { query }) => {
  const { outcome, all } = await exitFiguresTold(context, query);
  const choices = {
    departments: choicesOf(all, ({ department }) => department),
    locations: choicesOf(all, ({ location }) => location),
    quarters: choicesOf(all, ({ answer }) => answer?.quarter ?? null),
  };
  const common = { status: 200 as const, choices };
  if ('withheld' in outcome)
    return {
      ...common,
      withheld: all.length === 0 ? 'none' : outcome.withheld,
      as_of: null,
      hidden: false,
      figures: null,
    };
  const { figures, at } = outcome;
  return {
    ...common,
    withheld: null,
    as_of: wireTime(context.config.wireZone)(at),
    hidden: isHidden(figures),
    figures,
  };
};

const choicesOf = (sent: readonly Sent[], of: (one: Sent) => string | null): { value: string }[] =>
  [...new Set(sent.flatMap((one) => of(one) ?? []))].sort().map((value) => ({ value }));

const isHidden = ({ reasons, departments, tenures, quarters }: ExitFigures): boolean =>
  reasons.some(({ count }) => count === null) ||
  [...departments, ...tenures, ...quarters].some(({ respondents }) => respondents === null);

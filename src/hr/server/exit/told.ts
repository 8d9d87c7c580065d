import { constants } from '../../../generated/options.ts';
import type { CallContext } from '../../../server/context.ts';
import { type ExitFigures, exitFigures, type Leaver, printOf } from '../../rules/exit-figures.ts';
import type { Fingerprint } from '../../rules/reporting-minimum.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import { aboutOf, type Telling } from '../segments/disclosures.ts';
import { type Learner, learnerOf } from '../segments/learner.ts';
import { type Outcome, tell } from '../segments/telling.ts';
import { type Sent, sentSurveys } from './dashboard.query.ts';

const subject = 'exit';
/** Of the rows that stand with a group's figures, each a group of its own. */
const part = 'exit-part';
const minimum = constants['segments/engagement.minimum'];

/** Called as the table of filters calls them, by which a group's scope is one as well. */
const keys = {
  department: 'user__profile__department__in',
  location: 'user__profile__location__in',
  tenure: 'tenure',
  quarter: 'quarter',
} as const;

type ExitFilters = { [Field in keyof typeof keys]?: string | undefined };

interface Told {
  outcome: Outcome<ExitFigures>;
  /** Everyone whom the caller sees. */
  all: Sent[];
}

/** The figures of those who left, by one policy for the page and its file. */
export async function exitFiguresTold(context: CallContext, filters: ExitFilters): Promise<Told> {
  const learner = await learnerOf(context);
  const known = await sentSurveys(context, learner);
  const all = known.filter(({ isSeen }) => isSeen);
  // With the rows of everyone in mind, none of them can be reckoned from a selection.
  const whole = printOf(answersOf(known));
  const own: Learner = { ...learner, seen: undefined, filtersOf: (given) => given, aboutOf: aboutEveryone };
  await tellGroup(context, learner.seen ? own : learner, {}, known, whole);
  const chosen = all.filter((one) => isChosen(one, filters));
  return { outcome: await tellGroup(context, learner, named(filters), chosen, whole), all };
}

const aboutEveryone = (filters: Filters): string => aboutOf('everyone', filters);

async function tellGroup(
  context: CallContext,
  learner: Learner,
  filters: Filters,
  sent: readonly Sent[],
  whole: Fingerprint,
): Promise<Outcome<ExitFigures>> {
  const leavers = answersOf(sent);
  return tell<ExitFigures>(context, {
    subject,
    learner,
    filters,
    group: { people: leavers.length, print: printOf(leavers) },
    whole,
    always: [],
    alsoTold: [part],
    fields: Object.values(keys),
    make(others) {
      const { figures, parts } = exitFigures(leavers, sent.length, others, minimum);
      const besides = parts.map(
        ({ field, value, print }): Telling => partOf(learner, filters, keys[field], value, print),
      );
      return { figures, besides };
    },
  });
}

function partOf(learner: Learner, around: Filters, key: string, value: string, print: Fingerprint): Telling {
  const filters = { ...around, [key]: [value] };
  return {
    subject: part,
    about: learner.aboutOf(filters),
    filters: learner.filtersOf(filters),
    prints: { all: print },
    figures: null,
  };
}

const answersOf = (sent: readonly Sent[]): Leaver[] => sent.flatMap(({ answer }) => answer ?? []);

const named = (filters: ExitFilters): Filters =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([field, key]) => {
      const value = filters[field as keyof ExitFilters];
      return value ? [[key, [value]]] : [];
    }),
  );

function isChosen({ answer, ...sent }: Sent, filters: ExitFilters): boolean {
  const has = (field: keyof ExitFilters, value: string | null | undefined) =>
    !filters[field] || filters[field] === value;
  return (
    has('department', sent.department) &&
    has('location', sent.location) &&
    has('tenure', sent.tenure) &&
    has('quarter', answer?.quarter)
  );
}

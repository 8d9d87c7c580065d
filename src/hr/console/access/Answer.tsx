import Check from '@mui/icons-material/CheckCircleOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { useActor } from '../../../console/slots.ts';
import { Steps } from './Steps.tsx';
import { useAccessText } from './use-access-text.ts';
import type { WhyAnswer, WhyStep } from './use-why.ts';

const Box = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gap: 18,
    '& h3': { margin: '0 0 6px', fontSize: '0.8125rem', fontWeight: 620, color: palette.text.secondary },
    '& p': { margin: 0, fontSize: '0.9375rem', overflowWrap: 'anywhere' },
    '& .verdict': { display: 'flex', gap: 12, padding: '12px 14px', borderRadius: 10, alignItems: 'flex-start' },
    '& .verdict svg': { flex: 'none', marginTop: 1 },
    '& .verdict.yes': { backgroundColor: `color-mix(in srgb, ${palette.success.main} 12%, transparent)` },
    '& .verdict.no': { backgroundColor: `color-mix(in srgb, ${palette.warning.main} 16%, transparent)` },
    '& .people': { margin: 0, padding: 0, listStyle: 'none', fontSize: '0.9375rem' },
    '& .people li': { padding: '2px 0', overflowWrap: 'anywhere' },
    '& .people span': { color: palette.text.secondary, fontSize: '0.875rem' },
  };
});

interface Props {
  answer: WhyAnswer;
  /** Worked out with a record at hand, which the server was not told of. */
  local?: { allowed: boolean; steps: readonly WhyStep[] };
}

/** What was asked, whether it is allowed, what it needs, through which group, and who can change that. */
export function Answer({ answer, local }: Props) {
  const text = useAccessText();
  const { allowed, steps } = local ?? answer;
  return (
    <Box>
      <div className={`verdict ${allowed ? 'yes' : 'no'}`}>
        {allowed ? <Check color="success" aria-hidden /> : <Lock color="warning" aria-hidden />}
        <p role="status">
          <Verdict answer={answer} allowed={allowed} />
        </p>
      </div>
      <section>
        <h3>{text(answer.gate ? 'access/why.needs' : 'access/why.sees')}</h3>
        <Steps steps={steps} />
      </section>
      <section>
        <h3>{text('access/why.group')}</h3>
        <p>{useGroupWords()(answer)}</p>
      </section>
      <Changers answer={answer} />
    </Box>
  );
}

function Verdict({ answer, allowed }: { answer: WhyAnswer; allowed: boolean }) {
  const text = useAccessText();
  const own = useActor()?.id === answer.about.id;
  const name = answer.about.display_name;
  const { gate, employee } = answer;
  if (employee) {
    if (own)
      return text(allowed ? 'access/why.you-see' : 'access/why.you-do-not-see', { employee: employee.display_name });
    const params = { name, employee: employee.display_name };
    return text(allowed ? 'access/why.other-sees' : 'access/why.other-does-not-see', params);
  }
  if (!gate) {
    const isEveryone = answer.steps.some(({ everyone }) => everyone);
    return text(isEveryone ? 'access/why.you-see-all' : 'access/why.you-see-these');
  }
  const { title } = gate;
  if (own) return text(allowed ? 'access/why.you-may' : 'access/why.you-may-not', { title });
  return text(allowed ? 'access/why.other-may' : 'access/why.other-may-not', { name, title });
}

function useGroupWords(): (answer: WhyAnswer) => string {
  const text = useAccessText();
  return ({ about: { type, group } }) => {
    if (type === 'SuperAdmin') return text('access/why.superadmin');
    return group ? text('access/why.in-group', { group }) : text('access/why.no-group');
  };
}

function Changers({ answer: { changers, hidden } }: { answer: WhyAnswer }) {
  const text = useAccessText();
  return (
    <section>
      <h3>{text('access/why.changers')}</h3>
      <ul className="people">
        {changers.map(({ id, display_name, email, type }) => (
          <li key={id}>
            {display_name}{' '}
            <span>
              {type} · <a href={`mailto:${email}`}>{email}</a>
            </span>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <span>
              {text(changers.length > 0 ? 'access/why.and-hidden' : 'access/why.only-hidden', { count: hidden })}
            </span>
          </li>
        )}
        {hidden === 0 && changers.length === 0 && <li>{text('access/why.nobody')}</li>}
      </ul>
    </section>
  );
}

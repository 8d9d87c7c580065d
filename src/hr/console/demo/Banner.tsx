import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useGate, useGates, useMessages, useOptions, useSessionUser } from '../../../console/slots.ts';
import { keepTourStep, tourStep } from './tour.ts';

type Places = ReturnType<typeof useOptions>;

const Strip = styled('section')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 52,
    padding: '8px max(20px, calc((100vw - 1200px) / 2))',
    borderBottom: `1px solid ${palette.divider}`,
    fontSize: '0.875rem',
    backgroundColor: `color-mix(in srgb, ${palette.primary.main} 9%, ${palette.background.paper})`,
    '& p': { flex: '1 1 320px', margin: 0 },
    '& .place': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .buttons': { display: 'flex', gap: 4 },
    [theme.breakpoints.down('sm')]: { padding: '8px 16px', minHeight: 96 },
  };
});

/** In a demo: where its mails are, and on the first sign-in a tour of four places. */
export default function Banner() {
  const { text } = useMessages();
  const account = useSessionUser()?.email;
  const mails = useGate('account/outbox');
  const places = usePlaces();
  const navigate = useNavigate();
  const [step, setStep] = useState<number | null>();
  useEffect(() => {
    if (!account) return;
    let here = true;
    void tourStep(account).then((kept) => here && setStep(kept));
    return () => {
      here = false;
    };
  }, [account]);
  const keep = (next: number | null) => {
    setStep(next);
    if (account) void keepTourStep(account, next);
  };
  const go = (next: number) => {
    keep(next);
    void navigate(String(places[next]?.value));
  };
  // Its words may still be on their way.
  if (step === undefined || !text('demo/banner.title')) return null;
  return (
    <Strip aria-label={text('demo/banner.title')}>
      {step === null || !places[step] ? (
        <>
          <p>
            {mails.allowed ? (
              <>
                {text('demo/banner.about')} <Link to="/outbox">{text('demo/banner.mails')}</Link>.
              </>
            ) : (
              text('demo/banner.no-mails')
            )}
          </p>
          {places.length > 0 && (
            <Button size="small" onClick={() => go(0)}>
              {text('demo/banner.tour')}
            </Button>
          )}
        </>
      ) : (
        <Step step={step} places={places} go={go} end={() => keep(null)} />
      )}
    </Strip>
  );
}

/** Of the tour: those that this person may see. */
function usePlaces(): Places {
  const ask = useGates();
  return useOptions('demo/tour.steps').filter(({ gate }) => ask(String(gate)).allowed);
}

interface StepProps {
  step: number;
  places: Places;
  go(step: number): void;
  end(): void;
}

function Step({ step, places, go, end }: StepProps) {
  const { text } = useMessages();
  const { label = '', description = '' } = places[step] ?? {};
  const isLast = step >= places.length - 1;
  return (
    <>
      <p aria-live="polite">
        <strong>{label}</strong>. {description}
      </p>
      <span className="place">
        {text('demo/banner.step', { step: String(step + 1), steps: String(places.length) })}
      </span>
      <span className="buttons">
        {step > 0 && (
          <Button size="small" onClick={() => go(step - 1)}>
            {text('demo/banner.back')}
          </Button>
        )}
        <Button size="small" variant="outlined" onClick={() => (isLast ? end() : go(step + 1))}>
          {text(isLast ? 'demo/banner.done' : 'demo/banner.next')}
        </Button>
        {!isLast && (
          <Button size="small" onClick={end}>
            {text('demo/banner.skip')}
          </Button>
        )}
      </span>
    </>
  );
}

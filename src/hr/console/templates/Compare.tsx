import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure, useEntity } from '../../../console/parts.ts';
import { type ComponentProps, useCall, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

const Text = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    '& h3': { margin: '16px 0 4px', fontSize: '0.875rem', color: palette.text.secondary, fontWeight: 600 },
    '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 },
    '& del': { color: palette.error.main },
    '& ins': { color: palette.success.main, textDecoration: 'underline', fontWeight: 600 },
  };
});

const elements = { same: 'span', gone: 'del', new: 'ins' } as const;

/** What a version said that the template does not say any more, and what it says instead. */
export default function Compare({ record = {}, close }: ComponentProps) {
  const { text } = useMessages();
  const entity = useEntity('templates/template');
  const { data, error, refetch } = useCompared(String(record.template), String(record.id));
  return (
    <>
      <DialogContent>
        {error && <LoadFailure error={error} retry={refetch} />}
        {data && (
          <Text>
            <p>{text('templates/compare-hint', { number: data.number })}</p>
            {data.fields.map(({ field, parts }) => (
              <section key={field}>
                <h3>{entity?.schema.properties[field]?.title}</h3>
                <p>
                  {parts.map(({ text: piece, kind }, at) => {
                    const Piece = elements[kind];
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and do not move
                    return <Piece key={at}>{piece}</Piece>;
                  })}
                </p>
              </section>
            ))}
          </Text>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('templates/close')}
        </Button>
      </DialogActions>
    </>
  );
}

function useCompared(id: string, version: string) {
  const call = useCall('templates/version.compare');
  return useQuery({
    queryKey: ['templates/version.compare', id, version],
    queryFn: async ({ signal }) =>
      (await call<Calls['templates/version.compare']['answer']>({ params: { id, version }, signal })).body,
  });
}

import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useReturn } from '../../shell/use-return.ts';

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  marginBottom: 4,
  fontSize: '0.875rem',
  textDecoration: 'none',
});

/** To a page as it was left. */
export function BackLink({ to }: { to: string }) {
  const { text } = useMessages();
  return (
    <Back className="back" to={useReturn(to)}>
      <Icon name="back" />
      {text('shell/form.back')}
    </Back>
  );
}

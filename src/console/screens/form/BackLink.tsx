import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../shell/Icon.tsx';

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  marginBottom: 4,
  fontSize: '0.875rem',
  textDecoration: 'none',
});

export function BackLink({ to }: { to: string }) {
  const { text } = useMessages();
  return (
    <Back to={to}>
      <Icon name="back" />
      {text('shell/form.back')}
    </Back>
  );
}

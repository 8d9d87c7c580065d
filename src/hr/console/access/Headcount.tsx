import { styled } from '@mui/material/styles';
import { type CellComponent, useMessages } from '../../../console/slots.ts';

const Left = styled('small')(({ theme }) => ({ color: (theme.vars ?? theme).palette.text.secondary }));

/** Who works there, and beside it how many have left. */
const Headcount: CellComponent = ({ values: [employees, left] }) => {
  const { text } = useMessages();
  const said = typeof employees === 'number' ? employees.toLocaleString('en') : '';
  if (!left) return said;
  return (
    <>
      {said} <Left>({text('access/group.left', { count: Number(left) })})</Left>
    </>
  );
};

Headcount.text = ({ values: [employees] }) => String(employees ?? '');

export default Headcount;

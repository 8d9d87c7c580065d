import Skeleton from '@mui/material/Skeleton';

/** As many bars as rows will come, so that nothing jumps when they do. */
export function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  return numbers(rows).map((row) => (
    <tr key={row}>
      {numbers(cells).map((cell) => (
        <td key={cell}>
          <Skeleton width={cell === 0 ? 24 : `${55 + ((row * 7 + cell * 13) % 40)}%`} />
        </td>
      ))}
    </tr>
  ));
}

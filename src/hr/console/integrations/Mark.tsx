import { styled } from '@mui/material/styles';
import type { ComponentProps } from '../../../console/slots.ts';

/** Simple marks of our own, drawn on 24 x 24, and the colour of each: nothing is fetched from anywhere. */
const marks: Readonly<Record<string, readonly [color: string, path: string]>> = {
  slack: ['#7c3a86', 'M9 4v16M15 4v16M4 9h16M4 15h16'],
  ms_teams: ['#5358b8', 'M4 7h11M9.5 7v11M17.5 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM15 13h5v4a3 3 0 0 1-5 2.2'],
  whatsapp: [
    '#1d7a46',
    'M4 20l1.3-4A8 8 0 1 1 8.4 19zM9 8.5c0 4 2.5 6.5 6.5 6.5l.8-2-2.2-1-1 1c-1.2-.6-1.9-1.3-2.4-2.4l1-1-.9-2.2z',
  ],
  calendar: ['#2563a8', 'M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7M9 14h2M13 14h2M9 17h2'],
  workplace: ['#3b5aa6', 'M3.5 9l3 8 3.5-9h4l3.5 9 3-8'],
  sms: ['#8a5a12', 'M4 5h16v11H11l-5 4v-4H4zM8 10.5h.01M12 10.5h.01M16 10.5h.01'],
  telegram: ['#1f76a6', 'M21 4L3 11l6 2.5L18 7l-6.5 8 6 4.5z'],
  meet: ['#207a5c', 'M4 7h11v10H4zM15 11l5-3.5v9L15 13'],
  viber: [
    '#6a4aa0',
    'M6 4l3 1 1 4-2 2c1 2.5 2.5 4 5 5l2-2 4 1 1 3c-1 2-3 2.500-5 2C9 18.500 5.500 15 4 9.500 3.500 7 4 5 6 4zM14 4a6 6 0 0 1 6 6M14 7.500A2.500 2.500 0 0 1 16.500 10',
  ],
  google: ['#b23c2e', 'M20 12h-8M20 12a8 8 0 1 1-2.300-5.600'],
  outlook: ['#1f6cb0', 'M4 6h16v12H4zM4 7l8 6 8-6'],
  rapport: ['#0b6b5d', 'M7 20V4h6a4.500 4.500 0 0 1 0 9H7M12 13l5 7'],
};

const Tile = styled('span')(({ theme, color }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: 10,
  color: `color-mix(in srgb, ${color} 78%, ${(theme.vars ?? theme).palette.text.primary})`,
  backgroundColor: `color-mix(in srgb, ${color} 14%, ${(theme.vars ?? theme).palette.background.paper})`,
}));

/** What an integration is known by, beside its name. */
export default function Mark({ record }: ComponentProps) {
  const [color = 'gray', path = ''] = marks[String(record?.key)] ?? [];
  return (
    <Tile color={color} aria-hidden="true">
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    </Tile>
  );
}

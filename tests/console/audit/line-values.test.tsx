import { line, listing, press, readings, stubBrowser } from './planted.tsx';

/** Values of a line of the log, in the words of its readers. */

stubBrowser();

const look = (user: Parameters<typeof press>[0]) => press(user, /^View details/);
const lineOf = (more: object) => listing('audit/lines', { ...line, ...more });

readings('audit/lines', [
  { how: 'it is looked at', does: look, reads: [/^01-March-2026 \d\d:\d\d$/] },
  {
    how: 'it changed by which fields a group filters',
    planted: lineOf({
      old_data: { segments: { department__in: ['Sales'] } },
      new_data: { segments: { user__profile__sub_department__in: ['Inside sales'] } },
    }),
    does: look,
    reads: ['Department', 'Sub department', 'Inside sales'],
  },
  {
    how: 'it took a touchpoint out of use',
    planted: lineOf({ entity: 'touchpoints/stage', old_data: { status: 'live' }, new_data: { status: 'draft' } }),
    does: look,
    reads: ['Activated', 'Deactivated'],
  },
]);

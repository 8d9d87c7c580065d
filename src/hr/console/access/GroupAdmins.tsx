import { styled } from '@mui/material/styles';
import { ActionMenu, Chip, GatedButton, Initials, Tooltip } from '../../../console/parts.ts';
import { type ComponentProps, useConstant, useDrawn, useMessages, useRunAction } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

const Cards = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      gap: 10,
      minWidth: 0,
      padding: 16,
      border: `1px solid ${palette.divider}`,
      borderRadius: 10,
    },
    '& > li.add': {
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 120,
      border: `1px dashed ${palette.text.secondary}`,
      textAlign: 'center',
    },
    '& .who': { display: 'flex', gap: 10, minWidth: 0 },
    '& .who > div': { flex: 1, minWidth: 0 },
    '& .who > button': { flex: 'none', alignSelf: 'flex-start', margin: '-6px -8px 0 0' },
    '& .state': { alignSelf: 'flex-start', marginTop: 'auto' },
    '& h3': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
    '& p': { margin: '2px 0 0', fontSize: '0.875rem', color: palette.text.secondary, overflowWrap: 'anywhere' },
    '& .type': { fontSize: '0.8125rem' },
  };
});

type Member = Calls['access/group.detail']['answer']['data']['users'][number];

/** The admins of a group, each on a card, and a card that adds one. */
export default function GroupAdmins({ record = {}, params, actions = [], row = [] }: ComponentProps) {
  const { text } = useMessages();
  const run = useRunAction();
  const places = usePlaces(record.places_left);
  const members = (record.users ?? []) as Member[];
  return (
    <>
      {members.length === 0 && <p>{text('access/group.no-admins')}</p>}
      <Cards>
        {members.map((member) => (
          <MemberCard key={member.id} member={member} group={record} row={row} />
        ))}
        <li className="add">
          {actions.map((action) => (
            <GatedButton
              key={action.label}
              action={{ ...action, label: places(action.label) }}
              record={record}
              run={() => void run(action, { record, params })}
            />
          ))}
        </li>
      </Cards>
    </>
  );
}

interface CardProps {
  member: Member;
  group: Record<string, unknown>;
  row: NonNullable<ComponentProps['row']>;
}

function MemberCard({ member, group, row }: CardProps) {
  const { text } = useMessages();
  const run = useRunAction();
  const drawn = useDrawn();
  const values = { ...member, groupId: group.id, userId: member.user_id, group_name: group.group_name };
  const offered = row.filter((action) => drawn(action, values));
  return (
    <li>
      <div className="who">
        <Initials name={member.display_name} />
        <div>
          <h3>{member.display_name}</h3>
          <p className="type">{member.type}</p>
        </div>
        {offered.length > 0 && (
          <ActionMenu
            actions={offered}
            record={values}
            label={text('shell/console.more-of', { name: member.display_name })}
            run={(action) => void run(action, { record: values })}
          />
        )}
      </div>
      <div>
        <p>
          <Mail address={member.email} />
        </p>
        <p>{member.department || text('access/group.no-department')}</p>
      </div>
      <MemberState member={member} />
    </li>
  );
}

/** Who has left is no admin any more, and may be removed; who never came waits for nothing but themselves. */
function MemberState({ member: { left, signed_in } }: { member: Member }) {
  const { text } = useMessages();
  if (!left && signed_in) return null;
  return (
    <span className="state">
      {left ? (
        <Chip>{text('access/group.has-left')}</Chip>
      ) : (
        <Chip color="warning">{text('access/group.never-signed-in')}</Chip>
      )}
    </span>
  );
}

/** What a button that adds an admin says where the plan has a limit: how many more there may be. */
function usePlaces(left: unknown): (label: string) => string {
  const { text } = useMessages();
  return (label) => {
    if (typeof left !== 'number') return label;
    return left === 0
      ? text('access/group.no-places-left', { label })
      : text('access/group.places-left', { label, count: left });
  };
}

/** Cut where it would not fit; the whole address is in a tooltip. */
function Mail({ address }: { address: string }) {
  const { at, to } = useConstant('people/user/mailCut', { at: 28, to: 24 });
  if (address.length < at) return address;
  return (
    <Tooltip text={address}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tooltip must be reached by the keyboard */}
      <span tabIndex={0}>{address.slice(0, to)}…</span>
    </Tooltip>
  );
}

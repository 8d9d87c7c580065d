import { random } from '../../support/random.ts';
import { validValue } from '../../support/values.ts';
import { type Endpoint, fill } from '../matrix/surface.ts';
import type { Desk } from './desk.ts';
import { holdsMany } from './largest.ts';

const dice = random(5);

/** A GET, or a POST that writes nothing but what it has told. */
export const isRead = ({ call, body }: Endpoint): boolean =>
  !holdsMany(body) &&
  call.level !== 'token' &&
  (call.method === 'GET' || call.does === 'list' || call.reads === true || call.remembers === true);

/** The largest page that may be asked for, of what is there. */
export function readOf({ id, call, params, query, body }: Endpoint, desk: Desk) {
  const about = call.entity ?? id.replace(/\.[^.]+$/, '');
  const named: Record<string, unknown> = {
    companyId: desk.company,
    memberId: desk.there.ids('people/user')[0],
    userId: desk.there.ids('people/user')[0],
    id: desk.there.ids(about)[0] ?? desk.there.ids('people/user')[0],
    group_id: desk.there.ids('access/group')[0],
    employee: desk.there.ids('people/user')[1],
    filter_field: 'user__profile__department__in',
    field: 'department',
    range: '[0,999]',
    page_limit: call.list?.maxLimit ?? 100,
    tag: desk.there.values('tags')[0],
  };
  const valued = (schema: Endpoint['query']) =>
    Object.entries(schema?.properties ?? {}).flatMap(([name, one]) => {
      const value = named[name] ?? (schema?.required?.includes(name) ? validValue(one, dice) : undefined);
      return value === undefined ? [] : [[name, value] as const];
    });
  const search = new URLSearchParams(valued(query).map(([name, value]) => [name, String(value)]));
  return {
    method: call.method,
    url: `${fill(call.path, Object.fromEntries(valued(params)))}${search.size > 0 ? `?${search}` : ''}`,
    body: body && Object.fromEntries(valued(body)),
  };
}

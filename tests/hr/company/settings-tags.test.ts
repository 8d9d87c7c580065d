import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { superAdmin } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { settingsTests } from '../support/settings.ts';

/** What becomes of a tag on people when the company gives it up. */

const on = settingsTests();
const protectedTags = ['Performers', 'Non Performers', 'Core Team', 'Senior LT'];

async function carriers(tag: string, company = on.server.acme): Promise<number> {
  const [row] = await on.server.rows(
    sql`select count(*)::int as n from user_profile where company_id = ${company} and tags @> ${JSON.stringify([tag])}::jsonb`,
  );
  return Number(row?.n);
}

describe('a tag that is removed from the settings', () => {
  it('is taken off everyone, however it is written, and nobody loses another one', async () => {
    await on.server.rows(
      sql`update user_profile set tags = '["Core Team", "buddy", "Night shift"]' where id in (select id from user_profile where company_id = ${on.server.acme} order by email limit 3)`,
    );
    const elsewhere = await carriers('Buddy', on.server.globex);
    expect(elsewhere).toBeGreaterThan(0);
    const { result, effects } = await effectsOf(on.server, () =>
      on.change(superAdmin, { employee_tags: protectedTags }),
    );
    expect([result.status, effects]).toEqual([200, { company_settings: 1, user_profile: 3, audit_line: 2 }]);
    expect([await carriers('buddy'), await carriers('Night shift')]).toEqual([0, 3]);
    const [kept] = await on.server.rows(
      sql`select tags from user_profile where tags @> '["Night shift"]'::jsonb limit 1`,
    );
    expect(kept?.tags).toEqual(['Core Team', 'Night shift']);
    expect(await carriers('Buddy', on.server.globex)).toBe(elsewhere);
    const lines = await auditLines(on.server, 2);
    expect(lines.map(({ activity }) => activity)).toContain('tags taken off everyone');
  });

  it('that nobody carries changes nobody', async () => {
    const { effects } = await effectsOf(on.server, () => on.change(superAdmin, { employee_tags: protectedTags }));
    expect(effects).toEqual({ company_settings: 1, audit_line: 1 });
  });

  it('stays while a group is limited by it', async () => {
    await on.server.rows(
      sql`update access_group set segments = '{"tags": ["buddy"]}' where group_name = 'Engineering partners' and company_id = ${on.server.acme}`,
    );
    const { result, effects } = await effectsOf(on.server, () =>
      on.change(superAdmin, { employee_tags: protectedTags }),
    );
    expect([result.status, effects]).toEqual([400, {}]);
    expect(result.body.errors.employee_tags).toEqual([
      'The tag “Buddy” says whom the admins of the group “Engineering partners” see. Change the group first.',
    ]);
  });

  it.each([
    ['active', 400],
    ['inactive', 200],
  ])('while a survey that is %s asks by it: %i', async (state, status) => {
    await on.server.rows(
      sql`update access_group set segments = segments - 'tags' where company_id = ${on.server.acme}`,
    );
    await on.server.rows(
      sql`update survey set status = ${state}, audience = '{"tags": ["buddy"]}' where company_id = ${on.server.acme}`,
    );
    const { result, effects } = await effectsOf(on.server, () =>
      on.change(superAdmin, { employee_tags: protectedTags }),
    );
    expect(result.status).toBe(status);
    if (status === 200) return;
    expect(effects).toEqual({});
    expect(result.body.errors.employee_tags).toEqual([
      'The tag “Buddy” says whom the active well-being survey asks. Change its audience first.',
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { constants } from '../../src/generated/options.ts';
import { company } from '../../src/generated/tables.ts';
import { makeCompany } from '../../src/hr/server/account/first-company.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import { credential, oneUseToken } from '../../src/server/db/system-tables.ts';
import type { Store } from '../../src/server/services.ts';
import { hashToken, newToken } from '../../src/server/session/secret.ts';
import { withoutHiddenSigns } from '../../src/shared/hidden-signs.ts';
import { rowsOf } from '../seed/bulk.ts';

const days = constants['account/link.invitationLife'];

interface Asked {
  name: string;
  admin: string;
  /** First and last name of the SuperAdmin. */
  adminName?: string;
}

/** A company with its first SuperAdmin; answers the link, shown nowhere else, with which that person signs in once. */
export async function newCompany(store: Store, asked: Asked, origin: string): Promise<string> {
  for (const name of [asked.name, asked.adminName ?? ''])
    if (withoutHiddenSigns(name) !== name) throw new StoreError(`${JSON.stringify(name)} has signs that nobody sees.`);
  const email = asked.admin.trim().toLowerCase();
  const now = new Date();
  const token = newToken();
  await store.inSystem(async (db) => {
    const used = await db.select({ login: credential.login }).from(credential).where(eq(credential.login, email));
    if (used.length > 0) throw new StoreError(`${email} signs in at a company already.`);
    const [firstName = 'Super', ...rest] = (asked.adminName ?? wordsOf(email)).split(/\s+/);
    const person = await makeCompany(
      db,
      { companyName: asked.name, firstName, lastName: rest.join(' ') || undefined, email },
      { newId: randomUUID, now },
    );
    const slug = await freeSlug(db, person.company);
    await db.update(company).set({ slug }).where(eq(company.id, person.company));
    await db
      .insert(credential)
      .values({ companyId: person.company, userId: person.userId, login: email, status: 'invited' });
    await db.insert(oneUseToken).values({
      companyId: person.company,
      id: randomUUID(),
      purpose: 'invite',
      tokenHash: hashToken(token),
      userId: person.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * 86_400_000),
    });
  });
  return `${origin}/invite?token=${token}`;
}

/** `anita.rao@…` is most likely Anita Rao; the profile can be changed. */
function wordsOf(email: string): string {
  const words = email.slice(0, email.indexOf('@')).split(/[^\p{L}]+/u);
  return (
    words
      .filter(Boolean)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ') || 'Super Admin'
  );
}

async function freeSlug(db: Parameters<Parameters<Store['inSystem']>[0]>[0], id: string): Promise<string> {
  const [own] = await db.select({ slug: company.slug }).from(company).where(eq(company.id, id));
  const wanted = own?.slug ?? 'company';
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const taken = await rowsOf(db, sql`select 1 from company where slug = ${slug} and id <> ${id}`);
    if (taken.length === 0) return slug;
  }
}

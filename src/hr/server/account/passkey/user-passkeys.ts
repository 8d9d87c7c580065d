import { and, desc, eq } from 'drizzle-orm';
import { passkey } from '../../../../generated/tables.ts';
import type { Database } from '../../../../server/context.ts';
import type { Person } from '../person.ts';

const ofPerson = ({ company, userId }: Person) => and(eq(passkey.companyId, company), eq(passkey.user, userId));

/** For the browser: which of its passkeys may answer, and how to reach them. */
export async function passkeysOf(db: Database, person: Person): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .select({ id: passkey.credential, transports: passkey.transports })
    .from(passkey)
    .where(ofPerson(person))
    .orderBy(desc(passkey.createdAt));
  return rows.map(({ id, transports }) => ({ id, transports: transports.map(String) }));
}

export async function dropPasskeys(db: Database, person: Person): Promise<number> {
  return (await db.delete(passkey).where(ofPerson(person)).returning({ id: passkey.id })).length;
}

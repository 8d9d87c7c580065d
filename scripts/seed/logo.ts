import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/context.ts';
import { picture } from '../../src/server/db/system-tables.ts';
import { idOf } from './random.ts';

const tints: Readonly<Record<string, string>> = { acme: '#0f5f53', globex: '#b4531a' };

/** Three bars that rise, in the company's colour. Shapes only: a machine may have no fonts. */
const drawing = (tint: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="160">
  <rect width="360" height="160" rx="24" fill="${tint}"/>
  <g fill="#ffffff"><rect x="48" y="84" width="40" height="40" rx="8"/><rect x="104" y="60" width="40" height="64" rx="8"/>
  <rect x="160" y="36" width="40" height="88" rx="8"/><circle cx="268" cy="80" r="44" fill-opacity="0.9"/></g>
</svg>`;

/** The company's logo as if it had been uploaded; answers the path that its row keeps. */
export async function keepLogo(db: Database, company: string, slug: string): Promise<string> {
  const id = idOf(slug, 'logo');
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(drawing(tints[slug] ?? '#3a4a5c')))
    .png()
    .toBuffer();
  await db.execute(sql`delete from picture where company_id = ${company}`);
  await db.insert(picture).values({ companyId: company, id, type: 'image/png', bytes });
  return `/pictures/${id}`;
}

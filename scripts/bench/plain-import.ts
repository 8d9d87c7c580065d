import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { withDatabase } from '../operator/database.ts';

/** The same rows into the same tables, by statements of a thousand rows: nothing judged, nothing noted. */
const columns = [
  'first_name',
  'last_name',
  'email',
  'employee_id',
  'joining_date',
  'department',
  'location',
  'designation',
  'manager',
  'phone_number',
  'city',
  'grade',
];
const atOnce = 1000;

await withDatabase(async ({ store }) => {
  const company = randomUUID();
  const began = { wall: performance.now(), cpu: process.cpuUsage() };
  const [, ...rows] = parse(readFileSync(process.argv[2] ?? '')) as string[][];
  for (let from = 0; from < rows.length; from += atOnce) {
    const values: unknown[] = [];
    const lines = rows.slice(from, from + atOnce).map((row) => {
      const [day, month, year] = (row[4] ?? '').split('-');
      const all = [
        company,
        randomUUID(),
        ...row.slice(0, 4),
        `${year}-${month}-${day}`,
        ...row.slice(5),
        `${row[0]} ${row[1]}`,
      ];
      return `(${all.map((value) => `$${values.push(value)}`).join(',')})`;
    });
    await store.exec(
      `INSERT INTO user_profile (company_id, id, ${columns.join(', ')}, display_name) VALUES ${lines.join(',')}`,
      values,
    );
  }
  const { user, system } = process.cpuUsage(began.cpu);
  console.log(JSON.stringify({ wall: (performance.now() - began.wall) / 1000, cpu: (user + system) / 1e6 }));
});

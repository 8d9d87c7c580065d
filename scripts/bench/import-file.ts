const headings = [
  'First name',
  'Last name',
  'Email',
  'Employee ID',
  'Joining date',
  'Department',
  'Location',
  'Designation',
  'Manager',
  'Phone number',
  'City',
  'Grade',
];

const departments = ['Engineering', 'Finance', 'Sales', 'Operations', 'People', 'Legal'];
const places = ['Pune', 'Bengaluru', 'Singapore', 'Manila', 'Dubai'];

const importRow = (n: number): string[] => [
  'Asha',
  `Rao${'abcdefghij'[n % 10]}`,
  `asha.rao${n}@bulk.example`,
  `B-${n}`,
  `${String((n % 28) + 1).padStart(2, '0')}-${String((n % 12) + 1).padStart(2, '0')}-${2015 + (n % 10)}`,
  departments[n % departments.length] ?? '',
  places[n % places.length] ?? '',
  'Engineer',
  'Meera Iyer',
  `+9198${String(10_000_000 + n)}`,
  places[n % places.length] ?? '',
  `G${n % 9}`,
];

export const importFile = (rows: number): string =>
  `${[headings, ...Array.from({ length: rows }, (_, n) => importRow(n))].map((row) => row.join(',')).join('\n')}\n`;

import { expect, it } from 'vitest';
import { schemaFor, sentOf, textSent, themesOf } from './outside-report.ts';

const measures = { talk: 'Talk.', rest: 'Rest.' };
const drivers = [
  { driver: 'mental', average: 2.4 },
  { driver: 'social', average: null },
];

it('sends words in the order of the alphabet, and no average that may not be told', () => {
  const sent = sentOf(['workload', 'deadlines', 'cafeteria'], drivers);
  expect(sent).toEqual({
    words: ['cafeteria', 'deadlines', 'workload'],
    drivers: [{ driver: 'mental', average: 2.4 }],
  });
  expect(textSent(sent, measures)).toBe(textSent(sentOf(['deadlines', 'workload', 'cafeteria'], drivers), measures));
});

it('lets nothing be answered but names that were sent', () => {
  const schema = JSON.stringify(schemaFor(sentOf(['workload'], drivers), measures));
  expect(schema).toContain('"enum":["workload"]');
  expect(schema).toContain('"enum":["mental"]');
  expect(schema).toContain('"enum":["talk","rest"]');
  expect(schema.match(/"additionalProperties":false/g)).toHaveLength(2);
  expect(JSON.stringify(schemaFor(sentOf(['workload'], []), measures))).toContain('"maxItems":0');
});

it('has each word once, and no theme without one', () => {
  const theme = (words: string[], named: string[] = []) => ({ words, drivers: named, measure: 'talk' });
  expect(themesOf({ themes: [theme(['a', 'b', 'a'], ['mental', 'mental']), theme(['b']), theme(['b', 'c'])] })).toEqual(
    [theme(['a', 'b'], ['mental']), theme(['c'])],
  );
});

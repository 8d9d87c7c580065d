import type { Constant, Option, Options } from '../../../src/shared/documents/words.ts';
import { anonymousRate, ownRates } from '../../../src/shared/errors/rates.ts';
import { isObject } from '../document.ts';
import { rateList } from '../emit/names.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';
import type { Holds } from './meta-files.ts';

/** Lists that offer a value twice, and lists or constants in the place of something else. */
export function checkOptions(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'options')) {
    const options = checking.artifacts.options[entry.id];
    if (!options || !('values' in options)) continue;
    checkList(checking, entry, options.values, options.default);
    if (entry.id === rateList) checkRates(checking, entry, options.values);
  }
  checkHolds(checking);
}

function checkList(checking: Checking, entry: Entry, list: readonly Option[], usual: Option['value'] | undefined) {
  const values = list.map((option) => option.value);
  const type = typeOf(values);
  values.forEach((value, index) => {
    const place = (key: string) => ['values', index, key];
    if (values.indexOf(value) !== index)
      at(
        checking,
        entry,
        place('value'),
        `The value ${JSON.stringify(value)} is there twice`,
        'each value stands once',
      );
    if (typeof value !== type)
      at(checking, entry, place('value'), `${JSON.stringify(value)} is not of the type of the others`);
  });
  if (list.some(({ value, retired }) => retired && value === usual))
    at(checking, entry, ['default'], `The value ${JSON.stringify(usual)} is retired, so that it cannot be the default`);
  if (usual !== undefined && !values.includes(usual)) {
    const hint = didYouMean(String(usual), values.map(String));
    at(checking, entry, ['default'], `The list has no value ${JSON.stringify(usual)}`, hint);
  }
}

/** Of most of them; of as many of each, the usual one. */
function typeOf(values: readonly Option['value'][]): string {
  const counted = ['string', 'number', 'boolean'].map((type) => ({
    type,
    count: values.filter((value) => typeof value === type).length,
  }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).type;
}

const sides = ['session', 'account', 'network', 'token'];

function checkRates(checking: Checking, entry: Entry, rates: readonly Option[]): void {
  for (const name of [...ownRates, anonymousRate])
    if (!rates.some(({ value }) => value === name))
      at(
        checking,
        entry,
        ['values'],
        `The rate ${name} is missing`,
        'the server counts by it what is no call of the product',
      );
  rates.forEach((rate, index) => {
    const place = (name: string) => ['values', index, ...(name in rate ? [name] : [])];
    // What the server asks of it at its start.
    const per = typeof rate.per === 'string' ? rate.per : '';
    if (!sides.includes(per)) {
      const hint = didYouMean(per, sides) ?? `it is one of ${sides.join(', ')}`;
      at(checking, entry, place('per'), `The rate ${rate.value} says no side that is counted in "per"`, hint);
    }
    const counts = rate.networkMax === undefined ? ['max', 'seconds'] : ['max', 'seconds', 'networkMax'];
    const lacks = counts.find((name) => !Number.isInteger(rate[name]) || Number(rate[name]) < 0);
    if (!lacks) return;
    const hint = 'it is the number of calls in so many seconds';
    at(checking, entry, place(lacks), `The rate ${rate.value} has no whole number ${JSON.stringify(lacks)}`, hint);
  });
}

const needed: Record<Holds, string> = {
  list: 'a list of options',
  number: 'a constant that is a number',
  sizes: 'a constant that is a list of numbers, such as [10, 20, 50]',
  cut: 'a constant { "at": …, "to": … }',
  items: 'a constant that is a list of objects',
};

function checkHolds(checking: Checking): void {
  for (const { id, holds, document, path } of checking.references) {
    const found = checking.artifacts.options[id];
    if (!holds || !found || meets(found, holds)) continue;
    const is = 'values' in found ? 'a list of options' : `the constant ${JSON.stringify(found.constant)}`;
    checking.say(document, path, `${id} is ${is}`, `what belongs here is ${needed[holds]}`);
  }
}

export function meets(options: Options, holds: Holds): boolean {
  if ('values' in options) return holds === 'list';
  const { constant } = options;
  if (holds === 'number') return typeof constant === 'number' && constant >= 0;
  if (holds === 'sizes') return isSizes(constant);
  if (holds === 'items') return Array.isArray(constant) && constant.every(isObject);
  return holds === 'cut' && typeof constant === 'object' && 'at' in constant;
}

const isSizes = (constant: Constant): boolean =>
  Array.isArray(constant) &&
  constant.length > 0 &&
  constant.every((size) => Number.isInteger(size) && Number(size) > 0);

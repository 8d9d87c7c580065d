import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The promises of the tree that no compiler holds: who imports whom, how large a file grows, what it is called. */

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('src/generated/'));
const read = (file: string) => readFileSync(file, 'utf8');

interface Rule {
  /** Files it is about. */
  of: RegExp;
  except?: RegExp;
  /** Parts of `src/` that they may import. */
  own: RegExp;
  /** Packages that they may import; all when absent. */
  packages?: RegExp;
}

const anything = /./;
const rules: Rule[] = [
  { of: /^src\/shared\//, own: /^src\/shared\//, packages: /^(libphonenumber-js|dayjs)/ },
  { of: /^src\/server\//, except: /^src\/server\/main\.ts$/, own: /^src\/(server|shared)\// },
  { of: /^src\/console\//, except: /^src\/console\/main(-standalone)?\.tsx$/, own: /^src\/(console|shared)\// },
  {
    of: /^src\/hr\/rules\//,
    own: /^src\/(hr\/rules|generated|shared)\//,
    packages: /^(@orama\/stemmers\/|dayjs|libphonenumber-js)/,
  },
  {
    of: /^src\/hr\/server\//,
    own: /^src\/(hr\/(rules|server)|generated|shared)\/|^src\/server\/context\.ts$/,
    packages:
      /^(drizzle-orm|node:|otplib|uqr|@simplewebauthn\/server|@zxcvbn-ts\/language-common|@react-email\/|react$|react-dom\/server$|csv-stringify|dayjs|diff$|ical-generator|libphonenumber-js|quickselect$|nodemailer\/lib\/mail-composer$)/,
  },
  {
    of: /^src\/hr\/console\//,
    own: /^src\/(hr\/(rules|console)|generated|shared)\/|^src\/console\/((standalone\/slots|slots|parts)\.ts$|forms\/|cells\/)/,
  },
  { of: /^src\/(server|console)\/main(-standalone)?\.tsx?$/, own: anything },
];

/** Within the server: what the left may import of the server's other parts is all but the right. */
const layers: { of: RegExp; never: RegExp }[] = [
  { of: /^src\/server\/db\//, never: /^src\/server\/(app|main|calls|gates|jobs|mail|files|plugins|session)\b/ },
  { of: /^src\/server\/gates\//, never: /^src\/server\/(app|main|calls|plugins)\b/ },
  { of: /^src\/server\/(jobs|mail|files|session)\//, never: /^src\/server\/(app|main|calls)\b/ },
  { of: /^src\/server\/calls\//, never: /^src\/server\/(app|main)\b/ },
];

const tested = (file: string) => /\.test\.tsx?$/.test(file);

const statements =
  /(?:^|\n)(?:import|export)\b[^'";]*?\bfrom\s+['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

const imports = (file: string) =>
  [...read(file).matchAll(statements)].map((match) => (match[1] ?? match[2] ?? match[3]) as string);

const target = (file: string, specifier: string) => normalize(join(dirname(file), specifier.replace(/\?.*$/, '')));

function broken(rule: Rule): string[] {
  return code
    .filter((file) => rule.of.test(file) && !rule.except?.test(file) && !tested(file))
    .flatMap((file) =>
      imports(file)
        .filter((specifier) => {
          if (specifier.startsWith('virtual:')) return false;
          if (!specifier.startsWith('.')) return rule.packages && !rule.packages.test(specifier);
          return !rule.own.test(target(file, specifier));
        })
        .map((specifier) => `${file} imports ${specifier}`),
    );
}

describe('who may import whom', () => {
  it.each(rules.map((rule) => [String(rule.of), rule] as const))('%s', (_, rule) => {
    expect(broken(rule)).toEqual([]);
  });

  it.each(layers.map((layer) => [String(layer.of), layer] as const))('layers of the server: %s', (_, layer) => {
    const wrong = code
      .filter((file) => layer.of.test(file) && !tested(file))
      .flatMap((file) =>
        imports(file)
          .filter((to) => to.startsWith('.') && layer.never.test(target(file, to)))
          .map((to) => `${file} imports ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  it('notices a wrong import', () => {
    expect(imports('tests/architecture.test.ts')).toContain('vitest');
    expect(target('src/server/calls/route.ts', '../../hr/rules/x.ts')).toBe('src/hr/rules/x.ts');
    expect(rules[1]?.own.test('src/hr/rules/x.ts')).toBe(false);
  });
});

describe('files', () => {
  it('stay under 300 lines', () => {
    expect(code.filter((file) => read(file).split('\n').length > 301)).toEqual([]);
  });

  it('take a lock of the database by one helper', () => {
    const product = code.filter((file) => file.startsWith('src/hr/') && read(file).includes('pg_advisory'));
    expect(product).toEqual([]);
  });

  it('are named after one idea', () => {
    const vague = /(^|\/)(utils?|helpers?|misc|common|types|index|[\w-]*manager|[\w-]*service)\.(ts|tsx|mjs)$/i;
    expect(code.filter((file) => vague.test(file))).toEqual([]);
  });

  it('are kebab-case, or PascalCase for one component', () => {
    const name = /\/?([a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*|[A-Z][A-Za-z0-9]*(\.test)?)\.(ts|tsx|mjs)$/;
    expect(code.filter((file) => !name.test(file.replace(/^.*\//, '/')))).toEqual([]);
  });

  it('leave the root to the four of the architecture and dotfiles', () => {
    const allowed = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'README.md'];
    expect(files.filter((file) => !file.includes('/') && !file.startsWith('.') && !allowed.includes(file))).toEqual([]);
  });

  it('hold no unfinished business, no machine of ours, no registry', () => {
    // Put together here so that this file does not find itself.
    const words = [
      ['TO', 'DO'],
      ['FIX', 'ME'],
      ['/work/', 'shared'],
      ['../', 'shared/design'],
      ['../', 'shared/spec'],
      ['registry.', 'npmjs'],
      ['npm', 'mirror'],
    ].map((parts) => parts.join(''));
    const texts = files.filter((file) => /\.(ts|tsx|mjs|json|md|sql|html|css|yml)$|^\.[a-z]+/.test(file));
    const found = texts.flatMap((file) => {
      const text = read(file);
      return words
        .filter((word) => new RegExp(`(?<![\\w])${word.replaceAll('.', '\\.')}(?![\\w])`).test(text))
        .map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  it('resolve no package to an address in the lockfile', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved":/);
  });
});

describe('the engine', () => {
  it('knows no word of the product, in comments and in the data of its tests neither', () => {
    const words =
      /touchpoint|milestone|employee|survey|wellbeing|hr[_ ]?manager|feedback_bot|lifecycle|\bchats?\b|department|designation|detractor/i;
    const engine = files.filter(
      (file) =>
        /\.(ts|tsx|mjs|json)$/.test(file) &&
        /^(src\/(server|console|shared)|tests\/engine)\//.test(file) &&
        !/\/main\.tsx?$/.test(file),
    );
    const found = engine.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) => (words.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

it('what is exported is taken by another file', () => {
  const takers = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const taken = new Set(takers.flatMap((file) => takenBy(file)));
  const found = code
    .filter((file) => /^(src|scripts)\//.test(file) && !tested(file) && !read('vite.config.ts').includes(file))
    .flatMap((file) =>
      exportsOf(file)
        .map((name) => `${file} ${name}`)
        .filter((one) => !taken.has(one)),
    )
    .filter((one) => !taken.has(one.replace(/ .*/, ' *')));
  expect(found).toEqual([]);
});

it('no files import each other in a circle', () => {
  expect(circles()).toEqual([]);
});

/** Files that import each other, types included: the strongly connected components of the tree, after Tarjan. */
function circles(): string[][] {
  const graph = new Map(
    code
      .filter((file) => /^(src|scripts)\//.test(file) && !tested(file))
      .map((file) => [
        file,
        imports(file)
          .filter((to) => to.startsWith('.'))
          .map((to) => target(file, to)),
      ]),
  );
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const to of graph.get(file) ?? []) {
      if (!graph.has(to)) continue;
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(to) ?? 0));
    }
    if (lowest.get(file) === order.get(file)) {
      const circle = open.splice(open.indexOf(file)).sort();
      if (circle.length > 1) found.push(circle);
    }
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** By name; a default export is found by its place. */
function exportsOf(file: string): string[] {
  const declared = [...read(file).matchAll(/^export (?:async )?(?:interface|type|const|function\*?|class) (\w+)/gm)];
  const passedOn = [...read(file).matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap((match) => namesIn(match[1]));
  return [...declared.map((match) => match[1] ?? ''), ...passedOn.map(({ outside }) => outside)];
}

/** `file name` for what it takes by name, `file *` for what it takes whole. */
function takenBy(file: string): string[] {
  const text = read(file);
  const named = [...text.matchAll(/^\s*(?:import|export)\b([^'";]*?)\bfrom '(\.[^']+)'/gm)];
  const whole = [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map((match) => `${target(file, match[1] ?? '')} *`);
  return [
    ...whole,
    ...named.flatMap(([, what = '', from = '']) => [
      ...(what.includes('*') ? [`${target(file, from)} *`] : []),
      ...namesIn(/\{([^}]*)\}/.exec(what)?.[1]).map(({ inside }) => `${target(file, from)} ${inside}`),
    ]),
  ];
}

const namesIn = (list = ''): { inside: string; outside: string }[] =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((one) => one.split(' as '))
    .map(([inside = '', outside = inside]) => ({ inside, outside }));

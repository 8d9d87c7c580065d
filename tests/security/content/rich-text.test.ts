import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanRichText, visibleLength } from '../../../src/server/records/rich-text.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { patience } from '../../support/patience.ts';
import { artifacts } from '../../support/product-app.ts';
import { permissionsOf, type World, world } from '../matrix/world.ts';
import { harmIn } from './oracle.ts';
import { payloads } from './payloads.ts';

/** Formatted text: whatever is sent, what is kept can only format. The browser's part is tests/e2e/rich-text.e2e.ts. */

const throughServer = process.env.FULL ? payloads : payloads.filter((_, index) => index % 4 === 0);

/** Sends each payload in the company's description, and says what of it came back that could do harm. */
async function sent(on: World, all: readonly string[]): Promise<string[]> {
  const caller = await on.app.as(on.person({ type: 'SuperAdmin', permissions: permissionsOf(artifacts) }));
  const wrong: string[] = [];
  for (const payload of all) {
    const companyProfile = `<p>We are Acme. ${payload}</p>`;
    const { status } = await caller.call('company/profile.update', {
      params: { companyId: on.acme },
      body: { companyProfile },
    });
    if (status !== 200 && status !== 400) wrong.push(`${status}: ${payload}`);
    const { body } = await caller.call('company/profile.read');
    const harm = harmIn(String(body.companyProfile));
    if (harm) wrong.push(`${harm}: ${payload}`);
  }
  return wrong;
}

describe('formatted text', () => {
  it('is harmless once it is cleaned, and cleaning it again changes nothing', () => {
    const wrong = payloads.flatMap((payload) => {
      const clean = cleanRichText(payload);
      const again = cleanRichText(clean) === clean ? [] : [`changes again: ${payload}`];
      const harm = harmIn(clean);
      return harm ? [`${harm}: ${payload}`, ...again] : again;
    });
    console.log(`G13 rich text: ${payloads.length} payloads cleaned twice, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
    expect(payloads.length).toBeGreaterThanOrEqual(250);
  });

  it.each([
    ['<p>One <strong>two</strong> <em>three</em></p>', '<p>One <strong>two</strong> <em>three</em></p>'],
    ['<h2>Who we are</h2><ol><li>One</li></ol>', '<h2>Who we are</h2><ol><li>One</li></ol>'],
    [
      '<p><a href="https://acme.example/?a=1&amp;b=2">site</a></p>',
      '<p><a href="https://acme.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">site</a></p>',
    ],
    ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['<p class="x" style="color:red">a</p>', '<p>a</p>'],
    ['plain', 'plain'],
  ])('%s is kept', (given, kept) => {
    expect(cleanRichText(given)).toBe(kept);
  });

  it.each([
    ['<p>abc</p>', 3],
    ['<p><br></p>', 0],
    ['<p>&nbsp; </p>', 0],
    ['<p>a&amp;b</p>', 3],
    ['<p>😀</p>', 1],
    ['', 0],
  ])('%s has %i characters that are seen', (html, count) => {
    expect(visibleLength(html)).toBe(count);
  });
});

describe('the server', () => {
  let on: World;
  beforeAll(async () => {
    on = await world();
  }, patience);
  afterAll(() => on.close());

  it(
    'keeps nothing that could do more than format',
    async () => {
      const wrong = await sent(on, throughServer);
      console.log(`G13 rich text: ${throughServer.length} payloads through the server, ${wrong.length} wrong`);
      expect(wrong).toEqual([]);
      expect(on.app.failures).toEqual([]);
    },
    patience,
  );
});

describe('the suite itself', () => {
  it(
    'is red when a field is not cleaned',
    async () => {
      const on = await world(uncleaned());
      const wrong = await sent(on, payloads.slice(0, 12));
      await on.close();
      expect(wrong.length).toBeGreaterThan(8);
    },
    patience,
  );

  it('sees harm in every payload that is written as HTML', () => {
    expect(payloads.filter((payload) => harmIn(payload)).length).toBeGreaterThan(200);
  });
});

function uncleaned(): Artifacts {
  const holed = structuredClone(artifacts);
  const field = holed.entities['company/company']?.schema.properties.companyProfile;
  if (!field?.['x-rich-text']) throw new Error('the planted hole needs its field');
  delete field['x-rich-text'];
  return holed;
}

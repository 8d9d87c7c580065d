import { describe, expect, it } from 'vitest';
import { readConnections } from './settings.ts';

const slack = { CONNECT_SLACK_ID: 'id', CONNECT_SLACK_SECRET: 'secret' };

describe('readConnections', () => {
  it('takes what is set, under the name in paths', () => {
    expect(readConnections({}, true)).toEqual({ clients: {}, sites: {} });
    expect(
      readConnections(
        { ...slack, CONNECT_SITES: ' a.example=https://b.example/c/  d.example=https://e.example' },
        true,
      ),
    ).toEqual({
      clients: { slack: { id: 'id', secret: 'secret' } },
      sites: { 'a.example': 'https://b.example/c', 'd.example': 'https://e.example' },
    });
  });

  it.each([
    ['half of it', { CONNECT_SLACK_ID: 'id' }, 'CONNECT_SLACK_ID and CONNECT_SLACK_SECRET must be set together.'],
    ['a site without a host', { CONNECT_SITES: 'https://b.example' }, 'CONNECT_SITES must be a list such as'],
    ['a site over http', { CONNECT_SITES: 'a.example=http://b.example' }, 'CONNECT_SITES must be a list such as'],
    ['http on this machine in production', { CONNECT_SITES: 'a.example=http://127.0.0.1:1' }, 'CONNECT_SITES must be'],
  ])('refuses %s with one sentence', (_, env, sentence) => {
    expect(() => readConnections(env, true)).toThrow(sentence);
  });

  it('lets http on this machine pass where it is no production', () => {
    expect(readConnections({ CONNECT_SITES: 'a.example=http://127.0.0.1:1/a' }, false).sites).toEqual({
      'a.example': 'http://127.0.0.1:1/a',
    });
  });
});

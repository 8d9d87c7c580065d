import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaService } from '../services.ts';
import { take } from '../session/counters.ts';
import { KeyRing } from '../session/key-ring.ts';
import { hashToken } from '../session/secret.ts';
import type { CaptchaDeps } from './config.ts';

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

const lifeSeconds = 600;
/** About a tenth of a second of a browser's time. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, counter: { from: 50, to: 150 } };
const longest = 4_000;

/** The browser computes; nobody else is asked. The library takes a solution as often as it comes, so spent ones are kept. */
export function proofOfWork({ store, clock, config }: CaptchaDeps): CaptchaService {
  const keys = KeyRing.of(config.secret);
  return {
    kind: 'pow',
    async challenge() {
      const challenge = await createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.counter.to, work.counter.from),
        deriveKey,
        // Not the library's own field, which it compares with a clock of its own.
        data: { until: Math.ceil(clock().getTime() / 1000) + lifeSeconds },
        ...signatures(keys)[0],
      });
      return { kind: 'pow', challenge: challenge as unknown as Record<string, unknown> };
    },
    async check(answer) {
      const payload = read(answer);
      if (!payload) return false;
      const { challenge } = payload;
      const until = Number(challenge.parameters.data?.until);
      if (!(until * 1000 > clock().getTime())) return false;
      if (!(await isSolved(payload, keys))) return false;
      // The parameters may stand in any order; their signature is one.
      const key = `captcha:${hashToken(challenge.signature ?? '').slice(0, 32)}`;
      // Known as spent for longer than any server takes it, also one whose clock is behind.
      return (await take(store.plain, key, { max: 1, seconds: 2 * lifeSeconds }, clock())).allowed;
    },
  };
}

/** While one key takes the place of another, servers may sign under either. */
async function isSolved(payload: Payload, keys: KeyRing): Promise<boolean> {
  for (const signed of signatures(keys)) {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...signed }).catch(() => ({ verified: false }));
    if (verified) return true;
  }
  return false;
}

function signatures(keys: KeyRing) {
  const solutions = keys.for('captcha solution');
  return keys.for('captcha').map((key, at) => ({
    hmacSignatureSecret: key.toString('hex'),
    hmacKeySignatureSecret: solutions[at]?.toString('hex'),
  }));
}

/** Base64 of `{challenge, solution}`. */
function read(answer: string): Payload | null {
  if (answer === '' || answer.length > longest) return null;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
    const { parameters, signature } = challenge;
    if (typeof parameters !== 'object' || typeof signature !== 'string' || typeof solution !== 'object') return null;
    return { challenge: { parameters, signature }, solution } as Payload;
  } catch {
    return null;
  }
}

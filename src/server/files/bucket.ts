import { Disk } from 'flydrive';
import { StoreError, Unavailable } from '../db/store-error.ts';
import { isIssuer } from '../identity/providers.ts';

/** A place for files that all servers reach: Amazon's S3, or another store that speaks as it does. */
export interface BucketSettings {
  bucket: string;
  /** Of another store than Amazon's. */
  endpoint?: string;
  region: string;
  /** Folder in the bucket, without a slash at its end; empty: all of it. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const plainPath = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Reads `S3_…`; undefined: files lie in the data directory. Throws a sentence about what cannot be meant. */
export function readBucket(env: NodeJS.ProcessEnv): BucketSettings | undefined {
  const [bucket, endpoint, prefix = '', accessKeyId, secretAccessKey] = [
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_PREFIX',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ].map((name) => env[name]?.trim() || undefined);
  const region = env.S3_REGION?.trim() || 'us-east-1';
  if (!bucket) {
    if (endpoint || prefix || accessKeyId || secretAccessKey)
      throw new TypeError('S3_BUCKET must say in which bucket files lie, where other settings of S3 are given.');
    return undefined;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new TypeError(`S3_BUCKET must be the name of a bucket, such as rapport-files, not "${bucket}".`);
  if (!accessKeyId || !secretAccessKey)
    throw new TypeError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  if (endpoint && !isIssuer(endpoint, env.NODE_ENV === 'production'))
    throw new TypeError(
      `S3_ENDPOINT must be an address such as https://s3.example.com (http only on this machine, and not in production), not "${endpoint}".`,
    );
  if (prefix && !plainPath.test(prefix))
    throw new TypeError(`S3_PREFIX must be a folder such as rapport/files, not "${prefix}".`);
  return { bucket, endpoint, region, prefix, accessKeyId, secretAccessKey };
}

/** The client of S3 is large, and loaded only where there is a bucket. */
export async function bucketDisk({ bucket, endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      visibility: 'private',
      // A bucket of today has no access lists, and refuses who speaks of them.
      supportsACL: false,
      // Other stores than Amazon's have their buckets in the path, and not all of them know its newer checksums.
      ...(endpoint && {
        endpoint,
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
      // Less than a transaction may be idle: a call that writes a file waits in one.
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000 },
    }),
  );
}

/** Whatever the store says of it, a file cannot be had now and may be later: the call or job is to be repeated. */
export function bucketAway(settings: BucketSettings, error: unknown): Unavailable {
  return new Unavailable(`${whyAway(settings, error)}.`, { cause: plain(error) });
}

/** Refuses in one sentence, before anything is served, a bucket that cannot be used. */
export async function assertBucket(settings: BucketSettings): Promise<void> {
  const disk = await bucketDisk(settings);
  try {
    await disk.listAll(settings.prefix || '/');
  } catch (error) {
    throw new StoreError(`Files cannot be kept: ${whyAway(settings, error)}.`, { cause: plain(error) });
  }
}

function whyAway({ bucket, endpoint, region }: BucketSettings, error: unknown): string {
  const place = endpoint ?? `Amazon S3 in ${region}`;
  const { name } = innermost(error);
  if (name === 'NoSuchBucket' || name === 'NotFound') return `there is no bucket ${bucket} at ${place}`;
  if (/^(AccessDenied|Forbidden|InvalidAccessKeyId|SignatureDoesNotMatch)$/.test(name))
    return `${place} refuses S3_ACCESS_KEY_ID and its key for the bucket ${bucket}`;
  return `the bucket ${bucket} at ${place} does not answer`;
}

/** What the store itself, or the network, has said; the file library wraps that. */
function innermost(error: unknown): Error {
  let at = error instanceof Error ? error : new Error(String(error));
  while (at.cause instanceof Error) at = at.cause;
  return at;
}

/** Without the request, which is long and carries its signature: this is logged. */
const plain = (error: unknown): Error => {
  const { name, message } = innermost(error);
  return new Error(`${name}: ${message}`);
};

import S3rver from '@20minutes/s3rver';

/** The S3 server in a process of its own: PORT, the folder it keeps everything in, and its one bucket. */
const [port, directory, bucket] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  vhostBuckets: false,
  // It leaves out the last slash of `/bucket/` where it checks; a key that it does not know is refused all the same.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: bucket, configs: [] }],
});
await server.run();
process.send?.('ready');

/** The package has no types of its own; this is as much as `bucket-process.mjs` uses. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: Record<string, unknown>);
    run(): Promise<unknown>;
  }
}

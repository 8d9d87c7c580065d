import type { Config } from './config.ts';
import type { Pace } from './jobs/watchers.ts';
import type { ProductConfig } from './product-config.ts';

type Settings =
  | 'production'
  | 'dataDir'
  | 'origin'
  | 'secret'
  | 'secretBefore'
  | 'smtpUrl'
  | 'mailFrom'
  | 'operatorMail'
  | 'idleMinutes'
  | 'absoluteHours'
  | 'trustedProxies'
  | 'logLevel'
  | 'product'
  | 'wireZone';

export interface AppConfig extends Pick<Config, Settings> {
  /** Directory of the built console; without it no page is served. */
  console?: string;
  /** Document served at /openapi.json and shown at /docs. */
  openapi?: object;
  /** Default: none. */
  captcha?: Config['captcha'];
  /** Default: none. */
  providers?: Config['providers'];
  /** Default: none. */
  connections?: Config['connections'];
  /** Default: none. */
  genai?: Config['genai'];
  /** Default: by the words of our own mail server alone. */
  bounces?: Config['bounces'];
  textMessages?: Config['textMessages'];
  /** Default: files lie in `dataDir`. */
  bucket?: Config['bucket'];
  /** The age of the last one is told with the other figures. */
  backups?: Config['backups'];
  /** Told to the operator at `/readyz`. */
  remarks?: readonly string[];
  /** Default: nobody. */
  metrics?: Config['metrics'];
  /** Default: the usual. */
  figuresMemory?: Config['figuresMemory'];
  /** False: never 503 for a busy loop. */
  pressure?: false;
  /** How often those who wait over a socket are looked at, for tests. */
  sockets?: Partial<Pace>;
  /** Default: whatever is not production is a demo. */
  demo?: boolean;
  /** Default: none. */
  demoAccounts?: ProductConfig['demoAccounts'];
}

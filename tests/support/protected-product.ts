import { afterAll, beforeAll, beforeEach } from 'vitest';
import { TestClock } from './frame.ts';
import { type ProductServer, productServer } from './product-app.ts';
import { startOver } from './second-factor.ts';

/** The product of one test file on a clock that stands; before each test nobody has a second factor or a passkey. */
export function protectedProduct(): { readonly clock: TestClock; readonly server: ProductServer } {
  const clock = new TestClock();
  let server: ProductServer | undefined;
  const made = () => {
    if (!server) throw new Error('the server is there from the first test on');
    return server;
  };
  beforeAll(async () => {
    server = await productServer({ clock: clock.now });
  }, 240_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    await startOver(made(), clock);
    await made().store.exec('delete from passkey');
  });
  return {
    clock,
    get server() {
      return made();
    },
  };
}

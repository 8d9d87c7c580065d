import { afterEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../support/product-app.ts';
import { protectedProduct } from '../../support/protected-product.ts';
import { enableApp, enableMail, halfSignedIn, mailsTo, mfa, said } from '../../support/second-factor.ts';

/** Codes by mail, where mails to the person's address have come back twice and none is sent there any more. */

const employee = 'employee@acme.example';
const on = protectedProduct();
const { clock } = on;

const silence = () =>
  on.server.store.exec(
    `insert into mail_suppression (company_id, id, address, mail, reason)
     select company_id, gen_random_uuid(), lower(email), '', 'bounced' from user_profile where email = $1`,
    [employee],
  );
afterEach(() => on.server.store.exec('delete from mail_suppression'));

const codes = async () => (await mailsTo(on.server, employee, 'account/mfa/code')).length;

describe('an address that is not written to', () => {
  it('is refused for codes, which would never arrive', async () => {
    await silence();
    const who = await signedIn(on.server.app, employee);
    const answer = await who.post(mfa('enable'), { otp_type: 'HOTP', email: employee, counter: 0 });
    expect(said(answer)).toEqual([
      400,
      'MailsComeBack',
      'Mails to this address have come back, so no code can be sent there. Ask an administrator to correct the address, or use another method.',
    ]);
    expect(answer.body.errors.email).toHaveLength(1);
    expect(await codes()).toBe(0);
  });

  it('is no way to sign in: what is left is offered', async () => {
    const who = await signedIn(on.server.app, employee);
    await enableMail(who, on.server, employee, clock);
    await silence();
    const half = await halfSignedIn(on.server, employee);
    expect((await half.get('/auth/session')).body.mfa_methods).toEqual(['recovery']);
    const sent = await codes();
    expect((await half.post(mfa('verification-code/resend'), {})).body.code).toBe('NotThisMethod');
    expect((await half.post('/auth/verify', { method: 'email', code: '123456' })).body.code).toBe('NotThisMethod');
    expect(await codes()).toBe(sent);
  });

  it('leaves the other methods, and is one again once it is written to', async () => {
    const who = await signedIn(on.server.app, employee);
    await enableApp(who, clock);
    await enableMail(who, on.server, employee, clock);
    await silence();
    const ways = async () => (await (await halfSignedIn(on.server, employee)).get('/auth/session')).body.mfa_methods;
    expect(await ways()).toEqual(['app', 'recovery']);
    await on.server.store.exec('delete from mail_suppression');
    expect(await ways()).toEqual(['app', 'email', 'recovery']);
  });
});

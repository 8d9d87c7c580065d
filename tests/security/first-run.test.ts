import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser, type ProductServer, productServer } from '../support/product-app.ts';

let server: ProductServer;
beforeAll(async () => {
  server = await productServer({ employees: 0 });
});
afterAll(() => server.close());

const founding = {
  company_name: 'Wayne & Söhne',
  first_name: 'Bruce',
  last_name: 'Wayne',
  email: 'Bruce@Wayne.example',
  new_password1: 'Batcave-2026!',
  new_password2: 'Batcave-2026!',
};

it('in production nobody makes a company from outside', async () => {
  const browser = new Browser(await server.restart({ demo: false }));
  expect(await browser.post('/auth/register', founding)).toMatchObject({
    status: 403,
    body: { code: 'InvitationOnly' },
  });
});

it('the first person makes the first company, once', async () => {
  const browser = new Browser(server.app);
  const { email: _email, ...without } = founding;
  expect(await browser.post('/auth/register', without)).toMatchObject({
    status: 400,
    body: { errors: { email: ['Fill all the mandatory fields!'] } },
  });
  const named = { new_password1: 'Bruce-Wayne-26!', new_password2: 'Bruce-Wayne-26!' };
  expect(await browser.post('/auth/register', { ...founding, ...named })).toMatchObject({
    status: 400,
    body: { code: 'PasswordObvious' },
  });
  const answers = await Promise.all(
    [1, 2, 3].map((at) => browser.post('/auth/register', { ...founding, email: `p${at}@wayne.example` })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403, 403]);
  const { rows } = await server.store.exec('select slug, (select email from user_profile) as email from company');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slug).toBe('wayne-sohne');
  expect((await browser.signIn(String(rows[0]?.email), founding.new_password1)).status).toBe(200);
  expect((await browser.get('/auth/session')).body).toMatchObject({
    type: 'SuperAdmin',
    display_name: 'Bruce Wayne',
    company: { company_name: 'Wayne & Söhne' },
  });
});

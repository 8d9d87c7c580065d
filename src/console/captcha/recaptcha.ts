import { SaidError } from '../data/call-error.ts';

/** As much as we use of what Google's script brings. */
interface Recaptcha {
  ready(then: () => void): void;
  render(where: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number): void;
}

const address = 'https://www.google.com/recaptcha/api.js?render=explicit';
const patience = 10_000;

const notLoaded = () => new SaidError('shell/console.recaptcha-missing');
const loaded = (): Recaptcha | undefined => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;

/** The invisible captcha, where the operator has chosen it. Nothing of it is fetched before it is needed. */
export async function recaptchaAnswer(siteKey: string): Promise<string> {
  const api = await load();
  const where = document.createElement('div');
  document.body.append(where);
  try {
    return await new Promise<string>((resolve, reject) => {
      const failed = () => reject(notLoaded());
      const widget = api.render(where, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': failed,
        'expired-callback': failed,
      });
      api.execute(widget);
    });
  } finally {
    where.remove();
  }
}

async function load(): Promise<Recaptcha> {
  if (!loaded()) await script();
  const api = loaded();
  if (!api) throw notLoaded();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(notLoaded()), patience);
    api.ready(() => {
      clearTimeout(timer);
      resolve(api);
    });
  });
}

function script(): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(notLoaded());
    });
    document.head.append(element);
  });
}

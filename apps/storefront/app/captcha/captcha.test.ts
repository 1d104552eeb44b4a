// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postRouteForm } from '../data/fetch-route-data.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { captchaFields } from './captcha-page.ts';
import { loadCaptcha } from './load-captcha.ts';

const sandbox = { kind: 'sandbox' } as const;
const service = { kind: 'script', scriptUrl: 'https://captcha.example/enterprise.js', siteKey: 'key-1' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  delete window.grecaptcha;
});

/** Submits a page's form and returns what the store received. */
const submit = async (token: () => Response) => {
  const posted: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (target: string | URL, init: RequestInit) => {
    if (target === '/sandbox-captcha/tokens') return token();
    posted.push(init.body as URLSearchParams);
    return new Response(null, { status: 204, headers: { 'X-Ironcart-Redirect': '/' } });
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(captchaFields(sandbox, 'login'))) form.append(name, value);
  form.append('email', 'ada@example.com');
  const request = {
    url: 'https://shop.example/login',
    headers: new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' }),
    formData: async () => form,
    signal: new AbortController().signal,
  };
  await postRouteForm('login')({ request: request as unknown as Request }).catch(() => undefined);
  return posted[0];
};

describe('form that requires a captcha token', () => {
  it('gets one before it is submitted [S7-integ-07]', async () => {
    const posted = await submit(() => Response.json({ token: 'good' }));
    expect(Object.fromEntries(posted ?? [])).toEqual({ captcha: 'good', email: 'ada@example.com' });
  });

  it('is submitted without one if none is available, with a console warning [S8-err-other-20]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect((await submit(() => new Response(null, { status: 500 })))?.get('captcha')).toBe('');
    expect(warn).toHaveBeenCalledOnce();
  });
});

it('captcha script is loaded with the key of the store, and executes an action [S7-integ-07]', async () => {
  const execute = vi.fn(async () => 'token');
  window.grecaptcha = { enterprise: { ready: (then) => then(), execute } };
  const loading = loadCaptcha(service);
  const script = document.head.querySelector('script');
  expect(script?.src).toBe('https://captcha.example/enterprise.js?render=key-1');
  script?.dispatchEvent(new Event('load'));
  expect(await (await loading).execute('login')).toBe('token');
  expect(execute).toHaveBeenCalledWith('key-1', { action: 'login' });
});

describe('storefront server', () => {
  it('requests a captcha token if configured and the flag is on, and forwards it [S7-http-22]', async () => {
    const open = (hasFlag: boolean) =>
      openStorefront({ checkout: { captcha: sandbox }, flags: { recaptcha_enterprise: hasFlag } });
    const off = await open(false);
    expect(await (await off.get('/login')).text()).not.toContain('name="captcha"');
    const on = await open(true);
    expect(await (await on.get('/login')).text()).toContain('name="captcha"');
    expect(await (await on.get('/forgot-password')).text()).toContain('forgotpassword');
    await on.post('/login', { intent: 'login', email: 'ada@example.com', password: 'correct horse', captcha: 'good' });
    const login = on.calls.find(({ path }) => path === '/svc_session/session/login');
    expect(login?.captcha).toBe('good');
    expect(on.calls.filter(({ captcha }) => captcha !== null)).toHaveLength(1);
  });
});

import { expect, it } from 'vitest';
import { type CaptchaScript, createCaptcha } from './create-captcha.ts';

const script: CaptchaScript = { execute: async (action) => `token for ${action}` };

it('captcha script is loaded once, with the first call that needs a token [S7-integ-07]', async () => {
  let loads = 0;
  const captcha = createCaptcha({
    isOn: async () => true,
    loadScript: async () => {
      loads += 1;
      return script;
    },
  });
  expect(loads).toBe(0);
  expect(await Promise.all([captcha('login'), captcha('placeorder')])).toEqual([
    'token for login',
    'token for placeorder',
  ]);
  expect(loads).toBe(1);
});

it('captcha script is not loaded while the flag is off [S7-integ-07]', async () => {
  const loadScript = () => Promise.reject(new Error('nobody asked for it'));
  expect(await createCaptcha({ isOn: async () => false, loadScript })('login')).toBeUndefined();
});

it('captcha script that failed to load is retried with the next call [S7-integ-07]', async () => {
  const answers = [Promise.reject(new Error('blocked')), Promise.resolve(script)];
  const captcha = createCaptcha({
    isOn: async () => true,
    loadScript: () => answers.shift() ?? Promise.reject(new Error('too often')),
  });
  await expect(captcha('login')).rejects.toThrow('blocked');
  expect(await captcha('login')).toBe('token for login');
});

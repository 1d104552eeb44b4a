import { smallPage } from '../../../http/small-page.ts';
import { frameField, frameScript, securityCodeAttributes } from './frame-script.ts';

const style = 'form { max-width: 240px; padding: 4px; }';

const body = `
<form novalidate autocomplete="on">
${frameField('cvc', 'Security code', securityCodeAttributes)}
</form>`;

const script = `
(() => {
${frameScript}
serve({
  problems: { cvc: securityCodeProblem },
  address: '/sandbox-pay/security-codes',
  contents: () => ({ cvc: input('cvc').value.trim() }),
  format: {},
});
})();`;

/** The provider's form for the security code of a stored card, for a frame in the store. */
export const securityCodeFormPage = (): Response => smallPage({ title: 'Security code', style, body, script });

/** Apple's gateways for merchant sessions: production, its pods and their stand-ins, China's, and the sandbox's. */
const gatewayHost = /^(cn-)?apple-pay-gateway(-cert|-(nc|pr|sh|tj)-pod\d(-dr)?)?\.apple\.com$/;

/**
 * The address of one of Apple's gateways, as a browser was given it. Undefined for every other address: the store's
 * server calls nobody that a page names (SECURITY: no request forgery).
 */
export const readGatewayUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && gatewayHost.test(url.hostname) && url.pathname.startsWith('/paymentservices/') ? url : undefined;
};

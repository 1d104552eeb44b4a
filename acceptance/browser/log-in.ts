/** Cookies of a session as a request's `Cookie` header, after a call that logs in or registers a customer. */
export const logIn = async (
  origin: string,
  path: '/svc_customer/customer' | '/svc_session/session/login',
  body: object,
): Promise<string> => {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
};

/** What the requests of a signed-in browser carry. */
export type SessionHeaders = { 'access-token': string; cookie: string };

/** The headers of a browser from the answer to its sign-in and the token in it. */
export function sessionHeaders(answer: Response, token: string): SessionHeaders {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { 'access-token': token, cookie: cookies.join('; ') };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { errorText } from '@sen/domain/errors/errors';
import { v7 } from 'uuid';

const code = 'SITE_SWITCHING';
const json = 'application/json';
const retrySeconds = 5;

/** Answers everybody in words while the databases change places; answers what ends that and frees the port. */
export async function tellSwitching(place: { port: number; host: string }): Promise<() => Promise<void>> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => resolve());
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function answer(request: IncomingMessage, reply: ServerResponse): void {
  const url = request.url ?? '/';
  if (url === '/health') send(reply, 200, json, JSON.stringify({ status: 'ok' }));
  else if (url === '/ready') send(reply, 503, json, JSON.stringify({ status: 'not ready', reason: code }));
  else if (request.headers.accept?.includes('text/html'))
    send(reply, 503, 'text/html; charset=utf-8', page());
  else send(reply, 503, json, JSON.stringify(refusalOf(url, request.headers['accept-language'])));
}

/** In the form that Sen answers a refusal at this address. */
function refusalOf(url: string, language = ''): object {
  const message = errorText(code, language.startsWith('en') ? 'en' : 'vi');
  const extensions = { code, details: {}, requestId: v7() };
  if (url.startsWith('/graphql/')) return { data: null, errors: [{ message, extensions }] };
  return { message, ...extensions };
}

function send(reply: ServerResponse, status: number, type: string, body: string): void {
  reply
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'retry-after': String(retrySeconds),
      'content-security-policy': "default-src 'none'",
    })
    .end(body);
}

/** It asks again by itself, and shows Sen as soon as that is there. */
function page(): string {
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${retrySeconds}"><title>Sen</title></head>
<body><h1>Sen</h1><p>${errorText(code, 'vi')}</p><p lang="en">${errorText(code, 'en')}</p></body></html>`;
}

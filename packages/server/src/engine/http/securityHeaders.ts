import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

const year = 365 * 86_400;

/** What the pages use of a device: the camera reads codes, a voice is dictated where the site lets it, passkeys sign in, a code is put on the clipboard. All else is shut, also for frames. */
const permissionsPolicy = [
  'camera=(self)',
  'clipboard-write=(self)',
  'microphone=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  ...['accelerometer', 'browsing-topics', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((one) => (one.includes('=') ? one : `${one}=()`))
  .join(', ');

/** The worker that decodes pictures of modalities. */
export const decoder = /^pictureDecoder-/;

/**
 * Its own policy: what reads JPEG and its kin was compiled, and makes functions of text. It has the address of Sen alone, no page, no
 * storage and no token; the page that began it stays under the policy of all.
 */
export const decoderPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; connect-src 'self'";

/**
 * What browsers are told with every answer: scripts, connections and pictures come from this address alone, and text becomes a script
 * nowhere but through the policy `sen` of the web application (docs/decisions/0022).
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { development }: { development: boolean },
): Promise<void> {
  const kept = await helmetHeaders(development);
  app.addHook('onRequest', async (request, reply) => {
    // on the answer itself, so that what is written past Fastify has them as well
    for (const [name, value] of kept) reply.raw.setHeader(name, value);
    reply.header('permissions-policy', permissionsPolicy);
    // no page of Sen is for a search engine
    reply.header('x-robots-tag', 'noindex, nofollow');
    // of this name alone: other machines of the house may still speak HTTP
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${year}`);
  });
}

/** The headers of helmet, which are the same for every answer; helmet itself would make them anew each time. */
async function helmetHeaders(development: boolean): Promise<ReadonlyArray<[string, string]>> {
  const once = Fastify();
  await once.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // inline styles are let through; WebAssembly reads barcodes
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...(development ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // the sockets of the page's own address are among 'self'
        connectSrc: ["'self'"],
        // a print is shown by the browser's reader of PDFs
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['sen'],
        upgradeInsecureRequests: null,
      },
    },
    // only where the browser came over HTTPS, above
    strictTransportSecurity: false,
  });
  once.addHook('onRequest', async (_request, reply) => {
    reply.header('content-type', 'application/json').send(JSON.stringify(reply.raw.getHeaders()));
    return reply;
  });
  const answer = await once.inject('/');
  await once.close();
  return Object.entries(answer.json<Record<string, string>>());
}

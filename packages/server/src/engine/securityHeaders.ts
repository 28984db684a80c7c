import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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
export const decoder = /^decodeImageFrameWorker-/;

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
  await app.register(helmet, {
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
    // only where the browser came over HTTPS, below
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    // no page of Sen is for a search engine
    reply.header('x-robots-tag', 'noindex, nofollow');
    // of this name alone: other machines of the house may still speak HTTP
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${year}`);
  });
}

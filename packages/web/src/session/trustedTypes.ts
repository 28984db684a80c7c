const serviceWorker = '/his/sw.js';
/** The worker that decodes pictures of modalities, as the build names it. */
const decoder = /^\/his\/assets\/pictureDecoder-[\w-]+\.js$/;

type Policy = { createScriptURL: (text: string) => string };
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (text: string) => string }) => Policy;
};

let policy: Policy | undefined;

/**
 * An address of a worker, in the form in which a browser with trusted types takes it. These are the only texts that become a script; the
 * page's policy allows no other policy than this one.
 */
function scriptAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // missing in the types of the DOM
  policy ??= trustedTypes?.createPolicy('sen', {
    createScriptURL: (text) => {
      if (text === serviceWorker || decoder.test(text)) return text;
      throw new TypeError('no script of Sen');
    },
  });
  return policy?.createScriptURL(address) ?? address;
}

/** The address of the service worker. */
export const workerAddress = () => scriptAddress(serviceWorker);

/** The address of the worker that decodes pictures of modalities; while Sen is developed it is told by the one who serves it. */
export const decoderAddress = (address: string) =>
  import.meta.env.PROD ? scriptAddress(new URL(address, location.href).pathname) : address;

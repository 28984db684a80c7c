const address = '/his/sw.js';

type Policy = { createScriptURL: (text: string) => string };
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (text: string) => string }) => Policy;
};

/**
 * The address of the service worker, in the form in which a browser with trusted types takes it. It is the only text that becomes a
 * script; the page's policy allows no other policy than this one.
 */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // missing in the types of the DOM
  const policy = trustedTypes?.createPolicy('sen', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

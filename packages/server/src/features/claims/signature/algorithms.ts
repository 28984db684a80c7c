/** The one way in which files are signed and verified: the whole document but the signature, exclusive canonical form, RSA and SHA-256. */
export const CANONICAL = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
export const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** A certificate (DER) as xml-crypto takes it. */
export function pem(certificate: Uint8Array): string {
  const lines =
    Buffer.from(certificate)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

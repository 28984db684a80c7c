import { SignedXml } from 'xml-crypto';
import { CANONICAL, ENVELOPED, pem, RSA_SHA256, SHA256 } from './algorithms.ts';
import type { Signer } from './signer.ts';

type Done = (error: Error | null, value?: string) => void;

/**
 * The same file with the facility's signature in CHUKYDONVI, over everything else (claims 6): a file GIAMDINHHS or a check-in. Throws
 * whatever the signer throws.
 */
export function signFile(xml: string, signer: Signer): Promise<string> {
  const signed = new SignedXml({
    privateKey: 'kept by the signer', // xml-crypto wants one before it asks the algorithm
    publicCert: pem(signer.certificate),
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: CANONICAL,
  });
  signed.SignatureAlgorithms = { [RSA_SHA256]: algorithmOf(signer) };
  signed.addReference({
    xpath: '/*',
    uri: '',
    isEmptyUri: true,
    transforms: [ENVELOPED, CANONICAL],
    digestAlgorithm: SHA256,
  });
  const location = { reference: "/*/*[local-name(.)='CHUKYDONVI']", action: 'append' as const };
  return new Promise((resolve, reject) => {
    signed.computeSignature(xml, { location }, (error) =>
      error ? reject(error) : resolve(signed.getSignedXml()),
    );
  });
}

/** xml-crypto makes its algorithms anew from classes; this one hands the bytes to the signer. */
function algorithmOf(signer: Signer) {
  return class {
    getAlgorithmName(): string {
      return RSA_SHA256;
    }
    // xml-crypto's type has a form without a callback too, which is not used by an asynchronous signature
    getSignature(signedInfo: unknown, _key: unknown, callback?: Done): string {
      signer.sign(Buffer.from(String(signedInfo))).then(
        (bytes) => callback?.(null, Buffer.from(bytes).toString('base64')),
        (error: Error) => callback?.(error),
      );
      return '';
    }
    verifySignature(): boolean {
      return false;
    }
  };
}

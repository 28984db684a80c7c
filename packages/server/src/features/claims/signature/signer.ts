import { P12Signer } from '@libpdf/core';
import { DomainError } from '../../../engine/errors.ts';

/** Who signs for the facility: a file, a token, a remote service. RSA with PKCS#1 padding over SHA-256 of the bytes. */
export type Signer = {
  /** X.509, DER. */
  certificate: Uint8Array;
  sign: (bytes: Uint8Array) => Promise<Uint8Array>;
};

/** Signs with the key of a PKCS#12 file. Throws CLAIM_CERTIFICATE_UNREADABLE, or CLAIM_CERTIFICATE_NOT_RSA for other keys. */
export async function pkcs12Signer(file: Uint8Array, password: string): Promise<Signer> {
  const opened = await P12Signer.create(file, password).catch((error: Error) => {
    throw new DomainError('CLAIM_CERTIFICATE_UNREADABLE', {}, error);
  });
  if (opened.keyType !== 'RSA') throw new DomainError('CLAIM_CERTIFICATE_NOT_RSA');
  return { certificate: opened.certificate, sign: (bytes) => opened.sign(bytes, 'SHA-256') };
}

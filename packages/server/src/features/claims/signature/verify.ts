import type { XmlDocument } from 'libxml2-wasm';
import { XmlElement } from 'libxml2-wasm';
import { SignedXml } from 'xml-crypto';
import { DomainError } from '../../../engine/errors.ts';
import { elementOf, elementsOf } from '../../../engine/xml/document.ts';
import { withDocument } from '../xml/document.ts';
import { CANONICAL, ENVELOPED, pem, RSA_SHA256, SHA256 } from './algorithms.ts';

/**
 * What of a file is signed with the key of a certificate (DER) that is known beforehand: read this, not the file. The certificate that the
 * file itself brings is not asked. Throws CLAIM_SIGNATURE_INVALID, or CLAIM_UNREADABLE where the text is no XML.
 */
export function verifyFile(xml: string, certificate: Uint8Array): string {
  const signature = withDocument(xml, 'XML', onlySignature);
  const signed = new SignedXml({ publicCert: pem(certificate), getCertFromKeyInfo: () => null });
  only(signed.SignatureAlgorithms, RSA_SHA256);
  only(signed.HashAlgorithms, SHA256);
  only(signed.CanonicalizationAlgorithms, CANONICAL, ENVELOPED);
  const valid = attempt(() => {
    signed.loadSignature(signature);
    const holds = signed.checkSignature(xml);
    const [reference, ...others] = signed.getReferences();
    const whole = reference && others.length === 0 && reference.uri === '';
    if (!whole || reference.transforms.join() !== [ENVELOPED, CANONICAL].join()) {
      throw new Error('the whole file is not signed');
    }
    return holds;
  });
  const [content, ...more] = signed.getSignedReferences();
  if (!valid || content === undefined || more.length > 0) throw invalid('the content was changed');
  return content;
}

/** The text of the only signature in a document; it lies in CHUKYDONVI right below the root. */
function onlySignature({ root }: XmlDocument): string {
  const all = root.find("//*[local-name(.)='Signature']");
  const place = elementOf(root, 'CHUKYDONVI');
  const [own] = place ? elementsOf(place) : [];
  if (all.length !== 1 || !own || !(all[0] instanceof XmlElement) || !own.isSameNode(all[0])) {
    throw invalid(all.length === 0 ? 'there is none' : 'it is not the only one, in its place');
  }
  return own.toString({ format: false });
}

function attempt(check: () => boolean): boolean {
  try {
    return check();
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error));
  }
}

function only(algorithms: Record<string, unknown>, ...names: string[]): void {
  for (const name of Object.keys(algorithms)) if (!names.includes(name)) delete algorithms[name];
}

const invalid = (why: string) => new DomainError('CLAIM_SIGNATURE_INVALID', { why });

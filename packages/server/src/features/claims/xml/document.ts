import type { XmlDocument } from 'libxml2-wasm';
import { DomainError } from '../../../engine/errors.ts';
import { NotXml, withXml } from '../../../engine/xml/document.ts';

/** Reads an XML text as `withXml` does. Throws CLAIM_UNREADABLE with `part` where the text is no XML. */
export function withDocument<T>(xml: string, part: string, use: (document: XmlDocument) => T): T {
  try {
    return withXml(xml, use);
  } catch (error) {
    if (!(error instanceof NotXml)) throw error;
    throw new DomainError('CLAIM_UNREADABLE', { part, why: error.message }, error);
  }
}

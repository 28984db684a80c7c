import { ParseOption, XmlDocument, XmlElement, XmlLibError } from 'libxml2-wasm';

/** A text that is no XML; its message says why. */
export class NotXml extends Error {}

/** Reads an XML text, gives it to `use` and lets go of its memory whatever happens. Nothing outside the text is loaded. Throws NotXml. */
export function withXml<T>(xml: string, use: (document: XmlDocument) => T): T {
  const document = parse(xml);
  try {
    return use(document);
  } finally {
    document.dispose();
  }
}

/** The elements within an element, in order. */
export function elementsOf(parent: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = parent.firstChild; node; node = node.next) if (node instanceof XmlElement) found.push(node);
  return found;
}

/** The first element of a name within an element, or null. */
export function elementOf(parent: XmlElement, name: string): XmlElement | null {
  return elementsOf(parent).find((one) => one.name === name) ?? null;
}

function parse(xml: string): XmlDocument {
  try {
    return XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NO_XXE });
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    throw new NotXml(error.message.trim(), { cause: error });
  }
}

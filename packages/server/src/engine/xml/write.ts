/** Content of an element: text, or elements. */
export type XmlContent = string | readonly XmlPart[];
/** An element to be written; one whose content is null is left out. */
export type XmlPart = readonly [name: string, content: XmlContent | null];

/** Elements as XML, one after the other; text is escaped once, so that XML may stand in XML as text. */
export function writtenXml(parts: readonly XmlPart[]): string {
  return parts
    .map(([name, content]) => {
      if (content === null) return '';
      const inner = typeof content === 'string' ? escaped(content) : writtenXml(content);
      return inner === '' ? `<${name}/>` : `<${name}>${inner}</${name.replace(/ .*$/, '')}>`;
    })
    .join('');
}

/** Text as XML may hold it: without the control characters that it must not. */
function escaped(text: string): string {
  return text
    .replace(/\p{Cc}/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import { DomainError } from '../../errors.ts';
import { importLimits } from './limits.ts';

const [lt, gt, slash, bang, question, quote, apostrophe] = [...'<>/!?"\''].map((sign) => sign.charCodeAt(0));
const nameEnds = new Set([...' \t\r\n/>'].map((sign) => sign.charCodeAt(0)));

/**
 * Reads the XML of a workbook once, from tag to tag, before anything is looked for in it: elements close in their order, are not deeper
 * than a sheet has them, and there is no document type, whose entities could grow. What searches it later is never led on a long way by
 * an element without an end. Errors: NOT_A_SHEET.
 */
export function requireWellFormed(xml: Buffer): void {
  /** Where the names of the open elements begin and end. */
  const open: Array<readonly [number, number]> = [];
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const sign = xml[at + 1];
    if (sign === question) at = after(xml, '?>', at);
    else if (sign === bang) at = afterMarkup(xml, at);
    else if (sign === slash) {
      const end = after(xml, '>', at);
      const top = open.pop();
      const [from, to] = [at + 2, nameEnd(xml, at + 2)];
      if (!top || xml.compare(xml, top[0], top[1], from, to) !== 0) throw broken();
      at = end;
    } else {
      const end = tagEnd(xml, at);
      if (xml[end - 2] !== slash) {
        open.push([at + 1, nameEnd(xml, at + 1)]);
        if (open.length > importLimits.depth) throw broken();
      }
      at = end;
    }
  }
  if (open.length > 0) throw broken();
}

/** Comments and character data are stepped over; a document type is refused. */
function afterMarkup(xml: Buffer, at: number): number {
  if (xml.toString('latin1', at, at + 4) === '<!--') return after(xml, '-->', at);
  if (xml.toString('latin1', at, at + 9) === '<![CDATA[') return after(xml, ']]>', at);
  throw broken();
}

function after(xml: Buffer, text: string, from: number): number {
  const at = xml.indexOf(text, from);
  if (at < 0) throw broken();
  return at + text.length;
}

/** The place behind the sign that closes a tag; in quotation marks it closes nothing. */
function tagEnd(xml: Buffer, from: number): number {
  for (let at = from + 1; at < xml.length; at++) {
    const sign = xml[at];
    if (sign === gt) return at + 1;
    if (sign === lt) throw broken();
    if (sign === undefined || (sign !== quote && sign !== apostrophe)) continue;
    at = xml.indexOf(sign, at + 1);
    if (at < 0) throw broken();
  }
  throw broken();
}

function nameEnd(xml: Buffer, from: number): number {
  let at = from;
  while (at < xml.length && !nameEnds.has(xml[at] ?? 0)) at++;
  return at;
}

function broken(): DomainError {
  return new DomainError('NOT_A_SHEET');
}

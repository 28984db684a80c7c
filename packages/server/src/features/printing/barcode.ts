import { toSVG } from 'bwip-js/node';

export type BarcodeKind = 'code128' | 'qr';

/** A bar code as SVG, black on white with its quiet zone. Throws on a text that the kind cannot hold. */
export function barcodeSvg(text: string, kind: BarcodeKind): string {
  if (kind === 'code128') {
    return toSVG({ bcid: 'code128', text, height: 10, paddingwidth: 10, backgroundcolor: 'FFFFFF' });
  }
  // Four modules of white around it: scanners need them even beside a ruled line.
  return toSVG({ bcid: 'qrcode', text, padding: 8, backgroundcolor: 'FFFFFF' });
}

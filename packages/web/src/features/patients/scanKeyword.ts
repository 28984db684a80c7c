import { parseScan } from '@sen/domain/scan/cards';

/** What to search for after a scan: the number on a card, or the code itself. */
export function scanKeyword(text: string): string {
  const scan = parseScan(text);
  if (scan.kind === 'insurance') return scan.SoTheBHYT;
  if (scan.kind === 'citizen') return scan.CMNDHoacHoChieu;
  return scan.kind === 'code' ? scan.value : '';
}

import type { XmlElement } from 'libxml2-wasm';
import { elementOf, elementsOf } from '../../engine/xml/document.ts';
import { buyerFaults } from './simulatorFrame.ts';

/** An invoice as VNPT was sent it, as far as it is kept. */
export type VnptInvoice = {
  key: string;
  day: string;
  total: number;
  lines: Array<{ name: string; amount: number; note: boolean }>;
};

/** The elements that VNPT knows, each with those that may stand in it; an element without any holds text. */
const known: Readonly<Record<string, readonly string[]>> = {
  DSHDon: ['HDon'],
  HDon: ['key', 'DLHDon'],
  DLHDon: ['TTChung', 'NDHDon'],
  DieuChinhHD: ['key', 'Type', 'TTChung', 'NDHDon'],
  ThayTheHD: ['key', 'TTChung', 'NDHDon'],
  TTChung: ['NLap', 'DVTTe', 'TGia', 'HTTToan'],
  NDHDon: ['NBan', 'NMua', 'DSHHDVu', 'TToan'],
  NBan: ['Ten', 'MST', 'DChi', 'SDThoai', 'STKNHang', 'TNHang'],
  NMua: ['Ten', 'MST', 'DChi', 'MKHang', 'DCTDTu', 'HVTNMHang', 'CCCDan'],
  DSHHDVu: ['HHDVu'],
  HHDVu: [
    'TChat',
    'STT',
    'MHHDVu',
    'THHDVu',
    'DVTinh',
    'SLuong',
    'DGia',
    'TLCKhau',
    'STCKhau',
    'ThTien',
    'TSuat',
  ],
  TToan: ['THTTLTSuat', 'TgTCThue', 'TgTThue', 'TgTTTBSo', 'TgTTTBChu'],
  THTTLTSuat: ['LTSuat'],
  LTSuat: ['TSuat', 'ThTien', 'TThue'],
};

/**
 * Reads an invoice by the rules of VNPT: its elements are known and in their order, the sums add up, the buyer is whole, an adjustment
 * downwards has sums below 0 and everything else above. Null for what it answers ERR:3 to.
 */
export function readInvoice(
  root: XmlElement,
  kind: 'DSHDon' | 'DieuChinhHD' | 'ThayTheHD',
): VnptInvoice | null {
  if (root.name !== kind || !inOrder(root)) return null;
  const holder = kind === 'DSHDon' ? only(root, 'HDon') : root;
  const data = kind === 'DSHDon' ? only(holder, 'DLHDon') : root;
  const [about, content] = [only(data, 'TTChung'), only(data, 'NDHDon')];
  const [buyer, list, sums] = [only(content, 'NMua'), only(content, 'DSHHDVu'), only(content, 'TToan')];
  const key = text(holder, 'key');
  if (!about || !buyer || !list || !sums || !key) return null;
  const lines = elementsOf(list).map(lineOf);
  const total = amount(sums, 'TgTTTBSo');
  const sum = lines.reduce((all, line) => all + line.amount, 0);
  const taxed = only(only(sums, 'THTTLTSuat'), 'LTSuat');
  const type = kind === 'DieuChinhHD' ? text(root, 'Type') : '';
  const down = type === '3';
  const fits =
    (kind !== 'DieuChinhHD' || ['2', '3'].includes(type)) &&
    /^\d{4}-\d{2}-\d{2}$/.test(text(about, 'NLap')) &&
    text(about, 'DVTTe') === 'VND' &&
    text(about, 'HTTToan') !== '' &&
    buyerFits(buyer) &&
    lines.every((line) => line.fits && (line.note || line.amount < 0 === down)) &&
    total === sum &&
    total !== 0 &&
    amount(sums, 'TgTCThue') === sum &&
    amount(sums, 'TgTThue') === 0 &&
    amount(taxed, 'ThTien') === sum &&
    text(taxed, 'TSuat') === 'KCT' &&
    text(sums, 'TgTTTBChu') !== '';
  if (!fits) return null;
  return {
    key,
    day: text(about, 'NLap'),
    total,
    lines: lines.map(({ name, amount: worth, note }) => ({ name, amount: worth, note })),
  };
}

function lineOf(line: XmlElement) {
  const note = text(line, 'TChat') === '4';
  const name = text(line, 'THHDVu');
  const worth = note ? 0 : amount(line, 'ThTien');
  const times = amount(line, 'SLuong') * amount(line, 'DGia');
  const goods = text(line, 'TChat') === '1' && times === worth && text(line, 'TSuat') === 'KCT';
  return { note, name, amount: worth, fits: name !== '' && name.length <= 500 && (note || goods) };
}

function buyerFits(buyer: XmlElement): boolean {
  const faults = buyerFaults({ email: text(buyer, 'DCTDTu'), taxCode: text(buyer, 'MST') });
  const named = text(buyer, 'Ten') !== '' || text(buyer, 'HVTNMHang') !== '';
  return named && !faults.email && !faults.taxCode;
}

/** Whether an element holds nothing that is not known, and what it holds in its order. */
function inOrder(element: XmlElement): boolean {
  const allowed = known[element.name] ?? [];
  let at = 0;
  return elementsOf(element).every((inner) => {
    const place = allowed.indexOf(inner.name);
    const fits = place >= at && inOrder(inner);
    at = place;
    return fits;
  });
}

function only(parent: XmlElement | null, name: string): XmlElement | null {
  return parent && elementOf(parent, name);
}

/** The text of an element within; empty for none. */
export function text(parent: XmlElement | null, name: string): string {
  return only(parent, name)?.content ?? '';
}

function amount(parent: XmlElement | null, name: string): number {
  const written = text(parent, name);
  return /^-?\d+$/.test(written) ? Number(written) : Number.NaN;
}

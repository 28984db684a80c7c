import type { XmlElement } from 'libxml2-wasm';
import type { Found, Outcome } from '../../../engine/outside/outside.ts';
import { elementOf, elementsOf, NotXml, withXml } from '../../../engine/xml/document.ts';
import type { Issued } from '../provider.ts';
import type { Operation } from './vnptXml.ts';

/** What VNPT names an invoice by; `key` is null where the answer names none. */
type Named = { key: string | null; number: number; taxCode: string | null };
export type Published = { pattern: string; serial: string; invoices: Named[] };

/** The text that an operation answers within its SOAP envelope; null where it is none, such as a fault or a page of a proxy. */
export function resultOf(xml: string, operation: Operation): string | null {
  return readOr(null, xml, (root) => {
    const response = child(child(root, 'Body'), `${operation}Response`);
    return child(response, `${operation}Result`)?.content.trim() ?? null;
  });
}

const taxCode = /^[A-Z]\d-\d{2}-[A-Z0-9]+-\d+$/;

/**
 * What an answer says that was published (domain-2 1.3): `OK:1/001;C26TBV-KEY_125`, several keys after commas, `KEY_6_M1-23-41849-00100000006`
 * with the code of the tax office for a cash register, or `OK:1/001;C26TBV;125`. Keys may hold `-` and `_`. Null where it says no `OK:`, an
 * invoice without a number is left out.
 */
export function publishedOf(text: string): Published | null {
  const said = /^OK:\s*(.*)$/s.exec(text.trim())?.[1];
  if (said === undefined) return null;
  const cut = said.indexOf(';');
  const pattern = cut < 0 ? '' : said.slice(0, cut);
  const rest = cut < 0 ? '' : said.slice(cut + 1);
  const [, alone, only] = /^([^;-]+);0*(\d{1,8})$/.exec(rest) ?? [];
  if (alone && only)
    return { pattern, serial: alone, invoices: [{ key: null, number: Number(only), taxCode: null }] };
  const dash = rest.indexOf('-');
  if (dash < 0) return { pattern, serial: rest, invoices: [] };
  const invoices = rest
    .slice(dash + 1)
    .split(',')
    .flatMap(namedOf);
  return { pattern, serial: rest.slice(0, dash), invoices };
}

function namedOf(text: string): Named[] {
  const groups = text.trim().split('_');
  const code = groups.length > 2 && taxCode.test(groups.at(-1) ?? '') ? (groups.pop() ?? null) : null;
  const number = groups.length > 1 ? (groups.pop() ?? '') : '';
  if (!/^\d{1,8}$/.test(number) || Number(number) === 0) return [];
  return [{ key: groups.join('_'), number: Number(number), taxCode: code }];
}

/** What VNPT means by its codes (domain 4.4, domain-2 1.3). */
const meanings: Readonly<Record<string, string>> = {
  '1': 'Tài khoản đăng nhập sai hoặc không có quyền',
  '2': 'Hóa đơn cần điều chỉnh, thay thế không tồn tại',
  '3': 'Dữ liệu hóa đơn không đúng quy định',
  '4': 'Đơn vị chưa đăng ký mẫu hóa đơn nào',
  '5': 'Không phát hành được hóa đơn',
  '6': 'Dải hóa đơn không còn đủ số',
  '7': 'Không tìm thấy đơn vị của tài khoản này',
  '8': 'Hóa đơn đã bị thay thế, không thể điều chỉnh, thay thế nữa',
  '8.1': 'Hóa đơn đã chuyển đổi',
  '9': 'Trạng thái hóa đơn không cho phép điều chỉnh, thay thế',
  '10': 'Số hóa đơn vượt quá số lượng cho phép của một lần gửi',
  '11': 'Hóa đơn chưa thanh toán',
  '14': 'Lỗi khi cấp số hóa đơn',
  '15': 'Không đọc được dữ liệu hóa đơn',
  '19': 'Mẫu số không giống hóa đơn cần điều chỉnh, thay thế',
  '20': 'Mẫu số và ký hiệu không phù hợp, hoặc tài khoản không được dùng dải này',
  '29': 'Chứng thư số đã hết hạn',
  '30': 'Ngày hóa đơn nhỏ hơn ngày hóa đơn đã phát hành',
};

/** Codes that say that the key, or a number, is there already: what it is is searched for. */
const known = ['13', '21'];
/** Codes of a search that say that there is no such invoice. */
const unheard = ['2', '6'];
/** Codes that leave it open whether it was made. */
const open = ['14'];

/** The code of an error and what it means; null for a text that is none. An unknown code means what it says. */
export function errorOf(text: string): { code: string; message: string } | null {
  const code = /^ERR:\s*(\d+(?:\.\d+)?)/.exec(text.trim())?.[1];
  return code ? { code, message: meanings[code] ?? '' } : null;
}

/** How a call ended that makes an invoice under `key` in `serial`. */
export function sentOutcome(text: string, key: string, serial: string): Outcome<Issued> {
  const error = errorOf(text);
  if (error && known.includes(error.code)) return { outcome: 'unknown', reason: 'KEY_KNOWN' };
  if (error?.message && !open.includes(error.code))
    return { outcome: 'refused', code: `ERR:${error.code}`, message: error.message };
  const published = publishedOf(text);
  const one = published?.invoices.find((named) => named.key === null || named.key === key);
  if (!one || published?.serial !== serial)
    return { outcome: 'unknown', reason: published ? 'NO_NUMBER' : text.slice(0, 300) };
  return { outcome: 'done', value: issuedAs(key, one.number, one.taxCode) };
}

/** What a search by Fkey found: `<Data><Item>…` with the number of the invoice. */
export function foundOutcome(text: string, key: string, serial: string): Found<Issued> {
  const error = errorOf(text);
  if (error && unheard.includes(error.code)) return { outcome: 'absent' };
  if (error) return { outcome: 'unknown', reason: error.message || text.slice(0, 300) };
  const items = readOr(null, text, (root) => (root.name === 'Data' ? elementsOf(root).map(itemOf) : null));
  if (!items) return { outcome: 'unknown', reason: text.slice(0, 300) };
  const [one] = items.filter((item) => item.fkey === '' || item.fkey === key);
  if (!one) return { outcome: 'absent' };
  if (one.serial !== serial) return { outcome: 'unknown', reason: 'OTHER_SERIAL' };
  if (one.number === 0) return { outcome: 'unknown', reason: 'NO_NUMBER' };
  return { outcome: 'done', value: issuedAs(key, one.number, null) };
}

function itemOf(item: XmlElement) {
  const text = (name: string) => child(item, name)?.content.trim() ?? '';
  const number = text('invNum');
  return {
    fkey: text('fkey'),
    serial: text('serial'),
    number: /^\d{1,8}$/.test(number) ? Number(number) : 0,
  };
}

/** At VNPT an invoice is looked up by its Fkey. */
function issuedAs(key: string, SoHoaDon: number, MaCoQuanThue: string | null): Issued {
  return { SoHoaDon, MaGiaoDich: null, MaTraCuu: key, MaCoQuanThue };
}

function child(parent: XmlElement | null, name: string): XmlElement | null {
  return parent && elementOf(parent, name);
}

function readOr<T>(otherwise: T, xml: string, read: (root: XmlElement) => T): T {
  try {
    return withXml(xml, ({ root }) => read(root));
  } catch (error) {
    if (error instanceof NotXml) return otherwise;
    throw error;
  }
}

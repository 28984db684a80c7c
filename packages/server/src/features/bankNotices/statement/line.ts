import { TaiKhoanNganHang } from '@sen/domain/catalogues/TaiKhoanNganHang';
import { dec } from '@sen/domain/money/decimal';
import { tenKhongDau } from '@sen/domain/names/key';
import { brokenFault } from '../../../engine/catalogue/imports/cells.ts';
import type { Line } from '../../../engine/catalogue/imports/line.ts';
import type { LineIssue } from '../../../engine/catalogue/imports/types.ts';
import { readNumber, readValue } from '../../../engine/catalogue/imports/values.ts';
import { accountOf, referenceOf, type Told } from '../formats.ts';
import type { HouseAccount } from './accounts.ts';

/** A transfer as a line of a statement tells it: its own id is given once the whole file is read. */
export type Credit = Omit<Told, 'MaNguon'>;

/** What a line of a statement is: a transfer that came in, nothing to take, or refused with the faults of its cells. */
export type StatementLine = { credit: Credit } | { issues: LineIssue[] } | null;

const contentMost = 500;
const payerMost = 200;

/** Lines that banks put around the transfers. */
const around = /^(tong|cong|so du|so phat sinh|phat sinh|total|balance|opening|closing|sum)\b/;

const comesIn = /^(\+|c|cr|co|ghi co|credit|in|vao|tien vao|nhan tien|nhan|thu|ct)$/;
const goesOut = /^(-|d|dr|no|ghi no|debit|out|ra|tien ra|chuyen tien|chi|rut tien)$/;

/** Reads a line. `accounts` are those of the house by their numbers; nothing later than `now` has happened. */
export function readStatementLine(
  line: Line,
  { accounts, now }: { accounts: ReadonlyMap<string, HouseAccount>; now: Date },
): StatementLine {
  const issues: LineIssue[] = [];
  const add = (key: string, code: string, details: LineIssue['details'] = {}, value = line.text(key)) =>
    void issues.push({ key, code, value, details });
  const broken = ['NgayGiaoDich', 'GhiCo', 'SoTaiKhoan'].filter((key) => line.error(key) !== null);
  for (const key of broken) {
    const [code, value, details] = brokenFault(line.error(key) ?? '');
    add(key, code, details, value);
  }
  if (broken.length > 0) return { issues };

  const written = line.text('NgayGiaoDich').trim();
  const amount = amountOf(line.text('GhiCo'));
  if (amount === '' || written === '' || around.test(tenKhongDau(written))) return null;
  const direction = directionOf(line.text('Chieu'));
  if (direction === null) add('Chieu', 'NOT_IN_LIST');
  if (amount === null) add('GhiCo', 'NOT_A_NUMBER');
  else if (direction === 'out' || dec(amount).lte(0)) return null;

  const at = instantOf(written, line.text('GioGiaoDich'));
  if (at === null) add('NgayGiaoDich', 'NOT_A_DATE');
  else if (at.getTime() - now.getTime() > 24 * 3_600_000) add('NgayGiaoDich', 'IN_THE_FUTURE');
  const number = accountOf(line.text('SoTaiKhoan'));
  const account = accounts.get(number);
  if (number === '') add('SoTaiKhoan', 'REQUIRED');
  else if (!account) add('SoTaiKhoan', 'REFERENCE_UNKNOWN', { ...TaiKhoanNganHang.label });
  if (issues.length > 0 || amount === null || at === null || !account) return { issues };
  const payer = [line.text('NguoiChuyen'), line.text('TaiKhoanChuyen')].map(flat).filter(Boolean).join(' · ');
  return {
    credit: {
      MaThamChieu: referenceOf(line.text('MaThamChieu')),
      TenNganHang: account.TenNganHang,
      SoTaiKhoan: account.SoTaiKhoan,
      NgayGiaoDich: at,
      SoTien: dec(amount).toFixed(2),
      NoiDung: flat(line.text('NoiDung')).slice(0, contentMost),
      NguoiChuyen: payer.slice(0, payerMost) || null,
    },
  };
}

/** The words of a cell in one line: statements break them as their columns are wide. */
function flat(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The amount of a cell as decimal text, below zero for what went out; '' for an empty one, null for what is none. */
function amountOf(text: string): string | null {
  const bare = text
    .replace(/[−–]/g, '-')
    .replace(/^\s*(?:vnd|đ)\b/i, '')
    .trim();
  if (bare === '' || bare === '-') return '';
  const [, sign = '', number = '', mark = ''] =
    /^([+-]|\()?\s*(.*?)\s*(\)|(?<![a-z])(?:cr?|dr?))?$/i.exec(bare) ?? [];
  const read = readNumber(number, true);
  if (!/^\d{1,15}(\.\d{1,2})?$/.test(read)) return null;
  return sign === '-' || sign === '(' || /^d/i.test(mark) ? `-${read}` : read;
}

function directionOf(text: string): 'in' | 'out' | null {
  const bare = text.trim();
  const word = /^[+-]$/.test(bare) ? bare : tenKhongDau(bare);
  if (word === '' || comesIn.test(word)) return 'in';
  return goesOut.test(word) ? 'out' : null;
}

const dayIn =
  /(\d{4})-(\d{2})-(\d{2})|\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\b\d{8}\b|^[2-7]\d{4}(?=\.|$)/;
const timeIn = /(?:^|[\sT])(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm|sa|ch)?/i;

/** The moment in Vietnam of a day and a time, which may stand in one cell; null for no day of the calendar. */
function instantOf(day: string, time: string): Date | null {
  const found = dayIn
    .exec(day)?.[0]
    .replace(/([/.-])(\d{2})$/, (whole, sign, year) => (/^\d{4}-/.test(day) ? whole : `${sign}20${year}`));
  const read = found ? readValue({ kind: 'date', label: { vi: '', en: '' } }, found) : null;
  if (!read?.ok || typeof read.value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(read.value)) return null;
  const [, hour = '0', minute = '00', second = '00', half = ''] = timeIn.exec(time) ?? timeIn.exec(day) ?? [];
  const noon =
    /^(pm|ch)$/i.test(half) && Number(hour) < 12 ? 12 : /^(am|sa)$/i.test(half) && hour === '12' ? -12 : 0;
  const clock = String(Number(hour) + noon).padStart(2, '0');
  const at = new Date(`${read.value}T${clock}:${minute}:${second}+07:00`);
  const isThere =
    !Number.isNaN(at.getTime()) &&
    new Date(at.getTime() + 7 * 3_600_000).toISOString().startsWith(read.value);
  return isThere ? at : null;
}

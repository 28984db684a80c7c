import type { LoaiThongBao } from '@sen/domain/bankNotices/bankLink';
import { z } from 'zod';
import { refuseIssues } from '../../engine/errors.ts';

/** A transfer as a source tells it. */
export type Told = {
  MaNguon: string;
  MaThamChieu: string | null;
  TenNganHang: string | null;
  SoTaiKhoan: string;
  NgayGiaoDich: Date;
  SoTien: string;
  NoiDung: string;
  NguoiChuyen: string | null;
};

const words = z.string().max(500);
const maybe = words.nullish();
const id = z.union([z.number().int(), z.string().min(1).max(100)]).transform(String);
const money = z
  .union([z.number(), z.string().regex(/^\d{1,16}(\.\d{1,2})?$/)])
  .transform((value) => Number(value))
  .refine((value) => Number.isFinite(value) && value >= 0 && value < 1e16);

/** The notice of SePay (developer.sepay.vn, Webhooks); its times are those of Vietnam. */
const sePay = z.object({
  id,
  gateway: maybe,
  transactionDate: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
  accountNumber: words.min(1),
  code: maybe,
  content: words.nullish(),
  transferType: z.enum(['in', 'out']),
  transferAmount: money,
  referenceCode: maybe,
});

/** The notice of any other system, signed; `time` as ISO 8601. */
const signed = z.object({
  id,
  bank: maybe,
  time: z.iso.datetime({ offset: true }),
  accountNumber: words.min(1),
  content: words,
  direction: z.enum(['in', 'out']).default('in'),
  amount: money,
  reference: maybe,
  payer: maybe,
});

/** Reads the body of a notice; null for money that went out, which is nothing to collect. Errors: BAD_INPUT. */
export function readNotice(kind: LoaiThongBao, body: string): Told | null {
  const json = jsonOf(body);
  if (kind === 'SePay') {
    const one = checked(sePay, json);
    if (one.transferType === 'out' || one.transferAmount === 0) return null;
    return {
      MaNguon: one.id,
      MaThamChieu: referenceOf(one.referenceCode),
      TenNganHang: one.gateway || null,
      SoTaiKhoan: accountOf(one.accountNumber),
      NgayGiaoDich: dateOf(`${one.transactionDate.replace(' ', 'T')}+07:00`),
      SoTien: one.transferAmount.toFixed(2),
      NoiDung: [one.content, one.code].filter(Boolean).join(' '),
      NguoiChuyen: null,
    };
  }
  const one = checked(signed, json);
  if (one.direction === 'out' || one.amount === 0) return null;
  return {
    MaNguon: one.id,
    MaThamChieu: referenceOf(one.reference),
    TenNganHang: one.bank || null,
    SoTaiKhoan: accountOf(one.accountNumber),
    NgayGiaoDich: dateOf(one.time),
    SoTien: one.amount.toFixed(2),
    NoiDung: one.content,
    NguoiChuyen: one.payer || null,
  };
}

/** A bank's reference by which sources tell of one transfer: they differ in dots, blanks and case. */
export function referenceOf(text: string | null | undefined): string | null {
  return plain(text ?? '') || null;
}

/** The number of an account without what people write between its digits. */
export function accountOf(text: string): string {
  return plain(text);
}

const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

function dateOf(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) refuseIssues([{ path: 'body', code: 'NOT_A_DATE' }]);
  return date;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null; // no object: refused as one
  }
}

function checked<T>(shape: z.ZodType<T>, json: unknown): T {
  const read = shape.safeParse(json);
  if (read.success) return read.data;
  refuseIssues(
    read.error.issues.map(({ path }) => ({ path: path.join('.') || 'body', code: 'NOT_IN_LIST' })),
  );
  throw read.error;
}

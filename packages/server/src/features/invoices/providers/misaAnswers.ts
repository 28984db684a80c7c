import { z } from 'zod';
import type { Found, Outcome } from '../../../engine/outside/outside.ts';
import type { Issued } from '../provider.ts';
import { parsed } from './exchange.ts';

/** What MISA answers, with small or capital letters at the begin of its names. */
const envelope = z.preprocess(
  (body) =>
    typeof body === 'object' && body !== null
      ? Object.fromEntries(Object.entries(body).map(([name, value]) => [small(name), value]))
      : body,
  z.object({
    success: z.boolean(),
    data: z.unknown().optional(),
    errorCode: z.string().nullish(),
    descriptionErrorCode: z.string().nullish(),
    publishInvoiceResult: z.unknown().optional(),
  }),
);
type Envelope = z.infer<typeof envelope>;

/** An invoice as a publication and a look-up name it. */
const one = z.object({
  RefID: z.string().nullish(),
  TransactionID: z.string().nullish(),
  InvNo: z.string().nullish(),
  InvSeries: z.string().nullish(),
  InvCode: z.string().nullish(),
  InvoiceCode: z.string().nullish(),
  ErrorCode: z.string().nullish(),
  DescriptionErrorCode: z.string().nullish(),
});
type One = z.infer<typeof one>;

/** What MISA means by its codes (domain-2 1.4). */
const meanings: Readonly<Record<string, string>> = {
  UnAuthorize: 'Tên đăng nhập hoặc mật khẩu không đúng',
  InvalidAppID: 'Mã ứng dụng (AppID) không đúng',
  InactiveAppID: 'Mã ứng dụng (AppID) chưa được kích hoạt',
  InvalidTaxCode: 'Mã số thuế không hợp lệ',
  InvalidInvoiceDate: 'Ngày hóa đơn nhỏ hơn ngày của hóa đơn đã phát hành',
  InvoiceTemplateNotExist: 'Ký hiệu hóa đơn chưa có mẫu tại MISA',
  InvoiceTemplateNotValidInDeclaration: 'Ký hiệu hóa đơn không có trong tờ khai đăng ký',
  LicenseInfo_NotBuy: 'Chưa mua gói hóa đơn',
  LicenseInfo_OutOfInvoice: 'Đã dùng hết số hóa đơn của gói, cần mua thêm',
  LicenseInfo_Expired: 'Gói hóa đơn đã hết hạn',
  TaxRateInfo_VATRateName: 'Thuế suất không hợp lệ',
  InvalidSignature: 'Chữ ký số không hợp lệ',
  CertRevocation: 'Chứng thư số đã bị thu hồi',
  CannotConnectSignServer: 'Không kết nối được máy chủ ký số',
  InCorrectPinCode: 'Sai mã PIN của chữ ký số',
  InvoiceQuantityTooLarge: 'Quá nhiều hóa đơn trong một lần hỏi',
};

/** The key is there already: what it is is searched for. */
const known = ['DuplicateInvoiceRefID', 'InvoiceDuplicated'];
/** Somebody else is issuing in the series just now; the spelling is the provider's. */
const running = ['InvoiceNumberNotCotinuous', 'InvoiceNumberNotContinuous'];
/** Codes that leave it open what became of it, or that say nothing of the invoice. */
const open = ['Exception', 'TokenExpiredCode', 'InvalidTokenCode'];

/** The token of a sign-in; null where it has none. */
export function tokenOf(body: unknown): string | null {
  const said = envelope.safeParse(body).data;
  return said?.success && typeof said.data === 'string' && said.data !== '' ? said.data : null;
}

/** Why a sign-in was refused, in words or as its code. */
export function refusalOf(body: unknown): string | null {
  const said = envelope.safeParse(body).data;
  return said ? wordsOf(said.errorCode, said.descriptionErrorCode) : null;
}

/** How a call ended that issues an invoice under `key` in `series`; null where it says nothing of it. */
export function sentOutcome(body: unknown, key: string, series: string): Outcome<Issued> | null {
  const said = envelope.safeParse(body).data;
  if (!said) return null;
  const named = listOf(said.publishInvoiceResult);
  const mine = named?.find(({ RefID }) => RefID === key);
  const code = mine?.ErrorCode || said.errorCode;
  if (code) return failed(code, mine?.DescriptionErrorCode ?? said.descriptionErrorCode);
  if (!said.success || !mine) return { outcome: 'unknown', reason: 'NO_NUMBER' };
  return issuedOf(mine, series);
}

function failed(code: string, description: string | null | undefined): Outcome<Issued> {
  if (known.includes(code)) return { outcome: 'unknown', reason: 'KEY_KNOWN' };
  if (running.includes(code)) return { outcome: 'pending', reason: 'SERIES_BUSY' };
  if (open.includes(code)) return { outcome: 'unknown', reason: code };
  return { outcome: 'refused', code, message: wordsOf(code, description) ?? code };
}

/** What a look-up by RefID found; a key that was never sent is no entry of its list. */
export function foundOutcome(body: unknown, key: string, series: string): Found<Issued> | null {
  const said = envelope.safeParse(body).data;
  if (!said) return null;
  if (!said.success || said.errorCode) return { outcome: 'unknown', reason: said.errorCode ?? 'NO_NUMBER' };
  const found = listOf(said.data);
  if (!found) return null;
  const mine = found.find(({ RefID }) => RefID === key);
  return mine ? issuedOf(mine, series) : { outcome: 'absent' };
}

/** The file of a download, base64; null for none. */
export function fileOf(body: unknown): Buffer | null {
  const said: Envelope | undefined = envelope.safeParse(body).data;
  const [file] = z.array(z.object({ Data: z.string().min(1) })).safeParse(whole(said?.data)).data ?? [];
  return said?.success && file ? Buffer.from(file.Data, 'base64') : null;
}

function issuedOf(mine: One, series: string): Outcome<Issued> {
  const number = /^\d{1,8}$/.test(mine.InvNo ?? '') ? Number(mine.InvNo) : 0;
  if (number === 0) return { outcome: 'unknown', reason: 'NO_NUMBER' };
  if (mine.InvSeries && mine.InvSeries !== series) return { outcome: 'unknown', reason: 'OTHER_SERIAL' };
  return {
    outcome: 'done',
    value: {
      SoHoaDon: number,
      MaGiaoDich: mine.TransactionID ?? null,
      // at MISA an invoice is looked up by the id of its transaction
      MaTraCuu: mine.TransactionID ?? null,
      MaCoQuanThue: mine.InvCode || mine.InvoiceCode || null,
    },
  };
}

function wordsOf(code: string | null | undefined, description: string | null | undefined): string | null {
  return (code && meanings[code]) || description || code || null;
}

/** A list, which may stand in a text; null for none. */
function listOf(value: unknown): One[] | null {
  return z.array(one).safeParse(whole(value)).data ?? null;
}

function whole(value: unknown): unknown {
  return typeof value === 'string' ? parsed(value) : value;
}

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

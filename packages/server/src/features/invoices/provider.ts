import type { Buyer } from '@sen/domain/invoices/buyer';
import type { LoaiHoaDon, LyDoDieuChinh } from '@sen/domain/invoices/hoaDonDienTu';
import type { InvoiceLine } from '@sen/domain/invoices/invoiceLines';
import type { Config } from '../../engine/config.ts';
import type { Found, Outcome } from '../../engine/outside/outside.ts';
import type { SignInResult } from '../../engine/outside/signIn.ts';
import type { Passwords } from './accountPasswords.ts';
import { misa } from './providers/misa.ts';
import { viettel } from './providers/viettel.ts';
import { vnpt } from './providers/vnpt.ts';
import type { TaiKhoanRow } from './tables.ts';

/** The account that an invoice is issued under. */
export type IssuingAccount = Pick<
  TaiKhoanRow,
  '_id' | 'NhaCungCap' | 'DiaChi' | 'MaSoThue' | 'TenDangNhap' | 'TenPhatHanh' | 'MaUngDung' | 'MaMau'
>;

/** An invoice as its provider is told. Sums in whole dong, above 0 also where it takes something off. */
export type SentInvoice = {
  account: IssuingAccount;
  /** Our key, a UUID: the same invoice whenever it is sent. */
  key: string;
  /** The provider's own id of it, once it was issued. */
  transaction: string | null;
  kind: LoaiHoaDon;
  Pattern: '1' | '2';
  Serial: string;
  issuedAt: Date;
  buyer: Buyer;
  payment: string;
  total: string;
  lines: readonly InvoiceLine[];
  /** What it adjusts or replaces. */
  original: { key: string; Pattern: '1' | '2'; Serial: string; SoHoaDon: number; issuedAt: Date } | null;
  reason: LyDoDieuChinh | null;
  note: string | null;
};

/** What a provider gives an invoice. */
export type Issued = {
  SoHoaDon: number;
  MaGiaoDich: string | null;
  MaTraCuu: string | null;
  MaCoQuanThue: string | null;
};

/** An exchange: how it ended, with what was sent and answered, no secret in either. */
export type Exchanged<O> = { said: O; sent: string; answer: string | null };

/** The files of an invoice. */
export type InvoiceFile = 'PDF' | 'XML';

/** A provider of electronic invoices. Nothing here throws for what the network does, but for `open`. */
export type Provider = {
  /** Whether the account is right. */
  check: (config: Config, account: IssuingAccount, passwords: Passwords) => Promise<SignInResult>;
  /** Signs in; throws with what the provider says, nothing was sent then. The session is kept nowhere. */
  open: (config: Config, account: IssuingAccount, passwords: Passwords) => Promise<string>;
  send: (config: Config, session: string, invoice: SentInvoice) => Promise<Exchanged<Outcome<Issued>>>;
  find: (config: Config, session: string, invoice: SentInvoice) => Promise<Exchanged<Found<Issued>>>;
  /** A file of an issued invoice: its picture, or its signed XML; null while the provider gives none. */
  file: (
    config: Config,
    session: string,
    invoice: SentInvoice,
    wanted: { SoHoaDon: number; kind: InvoiceFile },
  ) => Promise<Buffer | null>;
  /** For how long a search may not see what was taken, in milliseconds. */
  lag: number;
  /** For how long a key protects from a second invoice, in milliseconds; null for ever. */
  keyLife: number | null;
};

/** The providers that Sen speaks with. */
export const providers: Readonly<Record<TaiKhoanRow['NhaCungCap'], Provider>> = {
  Viettel: viettel,
  VNPT: vnpt,
  MISA: misa,
};

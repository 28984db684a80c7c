import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Paths of the portal's card look-up (insurance 1.10). */
export const tokenPath = '/api/token/take';
export const cardPath = '/api/egw/KQNhanLichSuKCB2024';

/** The portal wants passwords as upper-case hexadecimal MD5. */
export function portalPassword(password: string): string {
  return createHash('md5').update(password, 'utf8').digest('hex').toUpperCase();
}

/** The answer to a sign-in: `maKetQua` 200 and the two tokens. */
export const tokenAnswer = z.looseObject({
  maKetQua: z.coerce.string(),
  APIKey: z.looseObject({ access_token: z.string(), id_token: z.string() }).nullish(),
});

const text = z.string().nullish();

/** The answer to a look-up. Days as dd/MM/yyyy. */
export const cardAnswer = z.looseObject({
  maKetQua: z.coerce.string(),
  ghiChu: text,
  maThe: text,
  hoTen: text,
  ngaySinh: text,
  gioiTinh: text,
  diaChi: text,
  maDKBD: text,
  gtTheTu: text,
  gtTheDen: text,
  maKV: text,
  ngayDu5Nam: text,
  maSoBHXH: text,
  maTheMoi: text,
  gtTheTuMoi: text,
  gtTheDenMoi: text,
  maDKBDMoi: text,
});

export type CardAnswer = z.infer<typeof cardAnswer>;

/** Result codes with which a person is insured: ok, army, police, and old cards whose new card is in the answer. */
const insured: ReadonlySet<string> = new Set(['000', '001', '002', '003', '004']);

/** Codes that say nothing of the card: the portal itself failed or refused our account. */
const failures: ReadonlySet<string> = new Set(['100', '101', '205', '401']);

/** Whether a result code says that the card is good, bad, or that the portal could not tell. */
export function meaningOf(maKetQua: string): 'good' | 'bad' | 'unknown' {
  if (insured.has(maKetQua)) return 'good';
  return failures.has(maKetQua) ? 'unknown' : 'bad';
}

/** dd/MM/yyyy of the portal as YYYY-MM-DD; null for what is no whole day. */
export function dayFromPortal(value: string | null | undefined): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value ?? '') ?? [];
  return day && month && year ? `${year}-${month}-${day}` : null;
}

/** YYYY-MM-DD or YYYY as the portal reads it. */
export function dayToPortal(value: string): string {
  const [year = '', month, day] = value.split('-');
  return month && day ? `${day}/${month}/${year}` : year;
}

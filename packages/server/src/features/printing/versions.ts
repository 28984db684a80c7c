import { tenKhongDau } from '@sen/domain/names/key';
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import type { FormText } from './forms.ts';
import { labelMaps } from './labels.ts';
import { type FormInfo, formCodes, readForm } from './library.ts';
import { type PrintForm, printForm } from './points.ts';
import { type MauInRow, mauInTable as table } from './tables.ts';

/** A form with its version in force today; 0 is the shipped one. */
export type BieuMau = { info: FormInfo; phienBanApDung: number; soBanNhap: number };

/** All forms by code, with the version in force today. One statement. */
export async function allForms(ctx: Ctx): Promise<BieuMau[]> {
  return formsOf(ctx, formCodes());
}

/** The forms whose code or name in either language holds every word of a text, without regard to accents. */
export async function searchForms(ctx: Ctx, text: string, limit: number): Promise<BieuMau[]> {
  const words = tenKhongDau(text).split(' ');
  const fits = ({ code, name }: FormInfo) => {
    const key = tenKhongDau(`${code} ${name.vi} ${name.en}`);
    return words.every((word) => key.includes(word));
  };
  return (await allForms(ctx)).filter(({ info }) => fits(info)).slice(0, limit);
}

/** One form by its code. Errors: NOT_FOUND. */
export async function formByCode(ctx: Ctx, code: string): Promise<BieuMau> {
  const [form] = await formsOf(ctx, [mustBeForm(code).code]);
  if (!form) throw new DomainError('NOT_FOUND', { form: code });
  return form;
}

/** The form of a code. Errors: NOT_FOUND. */
export function mustBeForm(code: string): PrintForm<object> {
  const form = printForm.get(code);
  if (!form) throw new DomainError('NOT_FOUND', { form: code });
  return form;
}

/** The site's versions of a form, the newest first; read together for several forms. */
export async function versionsOf(ctx: Ctx, code: string): Promise<MauInRow[]> {
  const found = await loadOne(ctx, 'mauIn:versions', code, async (of, codes) => {
    const rows = await of.db
      .select()
      .from(table)
      .where(inArray(table.MaMauIn, [...codes]))
      .orderBy(asc(table.MaMauIn), desc(table.soPhienBan));
    return new Map(codes.map((one) => [one, rows.filter((row) => row.MaMauIn === one)]));
  });
  return found ?? [];
}

/** One version that must exist. Errors: NOT_FOUND. */
export async function versionById(ctx: Ctx, id: string): Promise<MauInRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'MauIn' });
  return row;
}

/** Template, labels and layout to print a form with on a day (YYYY-MM-DD), and the number of the version: 0 is the shipped one. */
export async function formInForce(
  ctx: Ctx,
  code: string,
  day: string,
): Promise<FormText & { soPhienBan: number }> {
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(sql`${table.MaMauIn} = ${code} and ${table.soPhienBan} = ${numberInForce(sql`${code}`, day)}`);
  if (!row) return { ...readForm(code), soPhienBan: 0 };
  const { template, layout, soPhienBan } = row;
  return { template, labels: labelMaps(row.labels), layout, soPhienBan };
}

async function formsOf(ctx: Ctx, codes: readonly string[]): Promise<BieuMau[]> {
  const { rows } = await ctx.db.execute<{ code: string; phienBanApDung: number; soBanNhap: number }>(sql`
    select c.code, ${numberInForce(sql`c.code`, today(ctx))} as "phienBanApDung",
      (select count(*)::int from print.mau_in d where d.ma_mau_in = c.code and d.trang_thai = 'Nhap') as "soBanNhap"
    from unnest(${sql.param([...codes])}::text[]) with ordinality as c(code, at) order by c.at`);
  return rows.map(({ code, ...numbers }) => ({ info: readForm(code).info, ...numbers }));
}

/** The released version with the latest first day that has come; of those the highest number; else the shipped one. */
function numberInForce(code: SQL, day: string): SQL {
  return sql`coalesce((
    select f.so_phien_ban from print.mau_in f
    where f.ma_mau_in = ${code} and f.trang_thai = 'DaPhatHanh' and f.tu_ngay <= ${day}::date
    order by f.tu_ngay desc, f.so_phien_ban desc limit 1), 0)`;
}

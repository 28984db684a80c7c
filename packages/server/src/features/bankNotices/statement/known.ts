import { createHash } from 'node:crypto';
import { and, between, eq, inArray, ne, or } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import type { Told } from '../formats.ts';
import { giaoDichNganHangTable as table } from '../tables.ts';
import type { Credit } from './line.ts';

const day = 24 * 3_600_000;
/** A part of a text counts as the same words from so many letters and digits on. */
const alikeFrom = 12;

/**
 * Gives the transfers of a file the ids by which they are known when the file, or one that overlaps it, is read again: by the bank's
 * reference, else by all that the line says and how often the file says it.
 */
export function withSources(credits: readonly Credit[]): Told[] {
  const seen = new Map<string, number>();
  return credits.map((credit) => {
    const { SoTaiKhoan, MaThamChieu, SoTien, NgayGiaoDich, NoiDung } = credit;
    const said = MaThamChieu
      ? [SoTaiKhoan, MaThamChieu, SoTien]
      : [SoTaiKhoan, SoTien, NgayGiaoDich.toISOString(), plain(NoiDung)];
    const key = said.join('|');
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    const whole = MaThamChieu ? key : `${key}|${times}`;
    return { ...credit, MaNguon: createHash('sha256').update(whole).digest('hex').slice(0, 32) };
  });
}

/**
 * Which transfers of a file are known already: by the reference, by the same line of an earlier file, or because another source told of
 * the same amount with the same words on the same day. One statement.
 */
export async function knownOf(ctx: Ctx, told: readonly Told[]): Promise<boolean[]> {
  if (told.length === 0) return [];
  const standing = await standingFor(ctx, told);
  const byReference = new Map(standing.map((one) => [referenceKey(one), one]));
  const bySource = new Set(standing.filter(({ Nguon }) => Nguon === 'SaoKe').map(({ MaNguon }) => MaNguon));
  const free = new Set(standing.filter(({ Nguon }) => Nguon !== 'SaoKe'));
  const known = told.map((one) => {
    const same = one.MaThamChieu ? byReference.get(referenceKey(one)) : undefined;
    if (same) free.delete(same);
    return same !== undefined || bySource.has(one.MaNguon);
  });
  // each that another source told of stands for one line
  return told.map((one, at) => {
    if (known[at]) return true;
    const twin = [...free].find((other) => isTwin(one, other));
    if (twin) free.delete(twin);
    return twin !== undefined;
  });
}

type Standing = Awaited<ReturnType<typeof standingFor>>[number];

function standingFor(ctx: Ctx, told: readonly Told[]) {
  const times = told.map(({ NgayGiaoDich }) => NgayGiaoDich.getTime());
  const references = told.flatMap(({ MaThamChieu }) => MaThamChieu ?? []);
  const { Nguon, MaNguon, MaThamChieu, SoTaiKhoan, NgayGiaoDich, SoTien, NoiDung, TrangThai } = table;
  return ctx.db
    .select({ Nguon, MaNguon, MaThamChieu, SoTaiKhoan, NgayGiaoDich, SoTien, NoiDung })
    .from(table)
    .where(
      and(
        inArray(SoTaiKhoan, [...new Set(told.map((one) => one.SoTaiKhoan))]),
        ne(TrangThai, 'DaHuy'),
        or(
          references.length > 0 ? inArray(MaThamChieu, references) : undefined,
          and(
            eq(Nguon, 'SaoKe'),
            inArray(
              MaNguon,
              told.map((one) => one.MaNguon),
            ),
          ),
          between(NgayGiaoDich, new Date(Math.min(...times) - day), new Date(Math.max(...times) + day)),
        ),
      ),
    )
    .orderBy(NgayGiaoDich, table._id);
}

const referenceKey = ({
  SoTaiKhoan,
  MaThamChieu,
  SoTien,
}: Pick<Told, 'SoTaiKhoan' | 'MaThamChieu' | 'SoTien'>) => `${SoTaiKhoan}|${MaThamChieu}|${SoTien}`;

function isTwin(one: Told, other: Standing): boolean {
  if (one.SoTaiKhoan !== other.SoTaiKhoan || one.SoTien !== other.SoTien) return false;
  if (dayOf(one.NgayGiaoDich) !== dayOf(other.NgayGiaoDich)) return false;
  const [short = '', long = ''] = [plain(one.NoiDung), plain(other.NoiDung)].sort(
    (a, b) => a.length - b.length,
  );
  return short === long || (short.length >= alikeFrom && long.includes(short));
}

/** The day in Vietnam. */
const dayOf = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

const plain = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

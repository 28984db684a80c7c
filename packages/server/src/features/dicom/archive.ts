import type { KetQuaKiemTra } from '@sen/domain/connections/check';
import { archiveAgainAfter } from '@sen/domain/dicom/archive';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import type { Config } from '../../engine/config.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { type Check, unchecked } from '../../engine/outside/checks.ts';
import { openSecret } from '../../engine/secrets/secrets.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Archive } from './archiveWeb.ts';
import { type KhoAnhRow, khoAnhTable as table } from './tables.ts';

/** What the connection's password or token is bound to. */
export const archiveOwner = 'KhoAnhDICOM';

/** The connection as the API tells it: all but its password. */
export type KhoAnh = Check &
  Pick<KhoAnhRow, 'version' | 'Bat' | 'DiaChi' | 'XacThuc' | 'TenDangNhap' | 'HanGiay' | 'MatTu'> & {
    coMatKhau: boolean;
  };

/** The connection's row; null while it was never set up. */
export async function archiveRow(ctx: Ctx): Promise<KhoAnhRow | null> {
  const [row] = await ctx.db.select().from(table);
  return row ?? null;
}

const nothing = {
  version: 0,
  Bat: false,
  DiaChi: '',
  XacThuc: 'Khong' as const,
  TenDangNhap: '',
  HanGiay: 10,
  MatTu: null,
};

/** The connection as the API tells it. */
export function archiveView(row: KhoAnhRow | null): KhoAnh {
  const { version, Bat, DiaChi, XacThuc, TenDangNhap, HanGiay, MatTu } = row ?? nothing;
  const { KiemTraLuc, KetQuaKiemTra, ThongBaoKiemTra } = row ?? unchecked;
  const coMatKhau = Boolean(row?.MatKhau);
  return {
    version,
    Bat,
    DiaChi,
    XacThuc,
    TenDangNhap,
    HanGiay,
    MatTu,
    coMatKhau,
    KiemTraLuc,
    KetQuaKiemTra,
    ThongBaoKiemTra,
  };
}

/** With whom to speak, whether it is on or not. Throws when the site's key does not open the password. */
export function archiveOf(config: Config, row: KhoAnhRow): Archive {
  const { DiaChi, XacThuc, TenDangNhap, HanGiay, MatKhau } = row;
  const secret = MatKhau ? openSecret(config, archiveOwner, MatKhau).toString('utf8') : '';
  const basic = Buffer.from(`${TenDangNhap}:${secret}`).toString('base64');
  const ways = { Khong: null, MatKhau: `Basic ${basic}`, MaTruyCap: `Bearer ${secret}` } as const;
  return { DiaChi, authorization: ways[XacThuc], limitMs: HanGiay * 1000 };
}

/** The archive that is on. Errors: DICOM_ARCHIVE_OFF, DICOM_ARCHIVE_REFUSED where the key of its password is lost. */
export async function archiveInUse(ctx: Ctx): Promise<{ row: KhoAnhRow; archive: Archive }> {
  const row = await archiveRow(ctx);
  if (!row?.Bat) throw new DomainError('DICOM_ARCHIVE_OFF');
  try {
    return { row, archive: archiveOf(ctx.config, row) };
  } catch (error) {
    ctx.logger.error({ err: error }, 'the password of the archive cannot be opened');
    throw new DomainError('DICOM_ARCHIVE_REFUSED');
  }
}

/** How the last check ended; nothing while it is off. */
export async function archiveChecks(ctx: Ctx): Promise<Array<KetQuaKiemTra | null>> {
  const row = await archiveRow(ctx);
  return row?.Bat ? [row.KetQuaKiemTra] : [];
}

/** It does not answer: open screens hear of it once, and searches leave it alone for a while. */
export function noteAway(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const ThuLaiLuc = new Date(tx.now().getTime() + archiveAgainAfter * 1000);
    const first = await tx.db
      .update(table)
      .set({ MatTu: tx.now(), ThuLaiLuc })
      .where(isNull(table.MatTu))
      .returning({ _id: table._id });
    if (first.length === 0) await tx.db.update(table).set({ ThuLaiLuc });
    else await emit(tx, { module: 'HeThong', process: 'update', data: { section: archiveOwner } });
  });
}

/** It answers again. */
export function noteBack(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const back = await tx.db
      .update(table)
      .set({ MatTu: null, ThuLaiLuc: null })
      .where(isNotNull(table.MatTu))
      .returning({ _id: table._id });
    if (back.length > 0)
      await emit(tx, { module: 'HeThong', process: 'update', data: { section: archiveOwner } });
  });
}

/** Where the pictures of a study `k` are read: from the archive once it has more of them than came to Sen, as SQL. */
export const sourceOf = sql.raw(
  `case when coalesce(k.so_anh_kho, 0) > k.so_anh then 'KhoAnh' else 'May' end`,
);
/** Its series and pictures, there where they are read. */
export const seriesCount = sql.raw(
  `case when coalesce(k.so_anh_kho, 0) > k.so_anh then coalesce(k.so_loat_kho, 1) else k.so_loat end`,
);
export const pictureCount = sql.raw(`greatest(coalesce(k.so_anh_kho, 0), k.so_anh)`);

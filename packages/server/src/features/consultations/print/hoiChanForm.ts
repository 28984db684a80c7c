import { sql } from 'drizzle-orm';
import { type Ctx, localDay } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { madeOfSession, sessionById } from '../../examination/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { minutesById } from '../queries.ts';
import type { HoiChanRow } from '../tables.ts';
import { type BienBanHoiChan, filesBienBanHoiChan, presentBienBanHoiChan } from './BienBanHoiChan.ts';

const common: Omit<PrintForm<BienBanHoiChan>, 'code' | 'data'> = {
  right: async (ctx, id) => {
    const made = madeOfSession(await sessionById(ctx, (await minutesById(ctx, id)).KhamBenh_Id));
    return readingRecord(ctx, ['BENH_AN_XEM'], made, made.node);
  },
  patient: async (ctx, id) => (await minutesById(ctx, id)).BenhNhan_Id,
  present: presentBienBanHoiChan,
  files: filesBienBanHoiChan,
  signing: {
    places: {
      ChuKyChuToa: { act: 'ChuToaHoiChan', signer: (ctx, id) => whoSigns(ctx, id, 'ChuToa') },
      ChuKyThuKy: { act: 'ThuKyHoiChan', signer: (ctx, id) => whoSigns(ctx, id, 'ThuKy') },
    },
  },
};

/** The minutes; before they are completed they print as a draft. */
export const hoiChanForm: PrintForm<BienBanHoiChan> = {
  ...common,
  code: 'BienBanHoiChan',
  data: (ctx, id) => dataHoiChan(ctx, id, ['DangSoan', 'HoanTat']),
};

/** What the patient's other papers quote of minutes: diagnosis, conclusion and direction, of completed ones alone. */
export const trichHoiChanForm: PrintForm<BienBanHoiChan> = {
  ...common,
  code: 'TrichBienBanHoiChan',
  data: (ctx, id) => dataHoiChan(ctx, id, ['HoanTat']),
};

/** Who signs completed minutes; nobody does before. */
async function whoSigns(ctx: Ctx, id: string, ViTri: 'ChuToa' | 'ThuKy'): Promise<string | null> {
  const { TrangThai, DoiNguThamGia } = await minutesById(ctx, id);
  if (TrangThai !== 'HoanTat') return null;
  return DoiNguThamGia.find((one) => one.ViTri === ViTri)?.NhanVien_Id ?? null;
}

/** Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED in a state that does not print. */
async function dataHoiChan(
  ctx: Ctx,
  id: string,
  states: ReadonlyArray<HoiChanRow['TrangThai']>,
): Promise<BienBanHoiChan> {
  const one = await minutesById(ctx, id);
  const session = await sessionById(ctx, one.KhamBenh_Id);
  await requireVisible(ctx, madeOfSession(session));
  if (!states.includes(one.TrangThai)) throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
  const people = await namedPeople(ctx, one);
  const completed = one.TrangThai === 'HoanTat';
  return {
    CoSo: await letterhead(ctx, session.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    MaBienBanHoiChan: one.MaBienBanHoiChan,
    DangSoan: !completed,
    NgayHoiChan: one.NgayHoiChan.toISOString(),
    Ngay: localDay(one.NgayHoiChan),
    HinhThucHoiChan: one.HinhThucHoiChan,
    NoiKham: await nameOf(ctx, 'Node', session.PhongBan_Id),
    BacSiDeNghi: await nameOf(ctx, 'NhanVien', one.BacSiDeNghi_Id),
    DiaDiem: one.DiaDiem,
    LyDo: one.LyDo,
    DienBienBenh: one.DienBienBenh,
    ChanDoan: one.ChanDoan,
    YKien: one.YKien,
    KetLuan: one.KetLuan,
    HuongDieuTri: one.HuongDieuTri,
    DoiNguThamGia: people,
    ChuKyChuToa: null,
    ChuKyThuKy: null,
  };
}

/** Those who take part with name and position in the house, in the order of the minutes. One statement. */
async function namedPeople(
  ctx: Ctx,
  { DoiNguThamGia }: HoiChanRow,
): Promise<BienBanHoiChan['DoiNguThamGia']> {
  const ids = DoiNguThamGia.map((one) => one.NhanVien_Id);
  const { rows } = await ctx.db.execute<{ id: string; ten: string; chucVu: string | null }>(sql`
    select s.id, s.ten_nhan_vien as ten, c.ten_chuc_vu as "chucVu" from main.nhan_vien s
    left join main.dm_chuc_vu c on c.id = s.chuc_vu_id where s.id = any(${sql.param(ids)}::uuid[])`);
  const known = new Map(rows.map((row) => [row.id, row]));
  return DoiNguThamGia.map(({ NhanVien_Id, ViTri }) => ({
    ten: known.get(NhanVien_Id)?.ten ?? '',
    chucVu: known.get(NhanVien_Id)?.chucVu ?? '',
    ViTri,
  }));
}

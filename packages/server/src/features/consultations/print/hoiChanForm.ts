import { sql } from 'drizzle-orm';
import { type Ctx, localDay } from '../../../engine/context.ts';
import { placeOf, type SessionOrStay } from '../../medicalRecords/onSessionOrStay.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import { minutes } from '../paper.ts';
import type { HoiChanRow } from '../tables.ts';
import { type BienBanHoiChan, filesBienBanHoiChan, presentBienBanHoiChan } from './BienBanHoiChan.ts';

const common = {
  data: dataHoiChan,
  present: presentBienBanHoiChan,
  files: filesBienBanHoiChan,
  signed: {
    ChuKyChuToa: { act: 'ChuToaHoiChan', signer: (one: HoiChanRow) => whoSigns(one, 'ChuToa') },
    ChuKyThuKy: { act: 'ThuKyHoiChan', signer: (one: HoiChanRow) => whoSigns(one, 'ThuKy') },
  },
} as const;

/** The minutes; before they are completed they print as a draft. */
export const hoiChanForm = minutes.printForm(common);

/** What the patient's other papers quote of minutes: diagnosis, conclusion and direction, of completed ones alone. */
export const trichHoiChanForm = minutes.printForm({
  ...common,
  code: 'TrichBienBanHoiChan',
  printableIn: ['HoanTat'],
});

/** Who signs completed minutes; nobody does before. */
function whoSigns({ TrangThai, DoiNguThamGia }: HoiChanRow, ViTri: 'ChuToa' | 'ThuKy'): string | null {
  if (TrangThai !== 'HoanTat') return null;
  return DoiNguThamGia.find((one) => one.ViTri === ViTri)?.NhanVien_Id ?? null;
}

async function dataHoiChan(ctx: Ctx, one: HoiChanRow, of: SessionOrStay): Promise<BienBanHoiChan> {
  const people = await namedPeople(ctx, one);
  const completed = one.TrangThai === 'HoanTat';
  return {
    CoSo: await letterhead(ctx, placeOf(of)),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    MaBienBanHoiChan: one.MaBienBanHoiChan,
    DangSoan: !completed,
    NgayHoiChan: one.NgayHoiChan.toISOString(),
    Ngay: localDay(one.NgayHoiChan),
    HinhThucHoiChan: one.HinhThucHoiChan,
    NoiKham: await nameOf(ctx, 'Node', placeOf(of)),
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

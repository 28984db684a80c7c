import { dayText } from '@sen/domain/treatment/houseClock';
import { refLabel } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { madeOfRecord, recordById } from '../../medicalRecords/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { bedOfStay } from '../../stays/queries.ts';
import { dosesOfStay } from '../queries.ts';
import type { ThucHienThuocRow } from '../tables.ts';
import {
  type DongThuoc,
  filesPhieuThucHienThuoc,
  type PhieuThucHienThuocTrenPhieu,
  presentPhieuThucHienThuoc,
} from './PhieuThucHienThuoc.ts';

/** The drugs given in a stay, by its record. */
export const phieuThucHienThuocForm: PrintForm<PhieuThucHienThuocTrenPhieu> = {
  code: 'PhieuThucHienThuoc',
  right: async (ctx, id) => {
    const record = await recordById(ctx, id);
    return readingRecord(ctx, ['BENH_AN_XEM'], madeOfRecord(record), record.PhongBan_Id);
  },
  patient: async (ctx, id) => (await recordById(ctx, id)).BenhNhan_Id,
  data: dataOf,
  present: presentPhieuThucHienThuoc,
  files: filesPhieuThucHienThuoc,
};

/** What was given and what was not, by day; what was taken back is left out. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED. */
async function dataOf(ctx: Ctx, id: string): Promise<PhieuThucHienThuocTrenPhieu> {
  const record = await recordById(ctx, id);
  await requireVisible(ctx, madeOfRecord(record));
  if (record.NhapVien_Id === null || record.TrangThai === 'DaHuy')
    throw new DomainError('STATE_CHANGED', { state: record.TrangThai });
  const doses = await dosesOfStay(ctx, record.NhapVien_Id);
  const disease = await refLabel(ctx, 'ICD', record.ChanDoanICD_Id);
  const bed = await refLabel(ctx, 'GiuongBenh', await bedOfStay(ctx, record.NhapVien_Id));
  return {
    CoSo: await letterhead(ctx, record.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, record.BenhNhan_Id, record.TiepNhan_Id),
    SoBenhAn: record.SoBenhAn,
    Khoa: await nameOf(ctx, 'Node', record.PhongBan_Id),
    Giuong: bed?.ten ?? '',
    ChanDoan: [record.ChanDoan || disease?.ten, disease?.ma ? `(${disease.ma})` : null]
      .filter(Boolean)
      .join(' '),
    Dongs: await Promise.all([...groupsOf(doses).values()].map((group) => lineOf(ctx, group))),
  };
}

/** The doses of one drug on one day together, in the order of the first one. */
function groupsOf(doses: readonly ThucHienThuocRow[]): Map<string, ThucHienThuocRow[]> {
  const groups = new Map<string, ThucHienThuocRow[]>();
  for (const dose of doses) {
    const key = `${dayText(dose.ThoiGian)} ${dose.Duoc_Id}`;
    groups.set(key, [...(groups.get(key) ?? []), dose]);
  }
  return groups;
}

async function lineOf(ctx: Ctx, doses: readonly ThucHienThuocRow[]): Promise<DongThuoc> {
  const [first] = doses;
  if (!first) throw new Error('a group has a dose');
  const { TenDuoc, DonViTinh } = first;
  const given = doses.flatMap((one) => (one.Lieu === null ? [] : [{ one, Lieu: one.Lieu }]));
  return {
    Ngay: dayText(first.ThoiGian),
    TenDuoc,
    DonViTinh,
    Luots: await Promise.all(
      given.map(async ({ one, Lieu }) => ({
        ThoiGian: one.ThoiGian.toISOString(),
        Lieu,
        Nguoi: (await refLabel(ctx, 'NhanVien', one.NguoiThucHien_Id))?.ten ?? '',
        NguoiThuHai: (await refLabel(ctx, 'NhanVien', one.NguoiThuHai_Id))?.ten ?? null,
      })),
    ),
    KhongDungs: doses.flatMap(({ ThoiGian, LyDoKhongDung, LyDo }) =>
      LyDoKhongDung ? [{ ThoiGian: ThoiGian.toISOString(), LyDoKhongDung, LyDo }] : [],
    ),
  };
}

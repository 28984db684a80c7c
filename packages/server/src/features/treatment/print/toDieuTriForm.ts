import { nhomDuongDung } from '@sen/domain/treatment/dayNumbers';
import { refLabel, refLabels } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { madeOfRecord, recordById } from '../../medicalRecords/queries.ts';
import { linesOfSlip, slipsOfVisit } from '../../orders/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { bedOfStay } from '../../stays/queries.ts';
import { entriesOfRecord, ordersOfEntry } from '../queries.ts';
import type { ToDieuTriRow } from '../tables.ts';
import {
  type DongTrenTo,
  filesToDieuTri,
  presentToDieuTri,
  type ThuocTrenTo,
  type ToDieuTriTrenPhieu,
} from './ToDieuTri.ts';

/** The treatment sheet of the record of a stay. */
export const toDieuTriForm: PrintForm<ToDieuTriTrenPhieu> = {
  code: 'ToDieuTri',
  right: async (ctx, id) => {
    const record = await recordById(ctx, id);
    return readingRecord(ctx, ['BENH_AN_XEM'], madeOfRecord(record), record.PhongBan_Id);
  },
  patient: async (ctx, id) => (await recordById(ctx, id)).BenhNhan_Id,
  data: dataToDieuTri,
  present: presentToDieuTri,
  files: filesToDieuTri,
};

/** Every entry that was not cancelled, the first one first. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED. */
async function dataToDieuTri(ctx: Ctx, id: string): Promise<ToDieuTriTrenPhieu> {
  const record = await recordById(ctx, id);
  await requireVisible(ctx, madeOfRecord(record));
  if (record.NhapVien_Id === null || record.TrangThai === 'DaHuy')
    throw new DomainError('STATE_CHANGED', { state: record.TrangThai });
  const entries = (await entriesOfRecord(ctx, id)).filter(({ TrangThai }) => TrangThai !== 'DaHuy').reverse();
  const slips = (await slipsOfVisit(ctx, record.TiepNhan_Id)).filter(
    ({ TrangThai }) => TrangThai !== 'DaHuy',
  );
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
    Dongs: await Promise.all(
      entries.map(async (entry, at) => {
        const next = entries[at + 1]?.ThoiGian ?? null;
        const those = slips.filter(
          ({ NgayYeuCau }) => NgayYeuCau >= entry.ThoiGian && (next === null || NgayYeuCau < next),
        );
        const names = await Promise.all(those.map(({ _id }) => linesOfSlip(ctx, _id)));
        return lineOf(
          ctx,
          entry,
          names.flat().map(({ TenDichVu }) => TenDichVu),
        );
      }),
    ),
  };
}

async function lineOf(ctx: Ctx, entry: ToDieuTriRow, ChiDinhs: readonly string[]): Promise<DongTrenTo> {
  const orders = (await ordersOfEntry(ctx, entry._id)).filter(({ TrangThai }) => TrangThai !== 'DaHuy');
  const routed = await Promise.all(
    orders.map(async (order) => ({ order, route: await refLabel(ctx, 'DuongDung', order.DuongDung_Id) })),
  );
  // injections first, then by mouth, the way the law orders the sheet
  routed.sort((one, other) => nhomDuongDung(one.route?.ma) - nhomDuongDung(other.route?.ma));
  const care = await refLabels(ctx, 'YLenhChamSoc', entry.YLenhChamSoc_Ids);
  return {
    SoThuTu: entry.SoThuTu,
    ThoiGian: entry.ThoiGian.toISOString(),
    DienBien: entry.DienBien,
    BacSi: await nameOf(ctx, 'NhanVien', entry.BacSi_Id),
    choXacNhan: entry.TrangThai === 'ChoXacNhan',
    Thuocs: routed.map(
      ({ order, route }): ThuocTrenTo => ({
        ...order,
        DuongDung: route?.ten ?? '',
        NgungLuc: order.NgungLuc?.toISOString() ?? null,
      }),
    ),
    ChamSoc: [...care.map(({ ten }) => ten), ...(entry.ChamSoc ? [entry.ChamSoc] : [])],
    CapChamSoc: entry.CapChamSoc,
    BuaAns: [entry.AnSang, entry.AnTrua, entry.AnToi],
    YLenhKhac: entry.YLenhKhac,
    ChiDinhs,
  };
}

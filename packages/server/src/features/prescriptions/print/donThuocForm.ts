import { catalogueByName } from '@sen/domain/catalogues/all';
import { amountInWords } from '@sen/domain/money/words';
import { periodsOf } from '@sen/domain/prescriptions/addictive';
import { oneOfCatalogue, type Row, refLabel, refLabels } from '../../../engine/catalogue/queries.ts';
import { type Ctx, localDay } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { madeOfSession, sessionById } from '../../examination/queries.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { receptionById } from '../../reception/queries.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { readSetting } from '../../system/queries.ts';
import { prescriptionById, prescriptionLines } from '../queries.ts';
import { type DonThuoc, filesDonThuoc, presentDonThuoc } from './DonThuoc.ts';
import type { ThuocTrenDon } from './thuocTrenDon.ts';

export const donThuocForm: PrintForm<DonThuoc> = {
  code: 'DonThuoc',
  right: async (ctx, id) => {
    const { KhamBenh_Id } = await prescriptionById(ctx, id);
    const made = madeOfSession(await sessionById(ctx, KhamBenh_Id));
    return readingRecord(ctx, ['BENH_AN_XEM'], made, made.node);
  },
  patient: async (ctx, id) => (await prescriptionById(ctx, id)).BenhNhan_Id,
  data: dataDonThuoc,
  present: presentDonThuoc,
  files: filesDonThuoc,
  signing: {
    places: {
      ChuKyBacSi: {
        act: 'KyDonThuoc',
        signer: async (ctx, id) => {
          const { TrangThai, BacSi_Id } = await prescriptionById(ctx, id);
          return signedStates.has(TrangThai) ? BacSi_Id : null;
        },
      },
    },
  },
};

/** A draft is not signed yet, and nobody signs what is cancelled. */
const signedStates: ReadonlySet<string> = new Set(['DaKe', 'YeuCauThanhToan', 'DaCap']);

/**
 * A prescription by its id. Errors: NOT_FOUND; PRESCRIPTION_CHILD_FACTS when a child below 72 months has no weight or nobody
 * with it, which the law wants on the paper.
 */
export async function dataDonThuoc(ctx: Ctx, id: string): Promise<DonThuoc> {
  const header = await prescriptionById(ctx, id);
  const session = await sessionById(ctx, header.KhamBenh_Id);
  await requireVisible(ctx, madeOfSession(session));
  const visit = await receptionById(ctx, header.TiepNhan_Id);
  const patient = await patientById(ctx, header.BenhNhan_Id);
  const onPaper = await patientOnPaper(ctx, header.BenhNhan_Id, header.TiepNhan_Id);
  const contact = visit.TenNguoiLienHe ?? patient.TenNguoiLienHe;
  const weight = session.CanNang === null || session.CanNang === undefined ? null : String(session.CanNang);
  if (onPaper.LoaiTuoi !== 'Nam' && (!weight || !contact)) throw new DomainError('PRESCRIPTION_CHILD_FACTS');
  const diseases = [session.ChanDoanICD_Id, ...session.ChanDoanPhuICD_Ids].filter(
    (one): one is string => one !== null,
  );
  const named = await refLabels(ctx, 'ICD', diseases);
  const LoaiDon = kindOf(header.MaDonThuoc);
  const periods = LoaiDon === 'n' ? periodsOf(localDay(header.NgayKe), header.SoNgay) : [];
  return {
    CoSo: await letterhead(ctx, session.PhongBan_Id),
    KhoGiay: (await readSetting(ctx, 'print')).khoDonThuoc,
    BenhNhan: onPaper,
    CMNDHoacHoChieu: patient.CMNDHoacHoChieu,
    CanNang: weight,
    NguoiDiCung: contact
      ? {
          TenNguoiLienHe: contact,
          QuanHeNguoiLienHe: visit.QuanHeNguoiLienHe ?? patient.QuanHeNguoiLienHe ?? '',
          SoDienThoaiNguoiLienHe: visit.SoDienThoaiNguoiLienHe ?? patient.SoDienThoaiNguoiLienHe,
        }
      : null,
    MaDonThuoc: header.MaDonThuoc,
    LoaiDon,
    DotDungThuocs: periods.length > 1 ? periods : [],
    ThayTheDon: header.ThayTheCho_Id ? (await prescriptionById(ctx, header.ThayTheCho_Id)).MaDonThuoc : null,
    ChanDoans: named.map((one) => ({ MaICD: one.ma ?? '', TenICD: one.ten })),
    Thuocs: await Promise.all((await prescriptionLines(ctx, id)).map((line) => drugOf(ctx, line))),
    LoiDan: header.LoiDan ?? session.LoiDan,
    NgayTaiKham: session.NgayTaiKham,
    NgayKeDon: header.NgayKe.toISOString(),
    BacSi: await nameOf(ctx, 'NhanVien', header.BacSi_Id),
    ChuKyBacSi: null,
    SoDienThoaiBacSi: null,
  };
}

function kindOf(code: string): DonThuoc['LoaiDon'] {
  const kind = code.slice(-1).toLowerCase();
  return kind === 'n' || kind === 'h' || kind === 't' ? kind : 'c';
}

type Line = Awaited<ReturnType<typeof prescriptionLines>>[number];

async function drugOf(ctx: Ctx, line: Line): Promise<ThuocTrenDon> {
  const def = catalogueByName('Duoc');
  const drug: Row = (def ? await oneOfCatalogue(ctx, def, line.Duoc_Id) : null) ?? {};
  const substances = Array.isArray(drug['HoatChat_Ids']) ? drug['HoatChat_Ids'].map(String) : [];
  const [substance] = substances.length === 1 ? await refLabels(ctx, 'HoatChat', substances) : [];
  const controlled = drug['LoaiKiemSoat'] === 'GayNghien';
  const route = await refLabel(ctx, 'DuongDung', line.DuongDung_Id);
  return {
    HoatChat: substance?.ten ?? null,
    TenDuoc: line.TenDuoc,
    CanHoiChan: drug['HoiChan'] === true,
    HamLuong: drug['HamLuong'] ? String(drug['HamLuong']) : null,
    DonViTinh: await nameOf(ctx, 'DonViTinh', drug['DonViTinh_Id'] ? String(drug['DonViTinh_Id']) : null),
    SoLuong: line.SoLuong,
    LaThuocDoc: controlled || drug['LoaiKiemSoat'] === 'HuongThan',
    SoLuongBangChu: controlled
      ? amountInWords(line.SoLuong)
          .replace(/ đồng$/, '')
          .toLocaleLowerCase('vi')
      : null,
    SoNgay: line.SoNgay,
    DuongDung: route?.ten ?? '',
    Sang: line.Sang,
    Trua: line.Trua,
    Chieu: line.Chieu,
    Toi: line.Toi,
    CachDung: line.CachDung,
  };
}

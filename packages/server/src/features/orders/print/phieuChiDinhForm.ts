import { sum } from '@sen/domain/money/decimal';
import { refLabel } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { linesOfVisit } from '../../cashier/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { linesOfSlip, madeOfSlip, slipById } from '../queries.ts';
import { readingSlip } from '../readingRight.ts';
import { filesPhieuChiDinh, type PhieuChiDinh, presentPhieuChiDinh } from './PhieuChiDinh.ts';

export const phieuChiDinhForm: PrintForm<PhieuChiDinh> = {
  code: 'PhieuChiDinh',
  right: async (ctx, id) => {
    const slip = await slipById(ctx, id);
    // what was ordered at the reception desk is handed out there
    return readingSlip(ctx, slip, slip.KhamBenh_Id ? ['BENH_AN_XEM'] : ['BENH_AN_XEM', 'TIEP_NHAN']);
  },
  patient: async (ctx, id) => (await slipById(ctx, id)).BenhNhan_Id,
  data: dataPhieuChiDinh,
  present: presentPhieuChiDinh,
  files: filesPhieuChiDinh,
  signing: {
    places: {
      ChuKyBacSiChiDinh: {
        signer: async (ctx, id) => {
          const { TrangThai, BacSiChiDinh_Id } = await slipById(ctx, id);
          return unsignedStates.has(TrangThai) ? null : BacSiChiDinh_Id;
        },
      },
    },
    // what the lines cost whom follows from the payer, not from the order
    content: (data) => {
      const { SoPhieuYeuCau, LaKhanCap, NgayYeuCau, ChanDoan, DichVus } = data as PhieuChiDinh; // the form's own data
      const asked = DichVus.map(({ TenDichVu, NoiThucHien, SoLuong }) => [TenDichVu, NoiThucHien, SoLuong]);
      return { SoPhieuYeuCau, LaKhanCap, NgayYeuCau, ChanDoan, asked };
    },
  },
};

const kinds: Readonly<Record<string, { vi: string; en: string }>> = {
  KhamBenh: { vi: 'Khám bệnh', en: 'Examination' },
  XetNghiem: { vi: 'Xét nghiệm', en: 'Laboratory' },
  ViSinh: { vi: 'Vi sinh', en: 'Microbiology' },
  ChanDoanHinhAnh: { vi: 'Chẩn đoán hình ảnh', en: 'Imaging' },
  ThamDoChucNang: { vi: 'Thăm dò chức năng', en: 'Functional tests' },
  PhauThuat: { vi: 'Phẫu thuật', en: 'Surgery' },
  ThuThuat: { vi: 'Thủ thuật', en: 'Procedure' },
};

/** A draft is not signed yet, and nobody signs what is cancelled. */
const unsignedStates: ReadonlySet<string> = new Set(['Nhap', 'DaHuy']);

/** An order slip by its id, with what each line costs the fund and the patient. Errors: NOT_FOUND. */
async function dataPhieuChiDinh(ctx: Ctx, id: string): Promise<PhieuChiDinh> {
  const slip = await slipById(ctx, id);
  await requireVisible(ctx, madeOfSlip(slip));
  const ordered = (await linesOfSlip(ctx, id)).filter((line) => line.TrangThai !== 'DaHuy');
  const charges = new Map((await linesOfVisit(ctx, slip.TiepNhan_Id)).map((line) => [line.source_Id, line]));
  const room = await nameOf(ctx, 'Node', slip.NoiThucHien_Id);
  const lines = ordered.map((line) => {
    const charge = charges.get(line._id);
    return {
      TenDichVu: line.TenDichVu,
      NoiThucHien: room,
      SoLuong: line.SoLuong,
      DonGia: line.DonGia,
      ThanhTien: charge?.ThanhTien ?? '0',
      BHChiTra: charge?.BHChiTra ?? '0',
      BenhNhanTT: charge?.BenhNhanTT ?? '0',
    };
  });
  const disease = await refLabel(ctx, 'ICD', slip.ChanDoanICD_Id);
  const total = (part: 'ThanhTien' | 'BHChiTra' | 'BenhNhanTT') =>
    sum(lines.map((line) => line[part])).toFixed(2);
  return {
    CoSo: await letterhead(ctx, slip.NoiYeuCau_Id),
    BenhNhan: await patientOnPaper(ctx, slip.BenhNhan_Id, slip.TiepNhan_Id),
    SoPhieuYeuCau: slip.SoPhieuYeuCau,
    LoaiDichVu: kinds[slip.Loai]?.[ctx.language] ?? '',
    LaKhanCap: slip.LaKhanCap,
    NgayYeuCau: slip.NgayYeuCau.toISOString(),
    NoiYeuCau: slip.NoiChiDinhNgoai ?? (await nameOf(ctx, 'Node', slip.NoiYeuCau_Id)),
    BacSiChiDinh: slip.TenBacSiNgoai ?? (await nameOf(ctx, 'NhanVien', slip.BacSiChiDinh_Id)),
    ChuKyBacSiChiDinh: null,
    ChanDoan: slip.ChanDoan ?? disease?.ten ?? '',
    MaICD: disease?.ma ?? null,
    GhiChu: null,
    DichVus: lines,
    TongThanhTien: total('ThanhTien'),
    TongBHChiTra: total('BHChiTra'),
    TongBenhNhanTT: total('BenhNhanTT'),
  };
}

import { sql } from 'drizzle-orm';
import { nhapDanhMucMucTable as entryTable } from '../../engine/catalogue/imports/tables.ts';
import type { ImportPlan } from '../../engine/catalogue/imports/types.ts';
import type { Tx } from '../../engine/context.ts';
import { createBangGia } from '../pricing/commands.ts';

/** Services by their technical codes, with prices: each price type and first day of the file becomes one draft of a price list. */
export const servicesAndPrices: ImportPlan = {
  name: 'dich-vu-va-gia',
  label: { vi: 'Dịch vụ kỹ thuật và giá', en: 'Services and prices' },
  note: {
    vi: 'Danh mục dịch vụ kỹ thuật được phê duyệt, cột theo tệp của cổng giám định. Giá vào một bảng giá nháp, chưa phát hành.',
    en: 'The approved list of services in the columns of the insurance portal. Prices become a draft price list, not yet released.',
  },
  permissions: ['DANH_MUC_DICH_VU', 'DANH_MUC_VIEN_PHI'],
  columns: [
    {
      key: 'ma',
      required: true,
      label: { vi: 'Mã dịch vụ', en: 'Service code' },
      headings: ['MA_DICH_VU', 'Mã DVKT', 'Mã kỹ thuật'],
    },
    {
      key: 'ten',
      required: true,
      label: { vi: 'Tên dịch vụ', en: 'Service name' },
      headings: ['TEN_DICH_VU', 'Tên DVKT', 'Tên dịch vụ phê duyệt giá', 'Tên kỹ thuật'],
    },
    {
      key: 'maThongTu',
      required: false,
      label: { vi: 'Mã thông tư', en: 'Circular code' },
      headings: ['Mã TT', 'STT thông tư'],
    },
    {
      key: 'maBHYT',
      required: false,
      label: { vi: 'Mã tương đương', en: 'Insurance code' },
      headings: ['Mã tương đương BHYT', 'MA_TUONG_DUONG', 'Mã BHYT'],
    },
    {
      key: 'nhom',
      required: true,
      label: { vi: 'Nhóm dịch vụ', en: 'Service group' },
      headings: ['Nhóm', 'MA_NHOM', 'Phân nhóm'],
    },
    {
      key: 'dvt',
      required: false,
      label: { vi: 'Đơn vị tính', en: 'Unit' },
      headings: ['ĐVT', 'DON_VI_TINH'],
    },
    {
      key: 'gia',
      required: false,
      label: { vi: 'Đơn giá', en: 'Price' },
      headings: ['DON_GIA', 'Giá', 'Mức giá', 'Giá phê duyệt'],
    },
    {
      key: 'loaiGia',
      required: false,
      label: { vi: 'Loại giá', en: 'Price type' },
      headings: ['MA_LOAI_GIA'],
    },
    {
      key: 'tuNgay',
      required: false,
      label: { vi: 'Giá áp dụng từ ngày', en: 'Prices valid from' },
      headings: ['TU_NGAY', 'Từ ngày', 'Ngày hiệu lực'],
    },
    {
      key: 'quyetDinh',
      required: false,
      label: { vi: 'Số quyết định', en: 'Decision' },
      headings: ['QUYET_DINH', 'Quyết định'],
    },
  ],
  parts: [
    {
      catalogue: 'DM_DichVu',
      whole: true,
      fields: {
        MaDichVu: { from: 'ma' },
        TenDichVu: { from: 'ten' },
        MaThongTu: { from: 'maThongTu' },
        MaBHYT: { from: 'maBHYT' },
        NhomDichVu_Id: { from: 'nhom' },
        DonViTinh_Id: { from: 'dvt' },
      },
      extra: {
        DonGia: { from: 'gia', field: { kind: 'money', label: { vi: 'Đơn giá', en: 'Price' }, min: '0' } },
        // a price needs both; a line without one needs neither
        LoaiGia_Id: {
          from: 'loaiGia',
          read: (text, cell) => (cell('gia') === '' ? '' : text || '?'),
          field: { kind: 'ref', to: 'LoaiGia', label: { vi: 'Loại giá', en: 'Price type' } },
        },
        TuNgay: {
          from: 'tuNgay',
          read: (text, cell) => (cell('gia') === '' ? '' : text || '?'),
          field: { kind: 'date', label: { vi: 'Từ ngày', en: 'From' } },
        },
        SoQuyetDinh: {
          from: 'quyetDinh',
          field: { kind: 'text', max: 100, label: { vi: 'Số quyết định', en: 'Decision' } },
        },
      },
    },
  ],
  after: draftPrices,
};

type Draft = {
  loai: string;
  tu_ngay: string;
  quyet_dinh: string | null;
  gia: Array<{ DichVu_Id: string; DonGia: string }>;
};

async function draftPrices(tx: Tx, importId: string): Promise<void> {
  const { rows } = await tx.db.execute<Draft>(sql`
    select extra->>'LoaiGia_Id' as loai, extra->>'TuNgay' as tu_ngay, extra->>'SoQuyetDinh' as quyet_dinh,
      jsonb_agg(jsonb_build_object('DichVu_Id', muc_id, 'DonGia', extra->>'DonGia') order by dong) as gia
    from ${entryTable} where nhap_danh_muc_id = ${importId} and extra->>'DonGia' is not null
    group by 1, 2, 3 order by 2, 1, 3`);
  for (const { loai, tu_ngay, quyet_dinh, gia } of rows) {
    const [year, month, day] = tu_ngay.split('-');
    await createBangGia(tx, {
      LoaiGia_Id: loai,
      TenBangGia: ['Bảng giá nhập từ tệp', quyet_dinh, `từ ${day}/${month}/${year}`]
        .filter(Boolean)
        .join(' '),
      TuNgay: tu_ngay,
      SoQuyetDinh: quyet_dinh,
      DichVu_DonGia: gia,
    });
  }
}

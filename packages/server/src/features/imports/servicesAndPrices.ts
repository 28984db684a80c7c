import type { Label } from '@sen/domain/catalogue/catalogue';
import { groupOfServiceCode, isEquivalentCode } from '@sen/domain/imports/serviceCode';
import { sql } from 'drizzle-orm';
import { nhapDanhMucMucTable as entryTable } from '../../engine/catalogue/imports/tables.ts';
import type { Further, ImportPlan } from '../../engine/catalogue/imports/types.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { createBangGia, updateBangGia } from '../pricing/commands.ts';
import { type BangGia, pricesOfList, searchBangGia } from '../pricing/queries.ts';
import { servicePriceColumns } from './servicePriceColumns.ts';

/** Services by their technical codes, with prices: each price type and first day of the file becomes one draft of a price list. */
export const servicesAndPrices: ImportPlan = {
  name: 'dich-vu-va-gia',
  label: { vi: 'Dịch vụ kỹ thuật và giá', en: 'Services and prices' },
  note: {
    vi: 'Danh mục dịch vụ kỹ thuật được phê duyệt, cột theo tệp của cổng giám định (mẫu 05). Nhóm suy từ mã tương đương nếu tệp không có. Giá vào một bảng giá nháp, chưa phát hành.',
    en: 'The approved list of services in the columns of the insurance portal (form 05). The group follows from the equivalent code where the file has none. Prices become a draft price list, not yet released.',
  },
  permissions: ['DANH_MUC_DICH_VU', 'DANH_MUC_VIEN_PHI'],
  columns: servicePriceColumns,
  parts: [
    {
      catalogue: 'DM_DichVu',
      whole: true,
      fields: {
        MaDichVu: { from: 'ma', also: ['maRieng'], read: (text, cell) => cell('maRieng') || text },
        TenDichVu: { from: 'ten' },
        MaThongTu: { from: 'maThongTu' },
        MaBHYT: {
          from: 'maBHYT',
          also: ['ma'],
          derive: (cell) => (isEquivalentCode(cell('ma')) ? cell('ma') : ''),
        },
        NhomDichVu_Id: {
          from: 'nhom',
          also: ['ma', 'maBHYT'],
          derive: (cell) => groupOfServiceCode(cell('maBHYT')) || groupOfServiceCode(cell('ma')),
        },
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
  propose: insurancePrice,
  foresee: foreseen,
  after: draftPrices,
};

type Draft = {
  loai: string;
  tu_ngay: string;
  quyet_dinh: string | null;
  gia: Array<{ DichVu_Id: string; DonGia: string }>;
};

/** A price list that a file brings: a new one, or the draft that it fills. */
type Planned = { draft: Draft; label: Label; open: BangGia | null };

/** The list is one of prices that the insurance fund pays: the site's price type for it, where it has one. */
async function insurancePrice(ctx: Ctx): Promise<Readonly<Record<string, string>>> {
  const { rows } = await ctx.db.execute<{ ma: string }>(sql`
    select ma_loai_gia as ma from main.loai_gia where trang_thai = 'DangSuDung' and la_bhyt and not tam_ngung limit 2`);
  return rows.length === 1 && rows[0] ? { loaiGia: rows[0].ma } : {};
}

/** The price lists of a file, without those whose prices stand already in a list of the same type, day and decision. */
async function plannedLists(ctx: Ctx, importId: string): Promise<Planned[]> {
  const { rows } = await ctx.db.execute<Draft>(sql`
    select extra->>'LoaiGia_Id' as loai, extra->>'TuNgay' as tu_ngay, extra->>'SoQuyetDinh' as quyet_dinh,
      jsonb_agg(jsonb_build_object('DichVu_Id', muc_id, 'DonGia', extra->>'DonGia') order by dong) as gia
    from ${entryTable} where nhap_danh_muc_id = ${importId} and extra->>'DonGia' is not null
    group by 1, 2, 3 order by 2, 1, 3`);
  const planned: Planned[] = [];
  for (const draft of rows) {
    const lists = await searchBangGia(ctx, '', draft.loai);
    const same = lists.filter(
      (one) => one.TuNgay === draft.tu_ngay && (one.SoQuyetDinh ?? null) === draft.quyet_dinh,
    );
    if (await isPriced(ctx, same, draft.gia)) continue;
    const open = same.find(({ TrangThai }) => TrangThai === 'ChuaPhatHanh') ?? null;
    const [year, month, day] = draft.tu_ngay.split('-');
    const label = {
      vi: ['Bảng giá nháp', draft.quyet_dinh, `từ ${day}/${month}/${year}`].filter(Boolean).join(' '),
      en: ['Draft price list', draft.quyet_dinh, `from ${draft.tu_ngay}`].filter(Boolean).join(' '),
    };
    planned.push({ draft, label, open });
  }
  return planned;
}

async function isPriced(ctx: Ctx, lists: readonly BangGia[], wanted: Draft['gia']): Promise<boolean> {
  for (const { _id } of lists) {
    const prices = new Map((await pricesOfList(ctx, _id)).map((one) => [one.DichVu_Id, Number(one.DonGia)]));
    if (wanted.every(({ DichVu_Id, DonGia }) => prices.get(DichVu_Id) === Number(DonGia))) return true;
  }
  return false;
}

async function foreseen(ctx: Ctx, importId: string): Promise<Further[]> {
  const planned = await plannedLists(ctx, importId);
  return planned.map(({ draft, label, open }) => ({
    label,
    count: draft.gia.length,
    path: open ? `/gia-dich-vu/${open._id}` : null,
  }));
}

async function draftPrices(tx: Tx, importId: string): Promise<Further[]> {
  const written: Further[] = [];
  for (const { draft, label, open } of await plannedLists(tx, importId)) {
    const id = open ? await filled(tx, open, draft) : await made(tx, draft);
    written.push({ label, count: draft.gia.length, path: `/gia-dich-vu/${id}` });
  }
  return written;
}

async function made(tx: Tx, { loai, tu_ngay, quyet_dinh, gia }: Draft): Promise<string> {
  const [year, month, day] = tu_ngay.split('-');
  return createBangGia(tx, {
    LoaiGia_Id: loai,
    TenBangGia: ['Bảng giá nhập từ tệp', quyet_dinh, `từ ${day}/${month}/${year}`].filter(Boolean).join(' '),
    TuNgay: tu_ngay,
    SoQuyetDinh: quyet_dinh,
    DichVu_DonGia: gia,
  });
}

/** What a draft prices beside the file stays. */
async function filled(tx: Tx, open: BangGia, { gia }: Draft): Promise<string> {
  const prices = new Map((await pricesOfList(tx, open._id)).map((one) => [one.DichVu_Id, one.DonGia]));
  for (const { DichVu_Id, DonGia } of gia) prices.set(DichVu_Id, DonGia);
  await updateBangGia(tx, open._id, {
    LoaiGia_Id: open.LoaiGia_Id,
    TenBangGia: open.TenBangGia,
    TuNgay: open.TuNgay,
    SoQuyetDinh: open.SoQuyetDinh,
    GhiChu: open.GhiChu,
    DichVu_DonGia: [...prices].map(([DichVu_Id, DonGia]) => ({ DichVu_Id, DonGia })),
  });
  return open._id;
}

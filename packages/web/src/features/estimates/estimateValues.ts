import { soNgayHieuLuc } from '@sen/domain/estimates/duToan';
import { dayPlus, today } from '../../ui/dateText.ts';
import { isAmount } from '../../ui/numberText.ts';
import type { DuToanFragment, LapDuToanMutationVariables } from './estimates.main.gen.ts';

type Row = { DichVu_Id?: string | null; Duoc_Id?: string | null; SoLuong?: string | null };

/** What of an estimate says by which price types a copy is worked out. */
type CopiedEstimate = Pick<DuToanFragment, 'DoiTuong_Id'> & {
  dongs: ReadonlyArray<Pick<DuToanFragment['dongs'][number], 'DichVu_Id' | 'LoaiGia_Id'>>;
};

/** The form of an estimate. */
export type EstimateValues = {
  TenNguoiHoi: string | null;
  SoDienThoai: string | null;
  BenhNhan_Id: string | null;
  HieuLucDen: string | null;
  DoiTuong_Id: string | null;
  SoTheBHYT: string | null;
  MucThe: string | null;
  TuyenDen: string | null;
  GhiChu: string | null;
  dichVus: readonly Row[];
  thuocs: readonly Row[];
};

/** What a new estimate begins with: nothing, or what is copied; its days are its own. */
export function newEstimate(of: DuToanFragment | null): EstimateValues {
  const rows = of?.dongs ?? [];
  return {
    TenNguoiHoi: of?.TenNguoiHoi ?? null,
    SoDienThoai: of?.SoDienThoai ?? null,
    BenhNhan_Id: of?.BenhNhan_Id ?? null,
    HieuLucDen: dayPlus(today(), soNgayHieuLuc),
    DoiTuong_Id: of?.DoiTuong_Id ?? null,
    SoTheBHYT: of?.SoTheBHYT ?? null,
    MucThe: of?.MucThe ?? null,
    TuyenDen: of?.TuyenDen ?? 'DungNoiDangKy',
    GhiChu: of?.GhiChu ?? null,
    dichVus: rows.flatMap(({ DichVu_Id, SoLuong }) =>
      DichVu_Id ? [{ DichVu_Id, SoLuong: plain(SoLuong) }] : [],
    ),
    thuocs: rows.flatMap(({ Duoc_Id, SoLuong }) => (Duoc_Id ? [{ Duoc_Id, SoLuong: plain(SoLuong) }] : [])),
  };
}

const plain = (quantity: string) => String(Number(quantity));

/**
 * The values as the API takes them: services first, then drugs. A copy keeps the price types of the one that it is `of`, as long as the
 * same payer pays.
 */
export function estimateInput(
  values: EstimateValues,
  of: CopiedEstimate | null,
): LapDuToanMutationVariables['input'] {
  const { dichVus, thuocs, DoiTuong_Id, ...said } = values;
  const priceType = (service: string | null) =>
    of?.DoiTuong_Id === DoiTuong_Id
      ? (of?.dongs.find((line) => line.DichVu_Id === service)?.LoaiGia_Id ?? null)
      : null;
  return {
    ...(said as Omit<LapDuToanMutationVariables['input'], 'DoiTuong_Id' | 'dongs'>), // values of the choices
    DoiTuong_Id: DoiTuong_Id ?? '',
    dongs: [...(dichVus ?? []), ...(thuocs ?? [])].map(({ DichVu_Id, Duoc_Id, SoLuong }) => ({
      DichVu_Id: DichVu_Id ?? null,
      Duoc_Id: Duoc_Id ?? null,
      ...(DichVu_Id ? { LoaiGia_Id: priceType(DichVu_Id) } : {}),
      SoLuong: SoLuong || '1', // as a desk orders
    })),
  };
}

/** What is worked out while it is written: lines that are whole; null until there are some and a payer. */
export function workedInput(values: EstimateValues, of: CopiedEstimate | null) {
  const input = estimateInput(values, of);
  const whole = ({ SoLuong }: Row) => isAmount(SoLuong ?? '') && Number(SoLuong) > 0;
  const dongs = input.dongs.filter((row) => (row.DichVu_Id || row.Duoc_Id) && whole(row as Row)); // rows of this form
  if (dongs.length === 0 || input.DoiTuong_Id === '') return null;
  const { BenhNhan_Id, DoiTuong_Id, SoTheBHYT, MucThe, TuyenDen } = input;
  return { BenhNhan_Id, DoiTuong_Id, SoTheBHYT, MucThe, TuyenDen, dongs };
}

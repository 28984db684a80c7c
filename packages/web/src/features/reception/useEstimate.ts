import { useQuery } from '@apollo/client/react';
import { parseThe } from '@sen/domain/insurance/card';
import { dec } from '@sen/domain/money/decimal';
import { useDebounced } from '../../ui/useDebounced.ts';
import type { Estimate } from './parts/KnownPanel.tsx';
import { ReceptionEstimateDocument } from './reception.main.gen.ts';
import type { ReceptionValues } from './receptionValues.ts';

/** What the form asks for: what of the values decides on the costs, as it would be saved. */
export function estimateInput(
  values: ReceptionValues,
  laBHYT: boolean,
  of: { BenhNhan_Id: string | null; TiepNhan_Id: string | null },
) {
  const insured = laBHYT && parseThe(values.SoTheBHYT ?? '') !== null;
  const days = (value: string | null | undefined) =>
    value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
  return {
    ...of,
    DoiTuong_Id: values.DoiTuong_Id ?? '',
    SoTheBHYT: insured ? values.SoTheBHYT : null,
    SoGiayKhaiSinh: laBHYT ? values.SoGiayKhaiSinh?.trim() || null : null,
    BHYTNgayHieuLuc: days(values.BHYTNgayHieuLuc),
    BHYTNgayHetHieuLuc: days(values.BHYTNgayHetHieuLuc),
    NgayDu5Nam: days(values.NgayDu5Nam),
    BenhVien_KCB_Id: values.BenhVien_KCB_Id,
    KhuVucSinhSong: values.KhuVucSinhSong,
    CapCuu: values.CapCuu,
    CoGiayChuyen: values.CoGiayChuyen,
    TaiKhamTheoHen: values.TaiKhamTheoHen,
    MienCungChiTra: values.MienCungChiTra,
    CungChiTraLuyKe: values.CungChiTraLuyKe || null,
    NgayGiayLuyKe: days(values.NgayGiayLuyKe),
    MaDoiTuongKCB: values.MaDoiTuongKCB || null,
    NgaySinh: days(values.birth?.NgaySinh),
    NamSinh: values.birth?.NamSinh ?? null,
    lines: (values.dichVus ?? []).map(({ DichVu_Id, LoaiGia_Id }) => ({ DichVu_Id, LoaiGia_Id })),
  };
}

/** What the visit would cost its payers, by the rules of the bill; null until a service is chosen. */
export function useEstimate(
  values: ReceptionValues,
  laBHYT: boolean,
  of: { BenhNhan_Id: string | null; TiepNhan_Id: string | null },
): Estimate | null {
  const input = estimateInput(values, laBHYT, of);
  const later = useDebounced(JSON.stringify(input), 150);
  const asked = JSON.parse(later) as typeof input; // what was written a line above
  const enough = asked.lines.length > 0 && asked.DoiTuong_Id !== '';
  const { data, previousData, error } = useQuery(ReceptionEstimateDocument, {
    variables: { input: asked },
    skip: !enough,
    fetchPolicy: 'no-cache',
  });
  // an older figure under a code that does not fit would be taken for its own
  const found = (data ?? (error ? null : previousData))?.uocTinhChiPhi;
  if (!enough || !found) return null;
  return {
    tong: found.ThanhTien,
    BHChiTra: found.BHChiTra,
    BenhNhanTT: dec(found.BenhNhanTT).minus(found.KhuyenMai).minus(found.MienGiam).toFixed(2),
    KhuyenMai: found.KhuyenMai,
    khuyenMais: found.khuyenMais,
    soLanTruoc: found.soLanTruoc,
    mucHuong: found.quyenLoi?.MucHuong ?? null,
    duoiNguong: found.duoiNguong,
    tuyen: found.quyenLoi?.TuyenKCB ?? null,
  };
}

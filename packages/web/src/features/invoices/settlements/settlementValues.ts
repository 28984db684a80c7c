import type { LoaiKyQuyetToan, QuyetToanValues } from '@sen/domain/invoices/quyetToan';
import type { SettlementFragment } from './settlements.main.gen.ts';

/** A settlement as it is typed. */
export type SettlementValues = {
  LoaiKy: LoaiKyQuyetToan;
  Ky: string | null;
  Nam: string | null;
  SoBienBan: string | null;
  NgayBienBan: string | null;
  SoTienDeNghi: string | null;
  SoTienChapNhan: string | null;
  GhiChu: string | null;
};

/** What a new one begins with: the month before. */
export function blankSettlement(today: string): SettlementValues {
  const before = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  before.setUTCMonth(before.getUTCMonth() - 1);
  return {
    LoaiKy: 'Thang',
    Ky: String(before.getUTCMonth() + 1),
    Nam: String(before.getUTCFullYear()),
    SoBienBan: null,
    NgayBienBan: today,
    SoTienDeNghi: null,
    SoTienChapNhan: null,
    GhiChu: null,
  };
}

const whole = (money: string) => money.replace(/\.0+$/, '');

/** A settlement, ready to be typed into. */
export function settlementValues(one: SettlementFragment): SettlementValues {
  const { LoaiKy, Ky, Nam, SoBienBan, NgayBienBan, GhiChu } = one;
  return {
    ...{ LoaiKy, SoBienBan, NgayBienBan, GhiChu, Ky: String(Ky), Nam: String(Nam) },
    SoTienDeNghi: whole(one.SoTienDeNghi),
    SoTienChapNhan: whole(one.SoTienChapNhan),
  };
}

/** The same as it is sent; what is no number or no day is found wrong before. */
export function settlementInput(values: SettlementValues): QuyetToanValues {
  const { LoaiKy, Ky, Nam, SoBienBan, NgayBienBan, SoTienDeNghi, SoTienChapNhan, GhiChu } = values;
  const given = {
    LoaiKy,
    Ky: numberOf(Ky),
    Nam: numberOf(Nam),
    SoBienBan: SoBienBan?.trim() ?? '',
    NgayBienBan: NgayBienBan ?? '',
    SoTienDeNghi: SoTienDeNghi ?? '',
    SoTienChapNhan: SoTienChapNhan ?? '',
    GhiChu: GhiChu?.trim() || null,
  };
  return given as QuyetToanValues; // checked before it is sent
}

/** A number that was typed; what is none stays as it is, to be found wrong. */
function numberOf(typed: string | null): number | string | null {
  return typed !== null && /^\d+$/.test(typed.trim()) ? Number(typed) : typed;
}

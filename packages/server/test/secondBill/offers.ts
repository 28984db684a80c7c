import type { ChuongTrinhKhuyenMaiInput, VoucherInput } from '../../src/gql/main.ts';
import type { Dice } from './dice.ts';
import type { KeptProgramme, KeptVoucher } from './house.ts';
import { money } from './numbers.ts';

/** Goods and services that promotions name: their ids, and what is a service. */
export type Things = { services: readonly string[]; goods: readonly string[]; groups: readonly string[] };

export const days = ['2025-11-10', '2026-06-30', '2026-07-01', '2026-08-10', '2026-11-20'] as const;
/** Of what is given only its own limit is written. */
const gifts = new Set<string>(['gift', 'giftUpTo', 'forAmount']);
const amounts = ['20000', '50000', '120000', '300000'];
const minimums = ['200000', '600000', '1500000'];

/** A programme of any kind but an advance's and a package's, as it is written. */
export function anyProgramme(dice: Dice, things: Things): ChuongTrinhKhuyenMaiInput {
  const kind = dice.of(['gift', 'giftUpTo', 'forAmount', 'discount', 'discount', 'combo', 'bill'] as const);
  const service = dice.of(things.services);
  const other = dice.of(things.services);
  const cut = dice.chance(60)
    ? { PhanTramKhuyenMai: dice.of(['5', '12.5', '20', '40', '50']) }
    : { SoTienKhuyenMai: dice.of(amounts.slice(0, 2)) };
  const line = (DichVu_Id: string, SoLuong: number) => ({ DichVu_Id, SoLuong });
  const goods = dice.chance(30)
    ? { SanPhamKhuyenMais: [{ Duoc_Id: dice.of(things.goods), SoLuong: 1 }] }
    : {};
  const by: Record<typeof kind, Partial<ChuongTrinhKhuyenMaiInput>> = {
    gift: {
      LoaiChuongTrinhKhuyenMai: 'MuaXTangY',
      DichVuDieuKiens: [line(service, 2 + dice.upTo(2))],
      DichVuKhuyenMais: [line(service, 1)],
    },
    giftUpTo: {
      LoaiChuongTrinhKhuyenMai: 'MuaXTangYGioiHan',
      DichVuDieuKiens: [line(service, 1 + dice.upTo(2))],
      DichVuKhuyenMais: [line(other, 1)],
      SoTienKhuyenMai: dice.of(amounts.slice(0, 2)),
    },
    forAmount: {
      LoaiChuongTrinhKhuyenMai: 'MuaXTangYGioiHan',
      SoTienDieuKien: dice.of(minimums),
      DichVuKhuyenMais: [line(other, 1)],
      SoTienKhuyenMai: dice.of(amounts.slice(0, 2)),
    },
    discount: {
      LoaiChuongTrinhKhuyenMai: 'GiamGiaDichVu',
      DichVuKhuyenMais: service === other ? [line(service, 1)] : [line(service, 1), line(other, 1)],
      ...goods,
      ...(dice.chance(25) ? { DichVuDieuKiens: [line(dice.of(things.services), 1)] } : {}),
      ...cut,
    },
    combo: {
      LoaiChuongTrinhKhuyenMai: 'GiamGiaCombo',
      DichVuDieuKiens:
        service === other ? [line(service, 2)] : [line(service, 1), line(other, 1 + dice.upTo(2))],
      ...cut,
    },
    bill: { LoaiChuongTrinhKhuyenMai: 'GiamGiaDichVu', ToanHoaDon: true, ...cut },
  };
  return {
    TenChuongTrinhKhuyenMai: `Thử ${kind}`,
    ...period(dice),
    ...(dice.chance(25) ? { NhomKhachHang_Ids: [dice.of(things.groups)] } : {}),
    ...(dice.chance(25) && kind !== 'forAmount' ? { SoTienDieuKien: dice.of(minimums) } : {}),
    ...(dice.chance(25) && !gifts.has(kind) ? { GiamToiDa: dice.of(amounts) } : {}),
    ...(dice.chance(20) ? { SoLuongDichVuKhuyenMaiToiDa: 1 + dice.upTo(12) } : {}),
    ...(dice.chance(20) ? { TongTienKhuyenMaiToiDa: dice.of(['90000', '400000', '1500000']) } : {}),
    ...(dice.chance(20) ? { SoLanToiDaMoiKhach: 1 } : {}),
    ...by[kind],
  };
}

export function anyVoucher(dice: Dice, things: Things): VoucherInput {
  const byPercent = dice.chance(50);
  return {
    TenVoucher: 'Thử',
    LoaiGiamGia: byPercent ? 'PhanTram' : 'SoTien',
    GiaTri: byPercent ? dice.of(['10', '20', '50']) : dice.of(amounts),
    SoLuong: 1 + dice.upTo(6),
    ...period(dice),
    ...(dice.chance(20) ? { NhomKhachHang_Ids: [dice.of(things.groups)] } : {}),
    ...(dice.chance(30) ? { SoTienToiThieu: '700000' } : {}),
    ...(dice.chance(30) ? { GiamToiDa: dice.of(amounts) } : {}),
    ...(dice.chance(30) ? { SoLanToiDaMoiKhach: 1 } : {}),
  };
}

/** Mostly all the days, else from one of them on. */
const period = (dice: Dice) => ({
  NgayBatDau: dice.chance(75) ? '2025-01-01' : dice.of(days),
  NgayKetThuc: '2027-12-31',
});

type Input = ChuongTrinhKhuyenMaiInput;
const whole = (text: string | null | undefined) => (text ? money(text) : null);

/** The programme as the second calculation reads it. */
export function keptProgramme(id: string, released: number, input: Input): KeptProgramme {
  const { LoaiChuongTrinhKhuyenMai: loai, ToanHoaDon } = input;
  const named = (services: Input['DichVuDieuKiens'], goods: Input['SanPhamDieuKiens']) => [
    ...(services ?? []).map(({ DichVu_Id, SoLuong }) => ({ thing: DichVu_Id, units: SoLuong })),
    ...(goods ?? []).map(({ Duoc_Id, SoLuong }) => ({ thing: Duoc_Id, units: SoLuong })),
  ];
  const kinds = { MuaXTangY: 'gift', MuaXTangYGioiHan: 'giftUpTo', GiamGiaCombo: 'combo' } as const;
  const plain = ToanHoaDon ? 'bill' : 'discount';
  return {
    ...{ id, released, state: 'live' },
    kind: loai && loai in kinds ? kinds[loai as keyof typeof kinds] : plain,
    ...offerOf(input),
    bought: named(input.DichVuDieuKiens, input.SanPhamDieuKiens),
    given: named(input.DichVuKhuyenMais, input.SanPhamKhuyenMais),
    percent: percent(input.PhanTramKhuyenMai),
    amount: whole(input.SoTienKhuyenMai),
    minimum: whole(input.SoTienDieuKien),
    limits: {
      units: input.SoLuongDichVuKhuyenMaiToiDa ?? null,
      amount: whole(input.TongTienKhuyenMaiToiDa),
      times: input.SoLanToiDaMoiKhach ?? null,
    },
  };
}

export function keptVoucher(id: string, code: string, input: VoucherInput): KeptVoucher {
  const byPercent = input.LoaiGiamGia === 'PhanTram';
  return {
    ...{ id, code, state: 'live' },
    ...offerOf(input),
    percent: byPercent ? percent(input.GiaTri) : null,
    amount: byPercent ? null : whole(input.GiaTri),
    minimum: whole(input.SoTienToiThieu),
    limits: { units: input.SoLuong ?? null, amount: null, times: input.SoLanToiDaMoiKhach ?? null },
  };
}

const offerOf = (input: Pick<Input, 'NgayBatDau' | 'NgayKetThuc' | 'NhomKhachHang_Ids' | 'GiamToiDa'>) => ({
  from: input.NgayBatDau ?? '',
  to: input.NgayKetThuc ?? '',
  groups: input.NhomKhachHang_Ids ?? [],
  ceiling: whole(input.GiamToiDa),
});

/** In tenths of a percent. */
const percent = (text: string | null | undefined) => (text ? money(text) / 10n : null);

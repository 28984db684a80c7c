import type { LoaiThanhToan } from '@sen/domain/cashier/payments';
import type { LoaiBienLai } from '@sen/domain/cashier/shift';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import type { LedgerOfDay } from '../accounting/forEvening.ts';
import type { TakenMoney } from '../cashier/forEvening.ts';
import { grouped } from '../orders/grouped.ts';

/** What one cashier took by one way of paying, beside what entries and closed shifts say of it. */
export type DrawerOfDay = {
  NguoiThu_Id: string;
  NguoiThu: string | null;
  HinhThucThanhToan_Id: string;
  HinhThuc: string | null;
  Loai: LoaiThanhToan;
  soBienLai: number;
  Thu: string;
  Chi: string;
  Con: string;
  ButToan: string;
  CaDaKet: string;
};

/** The money of a day by cashier and way of paying. A receipt that was cancelled on its day takes off what it had brought. */
export function drawersOf(dongs: readonly TakenMoney[], ledger: LedgerOfDay['dongs']): DrawerOfDay[] {
  const entered = new Map(ledger.map((one) => [keyOf(one), one.SoTien]));
  return [...grouped(dongs, keyOf)].flatMap(([key, of]) => {
    const [first] = of;
    if (!first) return [];
    const { NguoiThu_Id, NguoiThu, HinhThucThanhToan_Id, HinhThuc, Loai } = first;
    const came = of.filter(({ LoaiBienLai }) => LoaiBienLai === 'ThuTien' || LoaiBienLai === 'TamUng');
    const Thu = toMoney(sum(came.map(({ SoTien }) => SoTien)));
    const Con = toMoney(sum(of.map(({ SoTien }) => SoTien)));
    return [
      {
        ...{ NguoiThu_Id, NguoiThu, HinhThucThanhToan_Id, HinhThuc, Loai, Thu, Con },
        soBienLai: of.filter(({ dao }) => !dao).reduce((all, { soLuong }) => all + soLuong, 0),
        Chi: toMoney(dec(Thu).minus(Con)),
        ButToan: entered.get(key) ?? '0.00',
        CaDaKet: toMoney(sum(of.map(({ daKet }) => daKet))),
      },
    ];
  });
}

const keyOf = (one: { NguoiThu_Id: string; HinhThucThanhToan_Id: string }) =>
  `${one.NguoiThu_Id} ${one.HinhThucThanhToan_Id}`;

/** The money of a day by kind of receipt, and what cancelling took back of it. */
export function kindsOf(dongs: readonly TakenMoney[]) {
  const kinds: readonly LoaiBienLai[] = ['ThuTien', 'TamUng', 'HoanUng', 'HoanTien'];
  return kinds.map((LoaiBienLai) => {
    const of = dongs.filter((one) => one.LoaiBienLai === LoaiBienLai);
    const money = (dao: boolean) =>
      toMoney(sum(of.filter((one) => one.dao === dao).map(({ SoTien }) => SoTien)));
    return { LoaiBienLai, SoTien: money(false), DaHuy: money(true) };
  });
}

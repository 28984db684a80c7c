import { ketLuan, type Nhom, type Phep, soSanh, type Ve } from '@sen/domain/evening/evening';
import type { LoaiLech } from '@sen/domain/evening/findings';
import { sum, toMoney } from '@sen/domain/money/decimal';
import type { Ctx } from '../../engine/context.ts';
import { ledgerOfDay } from '../accounting/forEvening.ts';
import { transfersWithoutReceipt } from '../bankNotices/forEvening.ts';
import { advancesOfDay } from '../cashier/eveningAdvances.ts';
import { booksOfDay } from '../cashier/eveningBooks.ts';
import type { Found, FoundLine } from '../cashier/eveningFindings.ts';
import { type InsuredOfDay, insuredOfDay } from '../cashier/eveningVisits.ts';
import { moneyOfDay, shiftsThatDiffer } from '../cashier/forEvening.ts';
import { serialsOfDay } from '../invoices/eveningSerials.ts';
import { invoicesOfDay } from '../invoices/forEvening.ts';
import { fundOfDay } from './fund.ts';
import { gapsOfDay } from './gaps.ts';
import { drawersOf, kindsOf } from './money.ts';
import { type EveningAsked, eveningScope } from './scope.ts';

/**
 * The money of a day and whether everything that speaks of it says the same: one statement of each feature whose tables it is, all read
 * side by side. What belongs to no cashier is left out where one cashier or counter is asked for: bank transfers, the fund, invoice serials.
 * Errors: BAD_INPUT for a day that has not come, those of periodRows.
 */
export async function readEvening(ctx: Ctx, asked: EveningAsked) {
  const scope = await eveningScope(ctx, asked);
  const ofHouse = scope.NguoiThu_Id === null && scope.QuayThu_Id === null;
  const [money, shifts, ledger, transfers, advances, gaps, invoices, fund] = await Promise.all([
    moneyOfDay(ctx, scope),
    shiftsThatDiffer(ctx, scope),
    ledgerOfDay(ctx, scope),
    ofHouse ? transfersWithoutReceipt(ctx, scope) : nothingFound,
    advancesOfDay(ctx, scope),
    Promise.all([booksOfDay(ctx, scope), ofHouse ? serialsOfDay(ctx, scope) : []]).then(([books, serials]) =>
      gapsOfDay(ctx, books, serials),
    ),
    invoicesOfDay(ctx, scope),
    (ofHouse ? insuredOfDay(ctx, scope) : Promise.resolve(nobodyInsured)).then((insured) =>
      fundOfDay(ctx, insured),
    ),
  ]);
  const nhoms = groups({
    ChuaDinhKhoan: ledger.chuaDinhKhoan,
    ButToanLech: ledger.butToanLech,
    ButToanThua: ledger.butToanThua,
    ThanhToanLech: money.thanhToanLech,
    CaChuaKet: money.chuaKet,
    CaLech: shifts,
    TienVeChuaThu: transfers,
    TamUngLech: advances.tamUngLech,
    HachToanLech: advances.hachToanLech,
    ...(invoices.coTaiKhoan
      ? {
          ChuaHoaDon: invoices.chuaHoaDon,
          ChuaDieuChinh: invoices.chuaDieuChinh,
          HoaDonLech: invoices.hoaDonLech,
          HoaDonTreo: invoices.hoaDonTreo,
        }
      : {}),
    ChuaXacNhanBHYT: fund.chuaXacNhan,
    QuyLech: fund.lech,
    ...gaps.khuyets,
  });
  const pheps = comparisons({ money, ledger, advances, invoices, fund }).filter(
    ({ loai }) => ofHouse || loai !== 'Quy',
  );
  return {
    ngay: scope.day,
    CoSo_Id: scope.CoSo_Id,
    ...ketLuan(pheps, nhoms),
    pheps,
    nhoms,
    thuNgans: drawersOf(money.dongs, ledger.dongs),
    theoLoais: kindsOf(money.dongs),
    tamUng: advances,
    hoaDon: invoices,
    quy: fund.sums,
    quyens: gaps.quyens,
    kyHieus: gaps.kyHieus,
    choChuyen: money.choChuyen,
  };
}

const nothingFound: Found = { soLuong: 0, SoTien: '0.00', dongs: [] };
const nobodyInsured: InsuredOfDay = {
  daXacNhans: [],
  chuaXacNhan: nothingFound,
  conDo: { soLuong: 0, SoTien: '0.00' },
};

export type EveningRead = Awaited<ReturnType<typeof readEvening>>;

/** The kinds of which something was found. */
function groups(found: Partial<Record<LoaiLech, Found>>): Array<Nhom<FoundLine & { loai: LoaiLech }>> {
  return (Object.entries(found) as Array<[LoaiLech, Found]>).flatMap(([loai, { soLuong, SoTien, dongs }]) =>
    soLuong > 0 ? [{ loai, soLuong, SoTien, dongs: dongs.map((line) => ({ ...line, loai })) }] : [],
  ); // its own keys
}

type Parts = {
  money: Awaited<ReturnType<typeof moneyOfDay>>;
  ledger: Awaited<ReturnType<typeof ledgerOfDay>>;
  advances: Awaited<ReturnType<typeof advancesOfDay>>;
  invoices: Awaited<ReturnType<typeof invoicesOfDay>>;
  fund: Awaited<ReturnType<typeof fundOfDay>>;
};

function comparisons({ money, ledger, advances, invoices, fund }: Parts): Phep[] {
  const taken = { loai: 'TienThuChi', SoTien: total(money.dongs.map(({ SoTien }) => SoTien)) } as const;
  const closed: Ve = { loai: 'CaDaKet', SoTien: total(money.dongs.map(({ daKet }) => daKet)) };
  const { DaThu, DaHoan, ChuaQuyet, TruThang, HoaDon, TongHop, DieuChinh } = invoices;
  const services = toMoney(sum([DaThu, DaHoan]).minus(ChuaQuyet).minus(TruThang));
  return [
    soSanh('SoCai', 'ThuTien', [taken], [{ loai: 'ButToan', SoTien: ledger.tong }]),
    soSanh('Ca', 'ThuTien', [taken], [closed]),
    soSanh(
      'TamUng',
      'TamUng',
      [{ loai: 'TheoPhieu', SoTien: advances.TheoPhieu }],
      [{ loai: 'TheoVienPhi', SoTien: advances.TheoVienPhi }],
    ),
    ...(invoices.coTaiKhoan
      ? [
          soSanh(
            'HoaDon',
            'HoaDon',
            [{ loai: 'DichVu', SoTien: services }],
            [
              { loai: 'HoaDonRieng', SoTien: HoaDon },
              { loai: 'TongHop', SoTien: TongHop },
              { loai: 'DieuChinh', SoTien: DieuChinh },
            ],
          ),
        ]
      : []),
    soSanh(
      'Quy',
      'BHYT',
      [{ loai: 'DaXacNhan', SoTien: fund.sums.DaXacNhan }],
      [{ loai: 'HoSo', SoTien: fund.sums.HoSo }],
    ),
  ];
}

const total = (sums: readonly string[]) => toMoney(sum(sums));

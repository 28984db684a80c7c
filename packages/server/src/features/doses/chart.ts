import {
  type CanHaiNguoi,
  doseState,
  isOpen,
  mayNotWait,
  secondPersonFor,
  type TrangThaiLieu,
  timesOnChart,
} from '@sen/domain/doses/lieuThuoc';
import type { ThucHienThuocFacts } from '@sen/domain/doses/thucHienThuoc';
import { nhomDuongDung } from '@sen/domain/treatment/dayNumbers';
import { nextAsNeeded, readTimes } from '@sen/domain/treatment/doseTimes';
import type { GioiTinh } from '../../gql/main.ts';
import type { YLenhThuocRow } from '../treatment/tables.ts';
import type { ThucHienThuocRow } from './tables.ts';

const oneDay = 24 * 3_600_000;

export type DoseOnChart = {
  GioDung: Date;
  trangThai: TrangThaiLieu;
  gapRut: boolean;
  thucHien: ThucHienThuocRow | null;
};

export type DrugOnChart = {
  yLenh: YLenhThuocRow;
  MaDuoc: string;
  canHaiNguoi: CanHaiNguoi | null;
  lieus: DoseOnChart[];
  khiCans: ThucHienThuocRow[];
  duocDungTu: Date | null;
  thuHois: ThucHienThuocRow[];
};

export type PatientOnChart = {
  NhapVien_Id: string;
  BenhNhan_Id: string;
  MaYTe: string;
  TenBenhNhan: string;
  GioiTinh: GioiTinh | null;
  NgaySinh: string | null;
  NamSinh: number;
  tuoi: number;
  Giuong_Id: string | null;
  Phong_Id: string | null;
};

export type ChartOfPatient = PatientOnChart & { thuocs: DrugOnChart[]; facts: ThucHienThuocFacts };

/** An order with what of its drug decides how it is given. */
export type ChartedOrder = {
  row: YLenhThuocRow;
  MaDuoc: string;
  LoaiKiemSoat: string;
  ATCs: readonly string[];
  MaDuongDung: string | null;
};

/** What is looked at: from when to when, as of now; `late` adds earlier doses of a day that nobody answered. */
export type ChartWindow = { tu: Date; den: Date; now: Date; late: boolean };

/** The orders of a stay as the chart shows them, in the order of the sheet; one of which nothing is seen is left out. */
export function drugsOnChart(
  orders: readonly ChartedOrder[],
  doses: readonly ThucHienThuocRow[],
  window: ChartWindow,
): DrugOnChart[] {
  return orders
    .toSorted((one, other) => groupOf(one) - groupOf(other))
    .map((order) => drugOnChart(order, doses, window))
    .filter(({ yLenh, lieus, khiCans, thuHois }) => {
      const asNeeded = yLenh.CachDung === 'KhiCan' && holds(yLenh, window);
      return asNeeded || lieus.length + khiCans.length + thuHois.length > 0;
    });
}

const groupOf = ({ MaDuongDung }: ChartedOrder) => nhomDuongDung(MaDuongDung);

/** Whether an order holds at some time of the window and was not stopped before. */
function holds({ TrangThai, TuLuc, DenLuc, NgungLuc }: YLenhThuocRow, { tu, den }: ChartWindow): boolean {
  if (TrangThai === 'DaHuy') return false;
  return TuLuc <= den && DenLuc >= tu && (NgungLuc === null || NgungLuc > tu);
}

function drugOnChart(
  order: ChartedOrder,
  all: readonly ThucHienThuocRow[],
  window: ChartWindow,
): DrugOnChart {
  const { row } = order;
  const { now, tu, den, late } = window;
  const own = all.filter((one) => one.YLenhThuoc_Id === row._id);
  const stands = own.filter(({ TrangThai }) => TrangThai !== 'DaThuHoi');
  const byTime = new Map(
    stands.flatMap((one) => (one.GioDung ? [[one.GioDung.getTime(), one] as const] : [])),
  );
  const inside = ({ ThoiGian, TrangThai }: ThucHienThuocRow) =>
    TrangThai === 'DangTruyen' || (ThoiGian >= tu && ThoiGian <= den);
  const timed = { ...row, Gios: readTimes(row.Gios ?? '') ?? [] };
  const [first = null] = timesOnChart(timed, row.TuLuc, new Date(row.TuLuc.getTime() + oneDay));
  const from = late ? new Date(tu.getTime() - oneDay) : tu;
  // a cancelled order has no doses but those that were written before
  const times = row.TrangThai === 'DaHuy' ? [] : timesOnChart(timed, from, den);
  const written = [...byTime.keys()].map((at) => new Date(at));
  const slots = [...new Map([...times, ...written].map((at) => [at.getTime(), at])).values()].sort(
    (one, other) => one.getTime() - other.getTime(),
  );
  const lieus = slots.flatMap((slot): DoseOnChart[] => {
    const thucHien = byTime.get(slot.getTime()) ?? null;
    const gapRut = mayNotWait(order, { NgayThu: row.NgayThu, first, slot });
    const done = thucHien ? (thucHien.TrangThai as TrangThaiLieu) : null; // what was taken back is left out
    const trangThai = doseState(slot, { now, done, stopped: row.NgungLuc, urgent: gapRut });
    const seen = (slot >= tu && slot <= den) || trangThai === 'DangTruyen' || isOpen(trangThai);
    return seen && slot <= den ? [{ GioDung: slot, trangThai, gapRut, thucHien }] : [];
  });
  return {
    yLenh: row,
    MaDuoc: order.MaDuoc,
    canHaiNguoi: secondPersonFor(order),
    lieus,
    khiCans: stands.filter((one) => one.GioDung === null && inside(one)),
    duocDungTu: row.CachDung === 'KhiCan' && holds(row, window) ? nextOf(row, all) : null,
    thuHois: own.filter((one) => one.TrangThai === 'DaThuHoi' && inside(one)),
  };
}

/** From when on a drug may be given again, by all that the patient had of it: at first from the begin of its order. */
function nextOf(row: YLenhThuocRow, all: readonly ThucHienThuocRow[]): Date {
  const given = all.filter(({ Duoc_Id, TrangThai }) => Duoc_Id === row.Duoc_Id && wasGiven(TrangThai));
  const limits = { ToiDa24h: row.ToiDa24h, CachGio: row.CachGio === null ? null : Number(row.CachGio) };
  return nextAsNeeded(
    limits,
    given.map(({ ThoiGian }) => ThoiGian),
    row.TuLuc,
  );
}

/** Whether a dose in a state went into the patient. */
export const wasGiven = (TrangThai: ThucHienThuocRow['TrangThai']): boolean =>
  TrangThai === 'DaDung' || TrangThai === 'DangTruyen';

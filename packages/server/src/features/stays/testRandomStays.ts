import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { stayById } from '../admission/queries.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import {
  closeWard,
  completeDischarge,
  reopenDischarge,
  takeBackToWard,
  takeOrderBack,
} from '../discharges/leaving.ts';
import { dischargeFactory } from '../discharges/testDischarges.ts';
import { orderForVisit } from '../orders/commands.ts';
import { drugLine, makeEntry } from '../treatment/testTreatment.ts';
import { unmarkBed } from './bedStates.ts';
import { moveBed, takeIn, undoTakeIn } from './commands.ts';
import { again, issuesOf, type wardFactory } from './testStays.ts';
import { acceptTransfer, refuseTransfer, sendTransfer } from './transfers.ts';

/** Numbers that follow from a seed, below a limit each. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const hour = 3_600_000;
const turns = 8;
/** So many lie in the beds at a time; a patient's turn comes about every sixteen hours. */
const together = 25;
const step = (16 * hour) / together;
const whole = step * together * turns * 1.5;
const desksAtOnce = 4;
const beds: Record<string, readonly string[]> = {
  KNOI: ['H301', 'H303', 'H304', 'H309', 'H310', 'H311', 'C301', 'C302', 'H313'],
  KNGO: ['H201', 'H202', 'H203', 'H204', 'C201', 'C202', 'H209'],
};
const other = (ward: string) => (ward === 'KNOI' ? 'KNGO' : 'KNOI');
const results = ['Do', 'Khoi', 'KhongThayDoi', 'NangHon'] as const;

type Ward = Awaited<ReturnType<typeof wardFactory>>;

/**
 * Lets four desks work with stays over some weeks before now, each act at its moment, refused or done: at times two do something with the
 * same patient at once. Of many stays some are in the wards at a time; all but the last of them leave. Answers how often what was said.
 */
export async function liveThrough(
  site: TestSite,
  at: Ward,
  orders: readonly string[],
  { seed, admin, test }: { seed: number; admin: Ctx; test: string },
): Promise<Map<string, number>> {
  const told = new Map<string, number>();
  const roll = dice(seed);
  const groups = Array.from({ length: Math.ceil(orders.length / together) }, (_, nth) =>
    orders.slice(nth * together, (nth + 1) * together),
  );
  for (const [nth, group] of groups.entries()) {
    const from = new Date(Date.now() - hour - (groups.length - nth) * whole);
    const empties = nth < groups.length - 1;
    await groupLives(site, at, group, { roll, told, admin, test, from, empties });
  }
  return told;
}

type Life = {
  roll: (below: number) => number;
  told: Map<string, number>;
  admin: Ctx;
  test: string;
  from: Date;
  /** Everybody leaves in the end. */
  empties: boolean;
};

async function groupLives(
  site: TestSite,
  at: Ward,
  orders: readonly string[],
  { roll, told, admin, test, from, empties }: Life,
): Promise<void> {
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T; // a list of something
  let clock = from.getTime();
  const until = clock + whole - hour;
  const moment = () => {
    clock += Math.max(1000, (roll(100) / 50) * (step / 1.25));
    return new Date(Math.min(clock, until + (clock - until) / 1000));
  };
  await site.database.pool.query(
    `with began as (update main.tiep_nhan_nhap_vien set thoi_gian_vao_vien = $2, ngay_tao = $2 where id = any($1) returning tiep_nhan_id)
     update main.tiep_nhan set ngay_tiep_nhan = $2 where id in (select tiep_nhan_id from began)`,
    [orders, from],
  );
  const wards = new Map<string, string>();
  for (const ward of Object.keys(beds)) wards.set(await at.ward(ward), ward);
  const bed = (ward: string) => at.bed(pick(beds[ward] ?? []));
  const drug = await drugLine(site, 'T001');

  async function clean(nurse: Ctx): Promise<void> {
    const { rows } = await site.database.pool.query<{ id: string; version: number }>(
      `select id, version from main.tinh_trang_giuong where loai = 'DonDep' and trang_thai = 'DangApDung' order by tu_luc limit 1`,
    );
    for (const mark of rows) await unmarkBed(nurse, mark.id, mark.version).catch(() => undefined); // another desk was first
  }

  /** What somebody does with a patient of the ward. */
  async function inWard(stay: NhapVienRow, ward: string, nurse: Ctx, doctor: Ctx): Promise<unknown> {
    const seen = { NhapVien_Id: stay._id, version: stay.version };
    const choGhep = roll(2) === 0;
    const of = dischargeFactory(site, { ...at, doctor });
    switch (roll(12)) {
      case 0:
        return undoTakeIn(nurse, stay._id, stay.version, 'Nhầm');
      case 1:
      case 2:
      case 3:
        return sendTransfer(nurse, {
          ...seen,
          LyDo: 'Phẫu thuật',
          TomTat: 'Ổn định',
          KhoaDen_Id: await at.ward(other(ward)),
        });
      case 4:
        return orderForVisit(doctor, {
          requestId: v7(),
          TiepNhan_Id: stay.TiepNhan_Id,
          BacSiChiDinh_Id: at.BacSiDieuTri_Id,
          ChanDoan: 'Viêm phổi',
          chiTiets: [{ DichVu_Id: test }],
          xacNhanTrung: true,
          LyDoVuotChongChiDinh: 'Theo dõi',
        });
      case 5:
        return makeEntry(doctor, stay._id, { thuocs: [drug] });
      case 6:
      case 7:
        if (roll(2) === 0) await of.worked(stay._id);
        return of.leaving(stay._id, { KetQuaDieuTri: pick(results) });
      default:
        return moveBed(nurse, { ...seen, Giuong_Id: await bed(ward), choGhep, donDep: roll(3) === 0 });
    }
  }

  async function act(id: string): Promise<unknown> {
    const now = moment();
    const [nurse, doctor] = [again(at.nurse, now), again(at.doctor, now)];
    const stay = await stayById(nurse, id);
    const ward = wards.get(stay.Khoa_Id ?? stay.KhoaNhapVien_Id) ?? 'KNOI';
    const seen = { NhapVien_Id: id, version: stay.version };
    const choGhep = roll(2) === 0;
    const { BacSiDieuTri_Id } = at;
    if (roll(4) === 0) await clean(nurse);
    switch (stay.TrangThai) {
      case 'MoiVaoVien':
        return takeIn(nurse, { ...seen, Giuong_Id: await bed(ward), BacSiDieuTri_Id, choGhep });
      case 'ChiDinhRaVien': {
        const of = dischargeFactory(site, { ...at, doctor });
        if (roll(3) === 0) await of.worked(id);
        if (roll(3) > 0) return closeWard(nurse, id, stay.version);
        const back = { ...seen, LyDo: 'Sốt lại', choGhep, Giuong_Id: roll(2) === 0 ? await bed(ward) : null };
        return takeOrderBack(doctor, back);
      }
      case 'ChoThanhToan':
        if (roll(3) === 0) return takeBackToWard(nurse, id, stay.version, 'Còn thuốc');
        return completeDischarge(nurse, id, stay.version);
      case 'DaRaVien':
        return reopenDischarge(again(admin, now), id, stay.version, 'Sai ngày');
      default:
    }
    if (stay.ChuyenDen_Id === null) return inWard(stay, ward, nurse, doctor);
    const { rows } = await site.database.pool.query<{ id: string; version: number }>(
      `select id, version from main.phieu_chuyen_khoa where nhap_vien_id = $1 and trang_thai = 'DangChuyen'`,
      [id],
    );
    const [transfer] = rows;
    if (!transfer) return null;
    if (roll(3) === 0) return refuseTransfer(nurse, transfer.id, transfer.version, 'Hết giường');
    const Giuong_Id = await bed(other(ward));
    const named = { PhieuChuyenKhoa_Id: transfer.id, version: transfer.version };
    return acceptTransfer(nurse, { ...named, Giuong_Id, choGhep, BacSiDieuTri_Id });
  }

  /** Whoever still lies there leaves, and the bed is cleaned. */
  async function leave(id: string): Promise<void> {
    const now = moment();
    const [nurse, doctor] = [again(at.nurse, now), again(at.doctor, now)];
    const of = dischargeFactory(site, { ...at, doctor });
    if ((await stayById(nurse, id)).ChuyenDen_Id !== null) {
      const { rows } = await site.database.pool.query<{ id: string; version: number }>(
        `select id, version from main.phieu_chuyen_khoa where nhap_vien_id = $1 and trang_thai = 'DangChuyen'`,
        [id],
      );
      for (const one of rows) await refuseTransfer(nurse, one.id, one.version, 'Hết giường');
    }
    if ((await stayById(again(nurse), id)).TrangThai === 'DangDieuTri') await of.leaving(id);
    await clean(again(nurse));
  }

  const count = async (done: Promise<unknown>) => {
    for (const one of await issuesOf(done)) told.set(one, (told.get(one) ?? 0) + 1);
  };
  const desks = Array.from({ length: desksAtOnce }, (_, desk) =>
    orders.filter((_id, index) => index % desksAtOnce === desk),
  );
  await Promise.all(
    desks.map(async (mine) => {
      for (let turn = 0; turn < mine.length * turns; turn++) {
        const id = roll(6) === 0 ? pick(orders) : pick(mine);
        const pair = roll(5) === 0 ? [id, roll(2) === 0 ? id : pick(orders)] : [id];
        await Promise.all(pair.map((one) => count(act(one))));
      }
    }),
  );
  if (empties) for (const id of orders) await leave(id);
}

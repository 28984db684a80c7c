import { toiDaMotGiuong } from '@sen/domain/stays/beds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { stayById } from '../admission/queries.ts';
import {
  closeWard,
  completeDischarge,
  reopenDischarge,
  takeBackToWard,
  takeOrderBack,
} from '../discharges/leaving.ts';
import { dischargeFactory } from '../discharges/testDischarges.ts';
import { examFactory } from '../examination/testExam.ts';
import { moveBed, takeIn, undoTakeIn } from './commands.ts';
import { bedsOfStay } from './queries.ts';
import { again, copiesOf, issuesOf, wardFactory } from './testStays.ts';
import { acceptTransfer, refuseTransfer, sendTransfer } from './transfers.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof wardFactory>>;
let of: ReturnType<typeof dischargeFactory>;
let admin: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await wardFactory(site, await examFactory(site));
  of = dischargeFactory(site, at);
  admin = await site.ctx('quantri');
});
afterAll(() => site.close());

const nurse = () => again(at.nurse);
const read = (id: string) => stayById(nurse(), id);

describe('two who want the last place of a bed', () => {
  it('do not both have it: one is told that it is full', async () => {
    await at.lying('H309');
    await at.lying('H309', { choGhep: true });
    const orders = [await at.ordered(), await at.ordered()];
    const inputs = await Promise.all(orders.map((id) => at.takingIn(id, 'H309')));
    const told = await Promise.all(
      inputs.map((input) => issuesOf(takeIn(nurse(), { ...input, choGhep: true }))),
    );
    expect(told.sort()).toEqual([['Giuong_Id BED_FULL'], ['done']]);
  });

  it('and the free bed: the other is asked whether to share it', async () => {
    const orders = [await at.ordered(), await at.ordered()];
    const inputs = await Promise.all(orders.map((id) => at.takingIn(id, 'H310')));
    const told = await Promise.all(inputs.map((input) => issuesOf(takeIn(nurse(), input))));
    expect(told.sort()).toEqual([['choGhep BED_SHARED'], ['done']]);
  });

  it('is one who takes the same patient in twice', async () => {
    const order = await at.ordered();
    const inputs = [await at.takingIn(order, 'H301'), await at.takingIn(order, 'H302')];
    const told = await Promise.all(inputs.map((input) => issuesOf(takeIn(nurse(), input))));
    expect(told.sort()).toEqual([['STATE_CHANGED'], ['done']]);
    expect(await bedsOfStay(nurse(), order)).toHaveLength(1);
  });
});

/** What never is: each asks for the rows that break it. */
const never = {
  'somebody in two beds at once': `select a.id from main.dot_giuong a join main.dot_giuong b on b.benh_nhan_id = a.benh_nhan_id and b.id <> a.id
    where not a.da_huy and not b.da_huy and tstzrange(a.tu_luc, a.den_luc) && tstzrange(b.tu_luc, b.den_luc)`,
  'more in a bed than it has places': `select a.id from main.dot_giuong a join main.dot_giuong b on b.giuong_id = a.giuong_id and not b.da_huy
    and b.tu_luc <= a.tu_luc and (b.den_luc is null or b.den_luc > a.tu_luc) where not a.da_huy group by a.id having count(*) > ${toiDaMotGiuong}`,
  'a place that two hold': `select a.id from main.dot_giuong a join main.dot_giuong b on b.giuong_id = a.giuong_id and b.cho = a.cho and b.id <> a.id
    where not a.da_huy and not b.da_huy and tstzrange(a.tu_luc, a.den_luc) && tstzrange(b.tu_luc, b.den_luc)`,
  'a gap between beds': gapIn('dot_giuong'),
  'a gap between wards': gapIn('dot_khoa'),
  'a stay without its open ward and bed': `select n.id from main.tiep_nhan_nhap_vien n where n.trang_thai = 'DangDieuTri' and not exists (
    select from main.dot_khoa k join main.dot_giuong g on g.nhap_vien_id = k.nhap_vien_id and g.khoa_id = k.khoa_id and g.den_luc is null
      and not g.da_huy where k.nhap_vien_id = n.id and k.den_luc is null and not k.da_huy and k.khoa_id = n.khoa_id and k.tu_luc = n.ngay_vao_khoa)`,
  'times of who is not in the ward': `select d.id from main.dot_giuong d join main.tiep_nhan_nhap_vien n on n.id = d.nhap_vien_id
    where not d.da_huy and d.den_luc is null and n.trang_thai <> 'DangDieuTri'`,
  'a bed time outside its ward time': `select g.id from main.dot_giuong g where not g.da_huy and not exists (select from main.dot_khoa k
    where k.nhap_vien_id = g.nhap_vien_id and not k.da_huy and k.khoa_id = g.khoa_id and tstzrange(k.tu_luc, k.den_luc) @> tstzrange(g.tu_luc, g.den_luc))`,
  'a shared bed in isolation': `select a.id from main.dot_giuong a join main.dot_giuong b on b.giuong_id = a.giuong_id and b.id <> a.id
    join main.giuong_benh g on g.id = a.giuong_id where not a.da_huy and not b.da_huy and g.cach_ly is not null
      and tstzrange(a.tu_luc, a.den_luc) && tstzrange(b.tu_luc, b.den_luc)`,
  'a stay whose record another ward keeps': `select n.id from main.tiep_nhan_nhap_vien n where n.trang_thai = 'DangDieuTri' and not exists (
    select from main.benh_an b where b.nhap_vien_id = n.id and b.phong_ban_id = n.khoa_id and b.trang_thai = 'DangDieuTri')`,
  'a stay that ends at another moment than its discharge': `select n.id from main.tiep_nhan_nhap_vien n where ${left('n')} and not exists (
    select from main.ra_vien_noi_tru r join main.dot_giuong g on g.nhap_vien_id = n.id and not g.da_huy and g.den_luc = r.thoi_gian_ra_vien
      join main.dot_khoa k on k.nhap_vien_id = n.id and not k.da_huy and k.den_luc = r.thoi_gian_ra_vien
    where r.nhap_vien_id = n.id and r.trang_thai = 'DangSuDung'
      and not exists (select from main.dot_giuong x where x.nhap_vien_id = n.id and not x.da_huy and x.tu_luc >= g.den_luc))`,
  'a discharge of who lies in the ward': `select r.id from main.ra_vien_noi_tru r join main.tiep_nhan_nhap_vien n on n.id = r.nhap_vien_id
    where r.trang_thai = 'DangSuDung' and not ${left('n')}`,
  'a record that ends at another time than its stay': `select b.id from main.benh_an b join main.tiep_nhan_nhap_vien n on n.id = b.nhap_vien_id
    where b.trang_thai <> 'DaHuy' and (n.trang_thai = 'DaRaVien') <> (b.trang_thai = 'DaKetThuc')`,
  'a patient in two stays': `select n.id from main.tiep_nhan_nhap_vien n join main.tiep_nhan_nhap_vien m on m.benh_nhan_id = n.benh_nhan_id and m.id <> n.id
    where n.trang_thai in ('DangDieuTri', 'ChiDinhRaVien', 'ChoThanhToan') and m.trang_thai in ('DangDieuTri', 'ChiDinhRaVien', 'ChoThanhToan')`,
  'a transfer that waits where none is asked': `select n.id from main.tiep_nhan_nhap_vien n left join main.phieu_chuyen_khoa c
    on c.nhap_vien_id = n.id and c.trang_thai = 'DangChuyen' where n.chuyen_den_id is distinct from c.khoa_den_id`,
};
type Never = keyof typeof never;

/** That the discharge of a stay was ordered. */
function left(row: string): string {
  return `${row}.trang_thai in ('ChiDinhRaVien', 'ChoThanhToan', 'DaRaVien')`;
}

/** Times that neither begin a stay nor begin where another ends, and those that end before the stay does. */
function gapIn(table: string): string {
  return `select a.id from main.${table} a left join main.${table} b on b.nhap_vien_id = a.nhap_vien_id and b.den_luc = a.tu_luc and not b.da_huy
    where not a.da_huy and (b.id is null) <> (a.noi_tiep is null)
    union all select a.id from main.${table} a join main.tiep_nhan_nhap_vien n on n.id = a.nhap_vien_id
    where not a.da_huy and a.den_luc is not null and n.trang_thai = 'DangDieuTri'
      and not exists (select from main.${table} b where b.nhap_vien_id = a.nhap_vien_id and b.tu_luc = a.den_luc and not b.da_huy)`;
}

async function broken(): Promise<Never[]> {
  const found: Never[] = [];
  for (const [name, query] of Object.entries(never))
    if ((await site.database.pool.query(query)).rows.length > 0) found.push(name as Never); // a key of never
  return found;
}

/** Numbers that follow from a seed, below a limit each. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const stays = Number(process.env['SEN_STAYS'] ?? 60);

describe(`after ${stays} random stays`, () => {
  const roll = dice(20_261_130);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T; // a list of something
  const beds: Record<string, readonly string[]> = {
    KNOI: ['H301', 'H303', 'H304', 'H309', 'H310', 'H311', 'C301', 'C302', 'H313'],
    KNGO: ['H201', 'H202', 'H203', 'H204', 'C201', 'C202', 'H209'],
  };
  const other = (ward: string) => (ward === 'KNOI' ? 'KNGO' : 'KNOI');

  it('nobody lies in two beds, and wards and beds follow each other without a gap', async () => {
    const wards = new Map<string, string>();
    for (const ward of Object.keys(beds)) wards.set(await at.ward(ward), ward);
    const orders = await copiesOf(site, await at.ordered('KNOI'), stays);
    const told = new Map<string, number>();
    const count = (said: readonly string[]) => {
      for (const one of said) told.set(one, (told.get(one) ?? 0) + 1);
    };
    const bed = (ward: string) => at.bed(pick(beds[ward] ?? []));

    /** Something that happens to a patient, refused or done. */
    async function step(id: string): Promise<void> {
      const stay = await read(id);
      const ward = wards.get(stay.Khoa_Id ?? stay.KhoaNhapVien_Id) ?? 'KNOI';
      const seen = { NhapVien_Id: id, version: stay.version };
      const choGhep = roll(2) === 0;
      if (stay.TrangThai === 'MoiVaoVien') {
        const input = { ...seen, Giuong_Id: await bed(ward), BacSiDieuTri_Id: at.BacSiDieuTri_Id, choGhep };
        return count(await issuesOf(takeIn(nurse(), input)));
      }
      if (stay.ChuyenDen_Id !== null) {
        const waits = await site.database.pool.query(
          `select id, version from main.phieu_chuyen_khoa where nhap_vien_id = $1 and trang_thai = 'DangChuyen'`,
          [id],
        );
        const { id: transfer, version } = waits.rows[0];
        if (roll(3) === 0)
          return count(await issuesOf(refuseTransfer(nurse(), transfer, version, 'Hết giường')));
        const input = { PhieuChuyenKhoa_Id: transfer, version, Giuong_Id: await bed(other(ward)), choGhep };
        return count(
          await issuesOf(acceptTransfer(nurse(), { ...input, BacSiDieuTri_Id: at.BacSiDieuTri_Id })),
        );
      }
      if (stay.TrangThai === 'ChiDinhRaVien') {
        if (roll(2) === 0) return count(await issuesOf(closeWard(nurse(), id, stay.version)));
        const other = roll(2) === 0 ? await bed(ward) : null;
        const back = { ...seen, LyDo: 'Sốt lại', choGhep, Giuong_Id: other };
        return count(await issuesOf(takeOrderBack(of.doctor(), back)));
      }
      if (stay.TrangThai === 'ChoThanhToan')
        return count(
          await issuesOf(
            roll(3) === 0
              ? takeBackToWard(nurse(), id, stay.version, 'Còn thuốc')
              : completeDischarge(nurse(), id, stay.version),
          ),
        );
      if (stay.TrangThai === 'DaRaVien')
        return count(await issuesOf(reopenDischarge(again(admin), id, stay.version, 'Sai ngày')));
      const what = roll(9);
      if (what === 8) {
        await of.worked(id);
        return count(await issuesOf(of.leaving(id)));
      }
      if (what === 0) return count(await issuesOf(undoTakeIn(nurse(), id, stay.version, 'Nhầm')));
      if (what < 4) {
        const texts = { LyDo: 'Phẫu thuật', TomTat: 'Ổn định' };
        const KhoaDen_Id = await at.ward(other(ward));
        return count(await issuesOf(sendTransfer(nurse(), { ...seen, ...texts, KhoaDen_Id })));
      }
      const donDep = false;
      return count(
        await issuesOf(moveBed(nurse(), { ...seen, Giuong_Id: await bed(ward), choGhep, donDep })),
      );
    }
    // several desks at once, each with patients of its own and at times one of another
    const desks = Array.from({ length: 4 }, (_, desk) => orders.filter((_id, index) => index % 4 === desk));
    await Promise.all(
      desks.map(async (mine) => {
        for (let turn = 0; turn < mine.length * 4; turn++)
          await step(roll(6) === 0 ? pick(orders) : pick(mine));
      }),
    );
    // the beds are full at some time: enough has happened until then
    expect(told.get('done') ?? 0).toBeGreaterThan(Math.min(stays, 40));
    expect(await broken()).toEqual([]);
  }, 120_000);

  const spoilt: Record<Never, string> = {
    'somebody in two beds at once': `update main.dot_giuong set benh_nhan_id = (select benh_nhan_id from main.dot_giuong
      where not da_huy and den_luc is null limit 1) where not da_huy and den_luc is null`,
    'more in a bed than it has places': `update main.dot_giuong set giuong_id = (select giuong_id from main.dot_giuong where not da_huy and den_luc is null limit 1)
      where not da_huy and den_luc is null`,
    'a place that two hold': `update main.dot_giuong set cho = 1, giuong_id = (select giuong_id from main.dot_giuong where not da_huy and den_luc is null limit 1)
      where not da_huy and den_luc is null`,
    'a gap between beds': `update main.dot_giuong set tu_luc = tu_luc + interval '1 microsecond' where not da_huy and noi_tiep is not null`,
    'a gap between wards': `update main.dot_khoa set tu_luc = tu_luc + interval '1 microsecond' where not da_huy and noi_tiep is not null`,
    'a stay without its open ward and bed': `update main.dot_khoa set den_luc = now() + interval '1 day' where not da_huy and den_luc is null`,
    'times of who is not in the ward': `update main.tiep_nhan_nhap_vien set trang_thai = 'DaHuy' where trang_thai = 'DangDieuTri'`,
    'a bed time outside its ward time': `update main.dot_giuong set khoa_id = (select id from auth.node where code = 'KNHI') where not da_huy`,
    'a shared bed in isolation': `update main.giuong_benh set cach_ly = 'TiepXuc'`,
    'a stay whose record another ward keeps': `update main.benh_an set phong_ban_id = (select id from auth.node where code = 'KNHI') where nhap_vien_id is not null`,
    'a stay that ends at another moment than its discharge': `update main.ra_vien_noi_tru set thoi_gian_ra_vien = thoi_gian_ra_vien - interval '1 second'`,
    'a discharge of who lies in the ward': `update main.tiep_nhan_nhap_vien set trang_thai = 'DangDieuTri' where trang_thai <> 'MoiVaoVien'`,
    'a record that ends at another time than its stay': `update main.benh_an set trang_thai = 'DaKetThuc' where nhap_vien_id is not null and trang_thai = 'DangDieuTri'`,
    'a patient in two stays': `update main.tiep_nhan_nhap_vien set benh_nhan_id = (select benh_nhan_id from main.tiep_nhan_nhap_vien where trang_thai = 'DangDieuTri' limit 1)`,
    'a transfer that waits where none is asked': `update main.tiep_nhan_nhap_vien set chuyen_den_id = (select id from auth.node where code = 'KNHI') where trang_thai = 'DangDieuTri'`,
  };

  it.each(Object.entries(spoilt))('would find %s', async (name, spoil) => {
    const client = await site.database.pool.connect();
    try {
      await client.query('begin');
      // what the database itself refuses is spoilt with its guards off
      await client.query(
        'alter table main.dot_giuong drop constraint dot_giuong_place, drop constraint dot_giuong_one_bed, drop constraint dot_giuong_joined, drop constraint dot_giuong_follows',
      );
      await client.query(
        'alter table main.dot_khoa drop constraint dot_khoa_joined, drop constraint dot_khoa_follows',
      );
      await client.query('drop index main.tiep_nhan_nhap_vien_lying');
      await client.query(spoil);
      expect((await client.query(never[name as Never])).rows.length).toBeGreaterThan(0); // a key of spoilt
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  const refused: Record<string, string> = {
    tiep_nhan_nhap_vien_lying: spoilt['a patient in two stays'],
    ra_vien_noi_tru_stay: `update main.ra_vien_noi_tru set trang_thai = 'DangSuDung', nhap_vien_id = (select nhap_vien_id from main.ra_vien_noi_tru limit 1)`,
    ra_vien_noi_tru_death: `update main.ra_vien_noi_tru set ket_qua_dieu_tri = 'TuVong'`,
    ra_vien_noi_tru_escape: `update main.ra_vien_noi_tru set loai_ra_vien = 'BoDieuTri'`,
    dot_giuong_place: `update main.dot_giuong set cho = 1, giuong_id = (select giuong_id from main.dot_giuong where not da_huy and den_luc is null limit 1)
      where not da_huy and den_luc is null`,
    dot_giuong_joined: spoilt['a gap between beds'],
    dot_khoa_joined: spoilt['a gap between wards'],
    dot_giuong_first: `update main.dot_giuong set noi_tiep = null where not da_huy`,
    dot_khoa_open: `update main.dot_khoa set den_luc = null where not da_huy`,
    dot_giuong_forward: `update main.dot_giuong set den_luc = tu_luc where not da_huy and den_luc is null`,
    dot_giuong_place_of_three: `update main.dot_giuong set cho = 4`,
    dot_giuong_follows: `update main.dot_giuong set den_luc = den_luc - interval '1 microsecond' where not da_huy and den_luc is not null`,
    dot_khoa_follows: `update main.dot_khoa set den_luc = den_luc - interval '1 microsecond' where not da_huy and den_luc is not null`,
    tiep_nhan_nhap_vien_in_bed: `update main.tiep_nhan_nhap_vien set khoa_id = null where trang_thai = 'DangDieuTri'`,
  };

  it.each(Object.entries(refused))('the database itself refuses by %s', async (constraint, spoil) => {
    const client = await site.database.pool.connect();
    try {
      await client.query('begin');
      const error = await client
        .query(spoil)
        .then(() => client.query('set constraints all immediate'))
        .catch((it) => it);
      expect(error.constraint).toBe(constraint);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

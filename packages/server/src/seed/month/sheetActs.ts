import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { StayDrug } from '../../../seeds/demo/stayShape.ts';
import { createEntry } from '../../features/treatment/commands.ts';
import { ordersOfEntry } from '../../features/treatment/queries.ts';
import type { YLenhThuocInput } from '../../gql/main.ts';
import type { Hospital } from './hospital.ts';
import { readResults } from './wardActs.ts';
import { type StayPlace, stayNow } from './wardPlace.ts';

/** What the doctor finds and orders on a day of the stay, from 0; what was ordered before is repeated, and holds until the next round. */
export async function writeRound(place: StayPlace, day: number, HieuLucDen: Date): Promise<void> {
  const { hospital, tx, stay } = place;
  const { benh } = stay;
  await readResults(place);
  const { id: NhapVien_Id } = await stayNow(place);
  const before = await lastEntry(place, NhapVien_Id);
  const orders = before ? await ordersOfEntry(tx, before) : [];
  const repeated = new Map(orders.map((one) => [one.Duoc_Id, one._id]));
  const bad = day < benh.nangNgay;
  const leaves = stay.ra !== null && stay.ra < HieuLucDen;
  const drugs = leaves ? [] : benh.thuocs.filter(({ ngay }) => !ngay || (day >= ngay[0] && day <= ngay[1]));
  const [AnSang, AnTrua, AnToi] = benh.an;
  await createEntry(tx, {
    requestId: v7(),
    NhapVien_Id,
    TinhTrang: bad ? 'ChuaOnDinh' : 'OnDinh',
    CapChamSoc: bad ? benh.chamSoc[0] : benh.chamSoc[1],
    DienBien: leaves
      ? `Ngày điều trị thứ ${day + 1}: ổn định, đủ điều kiện ra viện.`
      : (benh.dienBien[Math.min(day, benh.dienBien.length - 1)] ?? benh.TrieuChung),
    ...{ AnSang, AnTrua, AnToi, HieuLucDen },
    ...(before && repeated.size > 0 ? { LapTu_Id: before } : {}),
    thuocs: drugs.map((drug) => lineOf(hospital, drug, repeated)),
  });
}

function lineOf(hospital: Hospital, drug: StayDrug, repeated: ReadonlyMap<string, string>): YLenhThuocInput {
  const Duoc_Id = hospital.id(`Duoc:${drug.ma}`);
  const { khiCan, truyen } = drug;
  const LapTu_Id = repeated.get(Duoc_Id);
  return {
    Duoc_Id,
    Lieu: drug.lieu,
    DuongDung_Id: hospital.id(`DuongDung:${drug.duong}`),
    ...(khiCan
      ? { CachDung: 'KhiCan', LyDoKhiCan: khiCan.lyDo, ToiDa24h: khiCan.toiDa, CachGio: khiCan.cachGio }
      : { CachDung: 'TheoGio', Gios: drug.gio ?? '08:00' }),
    ...(truyen ? { TheTich: truyen[0], SoPhut: truyen[1] } : {}),
    ...(LapTu_Id ? { LapTu_Id } : {}),
  };
}

async function lastEntry({ tx }: StayPlace, stay: string): Promise<string | null> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select id from main.to_dieu_tri where nhap_vien_id = ${stay} and trang_thai <> 'DaHuy' order by so_thu_tu desc limit 1`);
  return rows[0]?.id ?? null;
}

import { catalogues } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { catalogueTable } from '../../src/engine/catalogue/tables.ts';
import type { Database } from '../../src/engine/database/database.ts';

export type Known = {
  /** Values by the name of the variable that screens ask with. */
  byName: Readonly<Record<string, readonly unknown[]>>;
  /** What a variable `id` may be: one of each kind of record. */
  ids: readonly string[];
  /** The first entry of each catalogue by name; null where there is none. */
  entries: ReadonlyMap<string, string | null>;
};

type Visit = Record<
  | 'visit'
  | 'patient'
  | 'payer'
  | 'session'
  | 'room'
  | 'day'
  | 'slip'
  | 'laboratory'
  | 'sample'
  | 'slipCode'
  | 'indicator'
  | 'prescription'
  | 'receipt'
  | 'bill'
  | 'patientCode',
  string
>;

/** What the screens of a site ask with: a closed visit and its papers, rooms, people, the first entry of every catalogue. */
export async function knownValues({ db }: Database): Promise<Known> {
  const { rows } = await db.execute<Visit>(sql`
    select t.id as visit, t.benh_nhan_id as patient, t.doi_tuong_id as payer, k.id as session, k.phong_ban_id as room, t.ngay::text as day,
      y.id as slip, y.noi_thuc_hien_id as laboratory, y.sid_mau as sample, y.so_phieu_yeu_cau as "slipCode",
      x.ma_chi_so as indicator, p.id as prescription, r.id as receipt, v.id as bill, b.ma_y_te as "patientCode"
    from main.tiep_nhan t join main.benh_nhan b on b.id = t.benh_nhan_id join main.kham_benh k on k.tiep_nhan_id = t.id
    join main.dich_vu_yeu_cau y on y.tiep_nhan_id = t.id join main.xet_nghiem_ket_qua x on x.dich_vu_yeu_cau_id = y.id
    join main.toa_thuoc p on p.tiep_nhan_id = t.id join main.bien_lai r on r.tiep_nhan_id = t.id
    join main.vien_phi v on v.tiep_nhan_id = t.id
    where t.da_xac_nhan_chi_phi order by t.ma_tiep_nhan desc, x.id limit 1`);
  const [visit] = rows;
  if (!visit) throw new Error('the site has no closed visit with results, drugs and a receipt');
  const { rows: others } = await db.execute<
    Record<'profile' | 'account' | 'staff' | 'store' | 'list' | 'counter', string>
  >(sql`
    select (select id from auth.profile where code = 'DOCTOR') as profile, a.id as account, a.nhan_vien_id as staff,
      (select id from pharmacy.kho where ma_kho = 'KHOLE') as store, (select id from main.bang_gia limit 1) as list,
      (select id from auth.node where code = 'QT01') as counter
    from auth.account a where a.username = 'thungan1'`);
  const [other] = others;
  if (!other) throw new Error('the site has no cashier');
  const entries = await firstEntries(db);
  const service = entries.get('DM_DichVu') ?? '';
  const rooms = [visit.room, visit.laboratory, other.counter];
  const byName = {
    ...{ TiepNhan_Id: [visit.visit], idTiepNhan: [visit.visit] },
    ...{ BenhNhan_Id: [visit.patient], idBenhNhan: [visit.patient] },
    ...{ KhamBenh_Id: [visit.session], DoiTuong_Id: [visit.payer], MaChiSo: [visit.indicator] },
    ...{ idRoom: rooms, idNode: rooms, room: rooms, NoiYeuCau_Id: rooms, CodeCounter: [other.counter] },
    ...{ ngay: [visit.day], denNgay: [visit.day], startDate: [visit.day], endDate: [visit.day] },
    ...{ NhanVienId: [other.staff], idNhanVien: [other.staff], idUser: [other.account] },
    ...{ idStore: [other.store], idProfile: [other.profile], SIDMau: [visit.sample] },
    ...{ code: [visit.slipCode, visit.patientCode, 'PhieuThu'] },
  };
  const {
    day: _day,
    indicator: _indicator,
    sample: _sample,
    slipCode: _code,
    patientCode: _patient,
    ...ids
  } = visit;
  return { byName, ids: [...Object.values(ids), ...Object.values(other), service], entries };
}

async function firstEntries(db: Database['db']): Promise<Map<string, string | null>> {
  const entries = new Map<string, string | null>();
  for (const { name } of catalogues) {
    const table = catalogueTable(name);
    const [row] = await db.select({ _id: table._id }).from(table).orderBy(table._id).limit(1);
    entries.set(name, row ? String(row._id) : null);
  }
  return entries;
}

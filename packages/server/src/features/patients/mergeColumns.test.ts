import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { mergePatients, splitPatients } from './merge.ts';
import { patientColumns } from './mergeMoves.ts';
import { mergesInto } from './mergeQueries.ts';
import { patientById } from './queries.ts';
import { makePatient } from './testPatient.ts';

/**
 * What becomes of each column that names a patient when the record is merged. It follows; what was made since goes back at a split with
 * its reception (`visit`), with the record that a column names, or not at all where nothing says whose it is. Or it stays: why.
 */
const columns: Record<string, Told> = {
  'main.ap_dung_khuyen_mai.benh_nhan_id': { since: 'visit' },
  'main.audit.benh_nhan_id': { stays: 'the log of an act names the record of its moment' },
  'main.bao_cao_ca_benh.benh_nhan_id': { since: 'visit' },
  'main.benh_an.benh_nhan_id': { since: 'visit' },
  'main.benh_nhan.benh_nhan_gop_id': { stays: 'says into which record it was merged' },
  'main.benh_nhan.me_id': { since: 'nothing' },
  'main.bien_ban_hoi_chan.benh_nhan_id': { since: 'visit' },
  'main.bien_lai.benh_nhan_id': { since: 'visit' },
  'main.chu_ky_giay_to.benh_nhan_id': { since: { giay_to_id: 'main.giay_nghi_huong_bhxh' } },
  'main.chung_tu_gpp.benh_nhan_id': { since: 'nothing' },
  'main.cong_no.benh_nhan_id': { since: 'visit' },
  'main.dia_chi_giao_hang.benh_nhan_id': { since: 'nothing' },
  'main.dich_vu_yeu_cau.benh_nhan_id': { since: 'visit' },
  'main.dong_tra_bhyt.benh_nhan_id': { since: { ho_so_id: 'main.ho_so_bhyt' } },
  'main.dot_dieu_tri.benh_nhan_id': { since: { benh_an_id: 'main.benh_an' } },
  'main.dot_giuong.benh_nhan_id': { since: { nhap_vien_id: 'main.tiep_nhan_nhap_vien' } },
  'main.dot_khoa.benh_nhan_id': { since: { nhap_vien_id: 'main.tiep_nhan_nhap_vien' } },
  'main.du_toan_chi_phi.benh_nhan_id': { since: 'visit' },
  'main.file.benh_nhan_id': { since: 'nothing' },
  'main.giao_dich_tam.benh_nhan_id': { since: 'visit' },
  'main.giay_bao_tu.benh_nhan_id': { since: 'visit' },
  'main.giay_chung_sinh.benh_nhan_id': { since: 'visit' },
  'main.giay_hen_kham_lai.benh_nhan_id': { since: 'visit' },
  'main.giay_nghi_duong_thai.benh_nhan_id': { since: 'visit' },
  'main.giay_nghi_huong_bhxh.benh_nhan_id': { since: 'visit' },
  'main.giay_thuong_tich.benh_nhan_id': { since: 'visit' },
  'main.giay_xac_nhan_noi_tru.benh_nhan_id': { since: 'visit' },
  'main.gop_benh_nhan.benh_nhan_giu_id': { stays: 'says which record was kept' },
  'main.gop_benh_nhan.benh_nhan_gop_id': { stays: 'says which record was merged' },
  'main.han_muc_no.benh_nhan_id': { since: 'nothing' },
  'main.hang_doi_ve.benh_nhan_id': { since: 'visit' },
  'main.ho_so_bhyt.benh_nhan_id': { since: 'visit' },
  'main.hoa_don_dien_tu.benh_nhan_id': { since: 'nothing' },
  'main.ket_qua_nguy_hiem.benh_nhan_id': { since: { dich_vu_yeu_cau_id: 'main.dich_vu_yeu_cau' } },
  'main.kham_benh.benh_nhan_id': { since: 'visit' },
  'main.kham_benh_chuyen_vien.benh_nhan_id': { since: 'visit' },
  'main.mo_ho_so.benh_nhan_id': { stays: 'who opened which record of another facility' },
  'main.nhac_tai_kham.benh_nhan_id': { since: { kham_benh_id: 'main.kham_benh' } },
  'main.phieu_cham_soc.benh_nhan_id': { since: { nhap_vien_id: 'main.tiep_nhan_nhap_vien' } },
  'main.phieu_chuyen_khoa.benh_nhan_id': { since: { nhap_vien_id: 'main.tiep_nhan_nhap_vien' } },
  'main.phieu_so_ket.benh_nhan_id': { since: { benh_an_id: 'main.benh_an' } },
  'main.ra_vien_ngoai_tru.benh_nhan_id': { since: { benh_an_id: 'main.benh_an' } },
  'main.ra_vien_noi_tru.benh_nhan_id': { since: 'visit' },
  'main.su_dung_vat_tu.benh_nhan_id': { since: { dich_vu_yeu_cau_id: 'main.dich_vu_yeu_cau' } },
  'main.suc_khoe_tiep_nhan.benh_nhan_id': { since: 'visit' },
  'main.the_trong_dot.benh_nhan_id': { since: 'visit' },
  'main.thong_bao.benh_nhan_id': { since: { kham_benh_id: 'main.kham_benh' } },
  'main.thuc_hien_thuoc.benh_nhan_id': { since: { nhap_vien_id: 'main.tiep_nhan_nhap_vien' } },
  'main.tiep_nhan.benh_nhan_id': { since: 'nothing' },
  'main.tiep_nhan_nhap_vien.benh_nhan_id': { since: 'visit' },
  'main.to_dieu_tri.benh_nhan_id': { since: 'visit' },
  'main.toa_thuoc.benh_nhan_id': { since: 'visit' },
  'main.tom_tat_ho_so.benh_nhan_id': { since: 'visit' },
  'main.tra_cuu_the.benh_nhan_id': { stays: 'what the portal answered of whom' },
  'main.tra_ket_qua_sau.benh_nhan_id': { since: { dich_vu_yeu_cau_id: 'main.dich_vu_yeu_cau' } },
  'main.truy_cap_ho_so.benh_nhan_id': { stays: 'who saw which record of another facility' },
  'main.vien_phi.benh_nhan_id': { since: 'visit' },
  'main.vien_phi_dong.benh_nhan_id': { since: 'visit' },
  'main.voucher.benh_nhan_id': { since: { bien_lai_tam_ung_id: 'main.bien_lai' } },
  'main.xac_nhan_bhyt.benh_nhan_id': { since: 'visit' },
  'main.xet_nghiem_ket_qua.benh_nhan_id': { since: { dich_vu_yeu_cau_id: 'main.dich_vu_yeu_cau' } },
  'main.y_lenh_thuoc.benh_nhan_id': { since: { nhap_vien_id: 'main.tiep_nhan_nhap_vien' } },
  'main.yeu_cau_mien_giam.benh_nhan_id': { since: 'visit' },
  'main.yeu_cau_tom_tat.benh_nhan_id': { since: 'visit' },
  'pharmacy.phieu_cap.benh_nhan_id': { since: { toa_thuoc_id: 'main.toa_thuoc' } },
};
type Since = 'visit' | 'nothing' | Record<string, string>;
type Told = { since: Since; stays?: undefined } | { stays: string; since?: undefined };

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri', { node: 'TN01' });
});
afterAll(() => site.close());

const fresh = (): Ctx => ({ ...ctx, loaders: new Map() });

/** Those that name whose a row is; the others say which records were merged. */
const told = Object.entries(columns).filter(([column]) => !/_(gop|giu)_id$/.test(column));

async function merge(kept: string, other: string): Promise<void> {
  const [first, second] = [await patientById(fresh(), kept), await patientById(fresh(), other)];
  await mergePatients(fresh(), {
    id: kept,
    BenhNhanGop_Id: other,
    version: first.version,
    versionGop: second.version,
    truongLays: [],
    LyDo: 'Một người',
  });
}

/** What a row that is made since names: its reception, or another record. */
function namesOf(since: Since, visit: string, named: ReadonlyMap<string, string>): Record<string, unknown> {
  if (since === 'nothing') return {};
  if (since === 'visit') return { tiep_nhan_id: visit };
  return Object.fromEntries(Object.entries(since).map(([field, table]) => [field, named.get(table)]));
}

/** Every column of the database that names a patient: by its name, or since it refers to one. */
async function columnsOfDatabase(): Promise<string[]> {
  const { rows } = await site.database.pool.query<{ name: string }>(`
    select n.nspname || '.' || c.relname || '.' || a.attname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
    join pg_namespace n on n.oid = c.relnamespace and n.nspname not in ('pg_catalog', 'information_schema')
    where not a.attisdropped and a.attnum > 0 and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
      and (a.attname ~ '(^|_)(benh_nhan|nguoi_benh|khach)(_|$).*ids?$' or exists (select from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = 'main.benh_nhan'::regclass and a.attnum = any(f.conkey)))
      and a.attname !~ '^(loai|nhom|nguon)_'
    order by name`);
  return rows.map(({ name }) => name);
}

const placeOf = (column: string) => {
  const [schema = '', table = '', field = ''] = column.split('.');
  return { table: `${schema}.${table}`, field };
};

/** What checks of a table ask for beside: its own, so that rows do not get in each other's way. */
const asked: Readonly<Record<string, () => Record<string, unknown>>> = {
  'main.benh_an': () => ({ chuyen_khoa_id: crypto.randomUUID() }),
  'main.dot_giuong': () => ({ da_huy: true }),
  'main.thuc_hien_thuoc': () => ({ lieu: 1 }),
  'main.to_dieu_tri': () => ({ hieu_luc_den: '2099-01-01' }),
  'main.y_lenh_thuoc': () => ({ den_luc: '2099-01-01' }),
};

/**
 * Adds a row that has what it must have and the given values; what it names need not be there. With the guards off, as rows stand that
 * were written before there were any.
 */
async function addRow(client: pg.PoolClient, table: string, given: Record<string, unknown>): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef and attgenerated = ''`,
    [table],
  );
  const row: Record<string, unknown> = { id: crypto.randomUUID() };
  for (const { name, type } of rows) row[name] ??= someValue(type);
  Object.assign(row, asked[table]?.(), given);
  const names = Object.keys(row);
  await client.query("set session_replication_role = 'replica'");
  await client.query(
    `insert into ${table} (${names.join()}) select ${names.join()} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
  await client.query("set session_replication_role = 'origin'");
  return String(row['id']);
}

function someValue(type: string): unknown {
  if (type === 'uuid') return crypto.randomUUID();
  if (type.endsWith('[]')) return [];
  if (type === 'jsonb') return {};
  if (type === 'boolean') return false;
  if (type === 'date') return '2020-02-02';
  if (type.startsWith('timestamp')) return '2020-02-02T02:02:02Z';
  return /^(integer|bigint|numeric|smallint)/.test(type) ? 1 : `v${crypto.randomUUID().slice(0, 8)}`;
}

describe('a column that names a patient', () => {
  it('is known here, with what a merge does to it', async () => {
    expect(await columnsOfDatabase()).toEqual(Object.keys(columns));
  });

  it('follows a merge and a split with the rows that were made since, or stays, as it is said here', async () => {
    const [kept, other] = [await makePatient(site, fresh()), await makePatient(site, fresh())];
    const client = await site.database.pool.connect();
    const holder = async (column: string, id: string) => {
      const { table, field } = placeOf(column);
      const { rows } = await client.query<{ of: string }>(
        `select ${field} as of from ${table} where id = $1`,
        [id],
      );
      return rows[0]?.of === kept._id ? 'kept' : rows[0]?.of === other._id ? 'merged' : 'nobody';
    };
    const holders = async (rows: ReadonlyMap<string, string>) => {
      const found: Record<string, string> = {};
      for (const [column, id] of rows) found[column] = await holder(column, id);
      return found;
    };
    try {
      const visitOf = () => addRow(client, 'main.tiep_nhan', { benh_nhan_id: other._id });
      const [visit, otherVisit, visitSince] = [await visitOf(), await visitOf(), await visitOf()];
      const add = (column: string, patient: string, more: Record<string, unknown>) => {
        const { table, field } = placeOf(column);
        return addRow(client, table, { [field]: patient, ...more });
      };
      const rows = new Map<string, string>();
      const named = new Map<string, string>(); // what rows made since will name: a visit has one of some kinds
      for (const [column, { since }] of told) {
        rows.set(column, await add(column, other._id, since === 'visit' ? { tiep_nhan_id: visit } : {}));
        if (since === 'visit')
          named.set(placeOf(column).table, await add(column, other._id, { tiep_nhan_id: otherVisit }));
      }
      await merge(kept._id, other._id);
      expect(await holders(rows)).toEqual(
        Object.fromEntries(told.map(([column, { stays }]) => [column, stays ? 'merged' : 'kept'])),
      );

      const madeSince = new Map<string, string>();
      for (const [column, { since }] of told)
        if (since) madeSince.set(column, await add(column, kept._id, namesOf(since, visitSince, named)));
      const [done] = (await mergesInto(fresh(), kept._id)) ?? [];
      await splitPatients(fresh(), done?._id ?? '', 'Hai người');
      expect(await holders(rows)).toEqual(Object.fromEntries(told.map(([column]) => [column, 'merged'])));
      const follows = told.filter(([, { since }]) => since);
      expect(await holders(madeSince)).toEqual(
        Object.fromEntries(
          follows.map(([column, { since }]) => [column, since === 'nothing' ? 'kept' : 'merged']),
        ),
      );
    } finally {
      client.release();
    }
  });

  it('is guarded by the database where it follows: nothing new names a record that was merged', async () => {
    const { rows } = await site.database.pool.query<{ name: string }>(`
      select n.nspname || '.' || c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_namespace n on n.oid = c.relnamespace
      where t.tgfoid = any(array['main.refuse_merged'::regproc, 'main.refuse_merged_mother'::regproc]) and not c.relispartition`);
    const guarded = new Set(rows.map(({ name }) => name));
    const following = await patientColumns(fresh());
    expect(following.map(({ table }) => table).filter((name) => !guarded.has(name))).toEqual([]);
    expect(following).toHaveLength(told.filter(([, { since }]) => since).length);
  });
});

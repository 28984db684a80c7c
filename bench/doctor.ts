// What a doctor's room asks at its worst: a patient with 200 visits, a room in which 500 wait, an examination with six services and
// eight drugs; each beside the bare SQL of the same work, one client, in turn.
import { v7 } from 'uuid';
import { screenDocument } from '../packages/server/test/screenDocument.ts';
import { readFacts } from './facts.ts';
import { spread, timed } from './measure.ts';
import { chartSql, resultsSql, roomSql } from './reads.ts';
import { type Site, type Started, today, withSen } from './site.ts';
import { makeStay, type Stay } from './stays.ts';

const turns = 40;
const queue = 500;
const visits = { few: 2, many: 200 };
const services = ['XN-CBC', 'XN-GLU', 'XN-HBA1C', 'XN-URE', 'XN-PT', 'XN-APTT'];
const drugs = ['T001', 'T027', 'T037', 'T049', 'T073', 'T080', 'T125', 'T048'];

await withSen({ patients: 1000, visits: 4000, acts: 10, waiting: queue }, bench);

async function bench(sen: Started, site: Site): Promise<void> {
  const facts = await readFacts(sen.base, site);
  const { pool } = site.database;
  console.log(`${turns} turns of each in turn, one client; ${today}

| work | Sen p50 ms | p95 | SQL p50 ms | p95 | p50 ratio |
|---|---|---|---|---|---|`);

  for (const [many, number] of [
    [visits.few, 1],
    [visits.many, 2],
  ] as const) {
    const stay = await withHistory(many, number);
    await row(
      `open a patient with ${many} visits`,
      () => openPatient(stay),
      () =>
        Promise.all([
          pool.query({ name: 'chart', text: chartSql, values: [stay.patient] }),
          pool.query({ name: 'results', text: resultsSql, values: [stay.visit] }),
        ]),
    );
  }

  await row(
    `work list of a room with ${queue} waiting`,
    () => ask('DanhSachKhamBenh', { idRoom: facts.ids.room, tab: 'ChoKham', ngay: facts.day }),
    () => pool.query({ name: 'room', text: roomSql, values: [facts.ids.room, facts.day] }),
  );

  const stays: Stay[] = [];
  for (let number = 0; number <= turns; number += 1)
    stays.push(await makeStay(site, facts, { payer: 'THUPHI', lines: 1, days: 0, number: 10 + number }));
  const chosen = await choices();
  await row(
    `save an examination with ${services.length} services and ${drugs.length} drugs`,
    async (turn) => saveAll(stays[turn] as Stay), // one a turn was made
    async (turn) => bareSave(stays[turn] as Stay), // one a turn was made
  );

  async function row(
    name: string,
    ours: (turn: number) => Promise<unknown>,
    bare: (turn: number) => Promise<unknown>,
  ): Promise<void> {
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let turn = 0; turn <= turns; turn += 1) {
      const took = [await timed(() => ours(turn)), await timed(() => bare(turn))] as const;
      if (turn === 0) continue; // the first of everything is prepared
      times.ours.push(took[0]);
      times.bare.push(took[1]);
    }
    const [sen, sql] = [spread(times.ours), spread(times.bare)];
    const cells = [sen.p50, sen.p95, sql.p50, sql.p95, sen.p50 / sql.p50].map((one) => one.toFixed(1));
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }

  /** A patient of so many finished visits, each with a result of five values and a prescription, and an open one. */
  async function withHistory(many: number, number: number): Promise<Stay> {
    const stay = await makeStay(site, facts, { payer: 'THUPHI', lines: 5, days: 0, number });
    const { rows } = await pool.query<{ visit: string }>(
      `select tiep_nhan_id as visit from main.kham_benh where ma_kham_benh like 'KBB-%' and benh_nhan_id <> $1
      order by ngay_kham desc offset $2 limit $3`,
      [stay.patient, number * 500, many],
    );
    const of = rows.map((one) => one.visit);
    for (const table of ['dich_vu_yeu_cau', 'kham_benh', 'vien_phi', 'vien_phi_dong'])
      await pool.query(`update main.${table} set benh_nhan_id = $1 where tiep_nhan_id = any($2)`, [
        stay.patient,
        of,
      ]);
    await pool.query(`update main.tiep_nhan set benh_nhan_id = $1 where id = any($2)`, [stay.patient, of]);
    await pool.query(
      `update main.xet_nghiem_ket_qua q set benh_nhan_id = $1 from main.dich_vu_yeu_cau s
      where s.id = q.dich_vu_yeu_cau_id and s.tiep_nhan_id = any($2)`,
      [stay.patient, of],
    );
    await pool.query(
      `with toa as (
        insert into main.toa_thuoc (id, ma_don_thuoc, kham_benh_id, benh_nhan_id, tiep_nhan_id, loai_toa, so_ngay, ngay_ke)
        select uuidv7(), 'B' || k.id, k.id, $1, k.tiep_nhan_id, 'MuaNgoai', 5, k.ngay_kham from main.kham_benh k where k.tiep_nhan_id = any($2)
        returning id)
      insert into main.toa_thuoc_chi_tiet (id, toa_thuoc_id, duoc_id, ten_duoc, so_luong, so_ngay, sang)
      select uuidv7(), toa.id, d.id, d.ten_duoc, 5, 5, 1 from toa, pharmacy.duoc d where d.ma_duoc = any($3)`,
      [stay.patient, of, drugs.slice(0, 3)],
    );
    await pool.query('vacuum analyze');
    return stay;
  }

  /** What the screen asks when a patient is opened. */
  function openPatient({ session, patient, visit }: Stay): Promise<unknown> {
    return Promise.all([
      ask('MoPhienKham', { id: session }),
      ask('LichSuKham', { idBenhNhan: patient }),
      ask('ToaThuocCuaKham', { KhamBenh_Id: session }),
      ask('ToaThuocCu', { BenhNhan_Id: patient }),
      ask('ChiDinhCuaKham', { TiepNhan_Id: visit, KhamBenh_Id: session }),
      ask('KetQuaCuaLuotKham', { TiepNhan_Id: visit }),
    ]);
  }

  async function choices() {
    const ids = async (text: string, codes: readonly string[]) => {
      const { rows } = await pool.query<{ id: string }>(text, [codes]);
      if (rows.length !== codes.length) throw new Error(`not all of ${codes.join()} are there`);
      return rows.map((one) => one.id);
    };
    return {
      services: await ids(`select id from main.dm_dich_vu where ma_dich_vu = any($1)`, services),
      drugs: await ids(`select id from pharmacy.duoc where ma_duoc = any($1)`, drugs),
    };
  }

  async function saveAll({ session }: Stay): Promise<void> {
    const ChanDoan = 'Viêm họng cấp';
    const { rows } = await pool.query<{ version: number }>(
      'select version from main.kham_benh where id = $1',
      [session],
    );
    await ask('LuuKham', {
      id: session,
      input: {
        version: rows[0]?.version,
        Mach: 80,
        HuyetApCao: 120,
        HuyetApThap: 80,
        ChanDoan,
        ChanDoanICD_Id: facts.ids.icd,
      },
    });
    const chiTiets = chosen.services.map((DichVu_Id) => ({ DichVu_Id }));
    await ask('ChiDinhDichVu', {
      input: { requestId: v7(), KhamBenh_Id: session, chiTiets, xacNhanTrung: true },
    });
    const dongs = chosen.drugs.map((Duoc_Id) => ({
      Duoc_Id,
      LoaiToa: 'MuaNgoai',
      SoNgay: 5,
      Sang: '1',
      Toi: '1',
    }));
    const { kiemTraToaThuoc } = (await ask('KiemTraToa', { KhamBenh_Id: session, dongs })) as {
      kiemTraToaThuoc: { canhBaos: Array<{ key: string; canLyDo: boolean }> };
    }; // the API's shape
    const lyDoCanhBaos = kiemTraToaThuoc.canhBaos
      .filter((one) => one.canLyDo)
      .map(({ key }) => ({ key, LyDo: 'Tái khám' }));
    await ask('LuuToaThuoc', {
      KhamBenh_Id: session,
      input: { requestId: v7(), version: 0, dongs, lyDoCanhBaos },
    });
  }

  /** The rows that the same leaves, in three transactions with a row of the log each. */
  async function bareSave({ session, visit, patient }: Stay): Promise<void> {
    const client = await pool.connect();
    const act = async (...statements: Array<[name: string, text: string, values: unknown[]]>) => {
      await client.query('begin');
      for (const [name, text, values] of statements) await client.query({ name, text, values });
      await client.query({
        name: 'audit',
        text: `insert into main.audit (id, at, username, action, entity, after) values (uuidv7(), now(), 'bench', 'CREATE', 'Bench', '{"a": 1}')`,
      });
      await client.query('commit');
    };
    try {
      await act([
        'saved',
        `update main.kham_benh set mach = 80, huyet_ap_cao = 120, huyet_ap_thap = 80, chan_doan_icd_id = $2, version = version + 1 where id = $1`,
        [session, facts.ids.icd],
      ]);
      const slip = v7();
      await act(
        [
          'slip',
          `insert into main.dich_vu_yeu_cau (id, so_phieu_yeu_cau, so_thu_tu, loai, benh_nhan_id, tiep_nhan_id, kham_benh_id, noi_yeu_cau_id, trang_thai, ngay_yeu_cau)
          values ($1::uuid, 'B' || $1::uuid, 1, 'XetNghiem', $2, $3, $4, $5, 'SanSang', now() - interval '30 days')`,
          [slip, patient, visit, session, facts.ids.room],
        ],
        ...chosen.services.flatMap(
          (service): Array<[string, string, unknown[]]> => [
            [
              'line',
              `insert into main.dich_vu_yeu_cau_chi_tiet (id, dich_vu_yeu_cau_id, dich_vu_id, ma_dich_vu, ten_dich_vu, loai_gia_id, bang_gia_id, don_gia,
            don_gia_bhyt, so_luong, trang_thai, ngay_yeu_cau) values (uuidv7(), $1, $2, 'B', 'B', $3, $3, 1, 1, 1, 'SanSang', now())`,
              [slip, service, facts.ids.price],
            ],
            [
              'charge',
              `insert into main.vien_phi_dong (id, tiep_nhan_id, benh_nhan_id, source, source_id, ma, ten, nhom_chi_phi, so_luong, don_gia, ngay_y_lenh)
            values (uuidv7(), $1, $2, 'DichVu', $3, 'B', 'B', 'XetNghiem', 1, 0, now())`,
              [visit, patient, v7()],
            ],
          ],
        ),
      );
      const prescription = v7();
      await act(
        [
          'prescription',
          `insert into main.toa_thuoc (id, ma_don_thuoc, kham_benh_id, benh_nhan_id, tiep_nhan_id, loai_toa, so_ngay, ngay_ke)
          values ($4, 'B' || gen_random_uuid(), $1, $2, $3, 'BHYT', 5, now() - interval '30 days')`,
          [session, patient, visit, prescription],
        ],
        ...chosen.drugs.map((drug): [string, string, unknown[]] => [
          'prescribed',
          `insert into main.toa_thuoc_chi_tiet (id, toa_thuoc_id, duoc_id, ten_duoc, so_luong, so_ngay, sang) values (uuidv7(), $1, $2, 'B', 5, 5, 1)`,
          [prescription, drug],
        ]),
      );
    } finally {
      client.release();
    }
  }

  async function ask(name: string, variables: unknown): Promise<unknown> {
    const answer = await fetch(`${sen.base}/graphql/main`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...facts.sessions['bsnoi1'] },
      body: JSON.stringify({ query: screenDocument(name), variables }),
    });
    const { errors, data } = (await answer.json()) as { errors?: unknown; data?: unknown };
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return data;
  }
}

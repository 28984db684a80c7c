import { openAnalyser } from '../packages/server/src/features/devices/analyser.ts';
import { ketNoiTable } from '../packages/server/src/features/devices/tables.ts';
import { freePort } from '../packages/server/test/freePort.ts';
import type { Facts } from './case.ts';
import { spread, timed } from './measure.ts';
import { makeOrders, sampleOf } from './orders.ts';
import type { Site } from './site.ts';

/** Samples that are measured, and results of one; each goes as one message, which is answered once it is kept. */
const samples = 200;
const results = 10;
/** Results a second that a laboratory of several analysers sends. */
const wanted = 100;

/** An analyser sends results over MLLP, as fast as they are taken and at the pace of a laboratory, beside bare inserts of the same rows. */
export async function benchAnalyser(site: Site, facts: Facts): Promise<void> {
  const { pool, db } = site.database;
  const NoiThucHien_Id = await makeOrders(site, facts, {
    room: 'XN01',
    kind: 'XetNghiem',
    service: 'XN-CBC',
    count: samples,
  });
  const { rows: indices } = await pool.query<{ code: string }>(
    `select distinct g.ma_lien_ket as code from main.gia_tri_tham_chieu g join main.dm_dich_vu d on d.id = g.dich_vu_id
    where d.ma_dich_vu = 'XN-CBC' and g.ma_lien_ket is not null order by g.ma_lien_ket limit $1`,
    [results],
  );
  const { rows: devices } = await pool.query<{ id: string }>(
    `select id from main.thiet_bi where ma_thiet_bi = 'TB01'`,
  );
  const port = await freePort();
  const [link] = await db
    .insert(ketNoiTable)
    .values({
      ThietBi_Id: devices[0]?.id ?? '',
      NoiThucHien_Id,
      GiaoThuc: 'HL7',
      CachNoi: 'Nghe',
      DiaChi: '127.0.0.1',
      Cong: port,
      BangMa: 'utf-8',
      Bat: true,
    })
    .returning({ _id: ketNoiTable._id });
  const analyser = await openAnalyserSoon(port);
  const message = async (n: number) => {
    const LucChay = new Date();
    const measured = indices.map(({ code }, at) => ({
      SIDMau: sampleOf(n),
      MaMay: code,
      GiaTri: String(at + 1),
      DonVi: null,
      LucChay,
    }));
    if (!(await analyser.send(measured))) throw new Error(`the results of sample ${n} were not taken`);
  };

  const [fast, paced]: [number[], number[]] = [[], []];
  const half = samples / 2;
  const all = await timed(async () => {
    for (let n = 1; n <= half; n += 1) fast.push(await timed(() => message(n)));
  });
  const every = (1000 * results) / wanted;
  for (let n = half + 1, next = performance.now(); n <= samples; n += 1, next += every) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    paced.push(await timed(() => message(n)));
  }
  await analyser.close();
  const { rows: kept } = await pool.query<{ taken: number }>(
    `select count(*)::int as taken from main.ket_qua_thiet_bi where ket_noi_id = $1 and trang_thai = 'DaVao'`,
    [link?._id],
  );
  if (kept[0]?.taken !== samples * results) throw new Error(`${kept[0]?.taken} results stand in their slips`);

  const bare: number[] = [];
  const bareAll = await timed(async () => {
    for (let n = 1; n <= half; n += 1)
      bare.push(await timed(() => insert(site, link?._id ?? '', n, indices)));
  });
  const rate = (took: number) => ((half * results * 1000) / took).toFixed(0);
  const [sen, atPace, sql] = [spread(fast), spread(paced), spread(bare)];
  console.log(`An analyser sends ${samples} samples of ${results} results over MLLP; each message is answered once it is kept and its results stand in
their slips. The wanted pace is ${wanted} results a second.

| work | p50 ms | p95 | results a second | p50 ratio |
|---|---|---|---|---|
| a message, one after the other | ${sen.p50.toFixed(1)} | ${sen.p95.toFixed(1)} | ${rate(all)} | ${(sen.p50 / sql.p50).toFixed(1)} |
| a message at the wanted pace | ${atPace.p50.toFixed(1)} | ${atPace.p95.toFixed(1)} | ${wanted} | ${(atPace.p50 / sql.p50).toFixed(1)} |
| bare SQL: the message, its results and values in one transaction | ${sql.p50.toFixed(1)} | ${sql.p95.toFixed(1)} | ${rate(bareAll)} | |`);
}

/** The same rows without anything decided: the message, its results, the values of the slip. */
async function insert(
  { database: { pool } }: Site,
  link: string,
  n: number,
  indices: readonly { code: string }[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `insert into main.tin_thiet_bi (id, ket_noi_id, luc, chieu, ket_qua, ma_tin, noi_dung, so_ket_qua)
      values (uuidv7(), $1, now(), 'Vao', 'Nhan', $2, repeat('x', 900), $3) returning id`,
      [link, `B${n}`, indices.length],
    );
    await client.query(
      `insert into main.ket_qua_thiet_bi (id, ket_noi_id, tin_id, khoa, luc, luc_chay, sid_mau, ma_may, gia_tri, trang_thai, ma_chi_so, ket_qua)
      select uuidv7(), $1, $2, 'bare' || $3 || code, now(), now(), $3, code, '1', 'DaVao', code, '1' from unnest($4::text[]) code`,
      [link, rows[0]?.id, `bare-${n}`, indices.map(({ code }) => code)],
    );
    await client.query(
      `insert into main.xet_nghiem_ket_qua
      select (jsonb_populate_record(null::main.xet_nghiem_ket_qua, to_jsonb(k) || jsonb_build_object('id', uuidv7(), 'phien_ban', 2))).*
      from main.xet_nghiem_ket_qua k join main.dich_vu_yeu_cau s on s.id = k.dich_vu_yeu_cau_id where s.sid_mau = $1`,
      [sampleOf(n)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The links are looked at every ten seconds. */
async function openAnalyserSoon(port: number) {
  for (let tries = 0; ; tries += 1) {
    const analyser = await openAnalyser('hl7', { host: '127.0.0.1', port }).catch(() => null);
    if (analyser) return analyser;
    if (tries === 100) throw new Error('no link of an analyser');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

// A modality asks for its worklist while 2,000 orders wait, beside the bare SQL, and sends a CT of 100 slices; an analyser sends results
// beside bare inserts.
import { newUid, slice } from '../packages/server/src/features/dicom/testPictures.ts';
import { freePort } from '../packages/server/test/freePort.ts';
import { benchAnalyser } from './analyser.ts';
import { readFacts } from './facts.ts';
import { spread, timed } from './measure.ts';
import { listenedModality } from './modality.ts';
import { makeOrders } from './orders.ts';
import { type Site, type Started, today, withSen } from './site.ts';

const orders = 2000;
const turns = 30;
const slices = 100;
const title = 'BENCH';

const port = await freePort();
process.env['SEN_DICOM_PORT'] = String(port); // of the Sen that is started
await withSen({ patients: 3000, visits: 100, acts: 10 }, bench);

async function bench(sen: Started, site: Site): Promise<void> {
  const { pool } = site.database;
  const facts = await readFacts(sen.base, site);
  const room = await makeOrders(site, facts, {
    room: 'HA02',
    kind: 'ChanDoanHinhAnh',
    service: 'HA-XQNGUC',
    count: orders,
  });
  const modality = await listenedModality(site, port, { MaAE: title, LoaiMay: 'US', room });
  const { rows: some } = await pool.query<{ ma: string; so: string }>(
    `select p.ma_y_te as ma, s.so_phieu_yeu_cau as so from main.dich_vu_yeu_cau s join main.benh_nhan p on p.id = s.benh_nhan_id
    where s.noi_thuc_hien_id = $1 order by md5(s.so_phieu_yeu_cau) limit $2`,
    [room, turns],
  );
  const bare = (where: string, values: unknown[]) =>
    pool.query(
      `select c.id, s.so_phieu_yeu_cau, c.ten_dich_vu, s.ngay_yeu_cau, s.la_khan_cap, p.ma_y_te, p.ten_benh_nhan, p.ngay_sinh, p.gioi_tinh
      from main.dich_vu_yeu_cau s join main.dich_vu_yeu_cau_chi_tiet c on c.dich_vu_yeu_cau_id = s.id join main.benh_nhan p on p.id = s.benh_nhan_id
      where s.noi_thuc_hien_id = $1 and s.trang_thai in ('SanSang', 'ChuaKetQua') and s.ngay_yeu_cau > now() - interval '7 days'
        and c.duoc_phep_thuc_hien and ${where} order by s.la_khan_cap desc, s.ngay_yeu_cau limit 500`,
      [room, ...values],
    );
  console.log(`${orders} orders wait in a room; one association a question, ${turns} turns; ${today}

| work | Sen p50 ms | p95 | SQL p50 ms | p95 | p50 ratio |
|---|---|---|---|---|---|`);
  await row(
    'worklist of a patient',
    (turn) => modality.worklist({ PatientID: some[turn]?.ma ?? '' }),
    (turn) => bare('p.ma_y_te = $2', [some[turn]?.ma]),
    1,
  );
  await row(
    'worklist of an accession number',
    (turn) => modality.worklist({ AccessionNumber: some[turn]?.so ?? '' }),
    (turn) => bare('s.so_phieu_yeu_cau = $2', [some[turn]?.so]),
    1,
  );
  await row(
    'worklist of the room, its first 500',
    () => modality.worklist(),
    () => bare('true', []),
    500,
  );

  const of = { study: newUid(), series: newUid(), patient: title };
  const pictures = Array.from({ length: slices }, (_, n) => slice(of, n, slices));
  const took = await timed(async () => {
    const answers = await modality.store(...pictures);
    if (!Array.isArray(answers) || answers.some((status) => status !== 0)) throw new Error('not stored');
  });
  console.log(
    `\nA CT of ${slices} slices of 512 x 512 stored in ${(took / 1000).toFixed(1)} s, ${((slices * 1000) / took).toFixed(0)} a second.\n`,
  );
  await benchAnalyser(site, facts);

  async function row(
    name: string,
    ours: (turn: number) => Promise<readonly unknown[]>,
    sql: (turn: number) => Promise<unknown>,
    answers: number,
  ): Promise<void> {
    const [sen, plain]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      sen.push(
        await timed(async () => {
          const found = await ours(turn);
          if (found.length !== answers) throw new Error(`${name}: ${found.length} answers`);
        }),
      );
      plain.push(await timed(() => sql(turn)));
    }
    const [a, b] = [spread(sen), spread(plain)];
    console.log(
      `| ${name} | ${a.p50.toFixed(1)} | ${a.p95.toFixed(1)} | ${b.p50.toFixed(1)} | ${b.p95.toFixed(1)} | ${(a.p50 / b.p50).toFixed(1)} |`,
    );
  }
}

import { parseArgs } from 'node:util';
import { screenDocument } from '../packages/server/test/screenDocument.ts';
import { readFacts, signIn } from './facts.ts';
import { spread, timed } from './measure.ts';
import { type Site, type Started, today, withSen } from './site.ts';
import { makeWard, ward } from './wardStays.ts';

/** The reads of a ward as its screens send them, in turn with the bare SQL of the same rows. */
const { values } = parseArgs({
  options: {
    wards: { type: 'boolean' },
    turns: { type: 'string', default: '40' },
    patients: { type: 'string', default: '20000' },
    visits: { type: 'string', default: '20000' },
  },
});
const turns = Number(values.turns);

type Statement = readonly [text: string, values: unknown[]];
type Read = {
  name: string;
  /** The operations that leave together. */
  asked: ReadonlyArray<readonly [screen: string, variables: object]>;
  bare: readonly Statement[];
};

await withSen({ patients: Number(values.patients), visits: Number(values.visits), acts: 10 }, bench);

async function bench(sen: Started, site: Site): Promise<void> {
  const made = await makeWard(site, await readFacts(sen.base, site));
  const session = await signIn(sen.base, 'bsnoitru');
  const nodes = await site.database.pool.query<{ id: string }>(
    `select id from auth.node where code = 'KNOI'`,
  );
  const headers = { 'content-type': 'application/json', ...session, 'current-node': nodes.rows[0]?.id ?? '' };
  console.log(`${ward.lying} people in a ward, one of them for ${ward.days} days (${ward.drugs} drugs and ${ward.signs} signs each), a year of stays
in its beds; ${values.visits} visits beside them, ${turns} turns of each in turn, one client; ${today}

| work | answer kB | Sen p50 ms | p95 | SQL p50 ms | p95 | p50 ratio |
|---|---|---|---|---|---|---|`);
  for (const { name, asked, bare } of readsOf(made)) {
    let size = 0;
    const [ours, theirs]: [number[], number[]] = [[], []];
    const body = JSON.stringify(
      asked.map(([screen, variables]) => ({ query: screenDocument(screen), variables })),
    );
    for (let turn = -5; turn < turns; turn += 1) {
      const took = await timed(async () => {
        const answer = await fetch(`${sen.base}/graphql/main`, { method: 'POST', headers, body });
        const text = await answer.text();
        size = text.length / 1024;
        const all = JSON.parse(text) as Array<{ errors?: unknown }>; // the answer of a batch
        const wrong = all.find(({ errors }) => errors);
        if (wrong) throw new Error(`${name}: ${JSON.stringify(wrong.errors)}`);
      });
      const sql = await timed(async () => {
        for (const [text, of] of bare) await site.database.pool.query(text, of);
      });
      if (turn < 0) continue; // the first of everything is prepared
      ours.push(took);
      theirs.push(sql);
    }
    const [sen50, sql50] = [spread(ours), spread(theirs)];
    console.log(
      `| ${name} | ${size.toFixed(0)} | ${sen50.p50.toFixed(1)} | ${sen50.p95.toFixed(1)} | ${sql50.p50.toFixed(1)} | ${sql50.p95.toFixed(1)} | ${(sen50.p50 / sql50.p50).toFixed(1)} |`,
    );
  }
}

function readsOf({ ward: Khoa_Id, stay, record, visit }: Awaited<ReturnType<typeof makeWard>>): Read[] {
  const day = (ago: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - ago * 86_400_000).toISOString().slice(0, 10);
  const quarters = [0, 1, 2, 3].map(
    (nth) => ['Occupancy', { Khoa_Id, tuNgay: day(nth * 92 + 91), denNgay: day(nth * 92) }] as const,
  );
  return [
    {
      name: 'the ward list of 60',
      asked: [['InWard', { Khoa_Id }]],
      bare: [
        [
          `select n.*, p.ma_y_te, p.ten_benh_nhan, p.nam_sinh, p.gioi_tinh, g.ma_giuong, d.tu_luc, s.ten_nhan_vien, i.ma_icd, i.ten_icd, t.doi_tuong_id
           from main.tiep_nhan_nhap_vien n join main.dot_giuong d on d.nhap_vien_id = n.id and d.den_luc is null and not d.da_huy
           join main.giuong_benh g on g.id = d.giuong_id join main.benh_nhan p on p.id = n.benh_nhan_id join main.tiep_nhan t on t.id = n.tiep_nhan_id
           join main.nhan_vien s on s.id = n.bac_si_dieu_tri_id join main.icd i on i.id = n.chan_doan_icd_id
           where n.khoa_id = $1 and n.trang_thai = 'DangDieuTri' order by g.ma_giuong`,
          [Khoa_Id],
        ],
      ],
    },
    {
      name: 'a stay of 60 days opened: facts, sheet, signs, tests, news',
      asked: [
        ['StayOfRound', { NhapVien_Id: stay }],
        ['SheetOfRecord', { BenhAn_Id: record }],
        ['SheetStream', { BenhAn_Id: record }],
        ['SlipsOfStay', { TiepNhan_Id: visit }],
        ['NewsOfStay', { NhapVien_Id: stay }],
      ],
      bare: [
        [
          `select n.*, p.*, t.* from main.tiep_nhan_nhap_vien n join main.benh_nhan p on p.id = n.benh_nhan_id join main.tiep_nhan t on t.id = n.tiep_nhan_id
           where n.id = $1`,
          [stay],
        ],
        [`select * from main.to_dieu_tri where benh_an_id = $1 order by thoi_gian desc`, [record]],
        [
          `select y.* from main.y_lenh_thuoc y join main.to_dieu_tri e on e.id = y.to_dieu_tri_id where e.benh_an_id = $1`,
          [record],
        ],
        [`select * from main.phieu_cham_soc where benh_an_id = $1 order by thoi_gian desc`, [record]],
        [
          `select s.*, l.* from main.dich_vu_yeu_cau s left join main.dich_vu_yeu_cau_chi_tiet l on l.dich_vu_yeu_cau_id = s.id where s.tiep_nhan_id = $1`,
          [visit],
        ],
      ],
    },
    {
      name: 'occupancy of a year, by quarters',
      asked: quarters,
      bare: [
        [
          `select y.d::date as day, count(distinct t.nhap_vien_id)::int as people,
             sum(extract(epoch from least(t.den_luc, y.d + interval '1 day') - greatest(t.tu_luc, y.d))) / 86400 as days
           from generate_series($2::timestamptz, $3::timestamptz, interval '1 day') as y (d)
           join main.dot_giuong t on not t.da_huy and tstzrange(t.tu_luc, t.den_luc) && tstzrange(y.d, y.d + interval '1 day')
           join main.giuong_benh g on g.id = t.giuong_id join auth.node r on r.id = g.phong_ban_id
           where r.id = $1 or r.parent_id = $1 group by y.d order by y.d`,
          [Khoa_Id, `${day(367)}T00:00:00+07:00`, `${day(0)}T00:00:00+07:00`],
        ],
      ],
    },
  ];
}

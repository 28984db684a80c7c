import { type SessionHeaders, sessionHeaders } from '../packages/server/test/sessionHeaders.ts';
import { operations } from '../packages/web/src/gql/operations.gen.ts';
import { openDesks } from './benchDesks.ts';
import type { Facts, Ids } from './case.ts';
import type { Site } from './site.ts';

const idQueries: Record<keyof Ids, string> = {
  room: `select id from auth.node where code = 'PK01'`,
  payer: `select id from main.dm_doi_tuong where ma_doi_tuong = 'THUPHI'`,
  exam: `select id from main.dm_dich_vu where ma_dich_vu = 'KB-NOI'`,
  price: `select id from main.loai_gia where ma_loai_gia = 'BHYT'`,
  test: `select id from main.dm_dich_vu where ma_dich_vu = 'XN-CBC'`,
  icd: `select id from main.icd where ma_icd = 'J02.9'`,
  end: 'select id from main.huong_giai_quyet order by ma_huong_giai_quyet limit 1',
  drug: `select id from pharmacy.duoc where ma_duoc = 'T001'`,
  cash: `select id from main.hinh_thuc_thanh_toan where loai = 'TienMat' limit 1`,
  commune: `select id from main.don_vi_hanh_chinh where cap = 2 and trang_thai = 'DangSuDung' limit 1`,
  ethnic: 'select id from main.dan_toc limit 1',
  nation: 'select id from main.quoc_tich limit 1',
};

/** Signs in the people who work in the bench, and picks what they ask about; `clients` at most write visits at once, each at a desk of its own. */
export async function readFacts(base: string, { database, url, day }: Site, clients = 0): Promise<Facts> {
  const desks = await openDesks(database, clients);
  const first = async (text: string) => {
    const { rows } = await database.pool.query<{ id: string }>(text);
    if (!rows[0]) throw new Error(`nothing found: ${text}`);
    return rows[0].id;
  };
  const entries = await Promise.all(
    Object.entries(idQueries).map(async ([name, text]) => [name, await first(text)] as const),
  );
  // grown people: a small child is not prescribed for without its weight and who came with it
  const { rows: people } = await database.pool.query<Facts['people'][number]>(
    `select id, ma_y_te as ma, ten_khong_dau as key, so_dien_thoai as phone, so_the_bhyt as card from main.benh_nhan
    where so_the_bhyt is not null and nam_sinh < extract(year from now()) - 7 and id in (select id from main.benh_nhan tablesample system (10) repeatable (7)) limit 4000`,
  );
  const { rows: visits } = await database.pool.query<Facts['visits'][number]>(
    `select s.benh_nhan_id as patient, s.tiep_nhan_id as visit from main.dich_vu_yeu_cau s where s.loai = 'XetNghiem' and s.so_phieu_yeu_cau like 'YCX-%'
    order by md5(s.so_phieu_yeu_cau) limit 500`,
  );
  const { rows: log } = await database.pool.query<Facts['log']>(
    `select (select array_agg(id) from auth.account) as users,
      (select array_agg(id) from (select id from main.benh_nhan order by id limit 500) chosen) as patients`,
  );
  const names = ['tiepdon', 'thungan1', 'bsnoi1', 'quantri', ...desks.map(({ cashier }) => cashier)];
  const sessions: Array<readonly [string, SessionHeaders]> = [];
  for (const name of names) sessions.push([name, await signIn(base, name)]);
  return {
    base,
    url,
    day,
    people,
    visits,
    desks,
    log: log[0] ?? { users: [], patients: [] },
    sessions: Object.fromEntries(sessions),
    ids: Object.fromEntries(entries) as Ids, // one entry a key of the queries
  };
}

/** What the requests of a demo account carry once it has signed in. */
export async function signIn(base: string, username: string): Promise<SessionHeaders> {
  const answer = await fetch(`${base}/graphql/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: operations['SignIn']?.[1],
      variables: { info: { username, password: 'sen-2026' } },
    }),
  });
  const { data } = (await answer.json()) as { data: { login: { token: string } } }; // the API's shape
  return sessionHeaders(answer, data.login.token);
}

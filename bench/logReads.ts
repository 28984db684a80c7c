import type { Case, Facts } from './case.ts';

const list = `query Log($input: LichSuThaoTacInput!) { lichSuThaoTacs(input: $input, limit: 100) { conNua tiep data { _id at username
  TenNhanVien node { _id ten } action entity tenEntity entity_id BenhNhan { _id MaYTe TenBenhNhan } ip request_id coThayDoi } } }`;

const columns = `a.id, a.at, a.username, s.ten_nhan_vien, n.id as node, n.name, a.action, a.entity, a.entity_id, p.id as patient, p.ma_y_te,
  p.ten_benh_nhan, a.ip, a.request_id, a.before is not null or a.after is not null as changed`;
const statement = (where: string) => `
  select ${columns}
  from (select * from main.audit a where a.at >= ($1::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
      and a.at < ($2::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' ${where} order by a.at desc, a.id desc limit 101) a
  left join auth.account u on u.id = a.user_id left join main.nhan_vien s on s.id = u.nhan_vien_id
  left join auth.node n on n.id = a.node_id left join main.benh_nhan p on p.id = a.benh_nhan_id order by a.at desc, a.id desc`;

const yearBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 364 * 86_400_000).toISOString().slice(0, 10);
const nth = (ids: readonly string[], turn: number) => ids[turn % ids.length] ?? '';

type Narrowing = { where: string; input: Record<string, string>; values: string[] };

/** The newest hundred acts of a year of the log. */
function page(name: string, narrowing: (facts: Facts, turn: number) => Narrowing): Case {
  const days = (facts: Facts) => ({ tuNgay: yearBefore(facts.day), denNgay: facts.day });
  return {
    name: `operation log: ${name}`,
    sen: (facts, turn) => ({
      service: 'main',
      as: 'quantri',
      query: list,
      variables: { input: { ...days(facts), ...narrowing(facts, turn).input } },
    }),
    sql: (facts, turn) => {
      const { where, values } = narrowing(facts, turn);
      return [{ text: statement(where), values: [...Object.values(days(facts)), ...values] }];
    },
  };
}

/** What an administrator asks of the operation log. */
export const logReads: readonly Case[] = [
  page('all acts', () => ({ where: '', input: {}, values: [] })),
  page('one account', ({ log }, turn) => {
    const user_Id = nth(log.users, turn);
    return { where: 'and a.user_id = $3', input: { user_Id }, values: [user_Id] };
  }),
  page('one patient', ({ log }, turn) => {
    const BenhNhan_Id = nth(log.patients, turn);
    return { where: 'and a.benh_nhan_id = $3', input: { BenhNhan_Id }, values: [BenhNhan_Id] };
  }),
  page('one account elsewhere', ({ log, ids }, turn) => {
    const [user_Id, node_Id] = [nth(log.users, turn), ids.room];
    return {
      where: 'and a.user_id = $3 and a.node_id = $4',
      input: { user_Id, node_Id },
      values: [user_Id, node_Id],
    };
  }),
  page('a kind and an act that never meet', () => ({
    where: 'and a.entity = $3 and a.action = $4',
    input: { entity: 'LichSuKhamBenh', action: 'UPDATE' },
    values: ['LichSuKhamBenh', 'UPDATE'],
  })),
  page('a rare act', () => ({
    where: `and a.action = $3`,
    input: { action: 'EXPORT' },
    values: ['EXPORT'],
  })),
];

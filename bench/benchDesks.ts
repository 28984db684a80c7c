import type { Database } from '../packages/server/src/engine/database/database.ts';

/** Where visits are made beside each other: a room of its own with its queue, and a cashier with a receipt book of their own. */
export type Desk = { room: string; cashier: string };

const roomOf = (at: number) => `PKB${at}`;
const cashierOf = (at: number) => `thungan-b${at}`;

/** Makes so many rooms and cashiers after those of the demo, or takes those that an earlier run has made. */
export async function openDesks({ pool }: Database, count: number): Promise<Desk[]> {
  const desks: Desk[] = [];
  for (let at = 1; at <= count; at += 1) {
    const room = await pool.query<{ id: string }>('select id from auth.node where code = $1', [roomOf(at)]);
    desks.push({ room: room.rows[0]?.id ?? (await addDesk(pool, at)), cashier: cashierOf(at) });
  }
  return desks;
}

/** Rows like those of the first room, of its doctor and of the first cashier; answers the id of the room. */
async function addDesk(pool: Database['pool'], at: number): Promise<string> {
  const like = async (table: string, where: string, over: Record<string, unknown>) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('id', uuidv7()) || $1::jsonb)).* from ${table} t where ${where} limit 1 returning id`,
      [JSON.stringify(over)],
    );
    if (!rows[0]) throw new Error(`${table} has no row where ${where}`);
    return rows[0].id;
  };
  const account = `(select id from auth.account where username = 'thungan1')`;
  const staff = `(select nhan_vien_id from auth.account where username = 'thungan1')`;
  const room = await like('auth.node', `code = 'PK01'`, { code: roomOf(at), queue_prefix: `B${at}-` });
  await pool.query(
    `update main.dm_dich_vu set phong_thuc_hien_ids = phong_thuc_hien_ids || $1::uuid where ma_dich_vu = 'KB-NOI'`,
    [room],
  );
  await pool.query(
    `update auth.account_profile set node_ids = node_ids || $1::uuid where account_id = (select id from auth.account where username = 'bsnoi1')`,
    [room],
  );
  const nhan_vien_id = await like('main.nhan_vien', `id = ${staff}`, { ma_nhan_vien: `NVB${at}` });
  const account_id = await like('auth.account', `id = ${account}`, { username: cashierOf(at), nhan_vien_id });
  await like('auth.account_profile', `account_id = ${account}`, { account_id });
  await like('main.quyen_bien_lai', `nguoi_su_dung_id = ${staff} and loai = 'ThuTien'`, {
    ma_quyen_bien_lai: `TT-NVB${at}`,
    ky_hieu: `B${at}/26T`,
    current_number: 0,
    nguoi_su_dung_id: nhan_vien_id,
  });
  return room;
}

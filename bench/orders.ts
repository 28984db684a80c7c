import type { Facts } from './case.ts';
import type { Site } from './site.ts';
import { makeStay } from './stays.ts';

type Wanted = {
  /** The code of the room that performs them. */
  room: string;
  kind: 'ChanDoanHinhAnh' | 'XetNghiem';
  /** The code of the service. */
  service: string;
  count: number;
};

/** The number of the sample of the nth order of a laboratory. */
export const sampleOf = (n: number) => `9${String(n).padStart(9, '0')}`;

/** Orders of one service, each of another patient, that wait in a room; of a laboratory with their samples. Answers the room's id. */
export async function makeOrders(
  site: Site,
  facts: Facts,
  { room, kind, service, count }: Wanted,
): Promise<string> {
  const { pool } = site.database;
  const stay = await makeStay(site, facts, { payer: 'THUPHI', lines: 1, days: 0, number: 1 });
  const { rows } = await pool.query<{ id: string }>('select id from auth.node where code = $1', [room]);
  const id = rows[0]?.id ?? '';
  const [state, sample, letter] =
    kind === 'XetNghiem' ? ['ChuaKetQua', `'9' || lpad(n::text, 9, '0')`, 'X'] : ['SanSang', 'null', 'Y'];
  await pool.query(
    `with slip as (
      insert into main.dich_vu_yeu_cau (id, so_phieu_yeu_cau, so_thu_tu, loai, benh_nhan_id, tiep_nhan_id, noi_yeu_cau_id, noi_thuc_hien_id, trang_thai,
        ngay_yeu_cau, sid_mau, ngay_lay_mau)
      select uuidv7(), '${letter}C260101-' || lpad(n::text, 5, '0'), n, '${kind}', p.id, $1, $2, $3, '${state}', now() - make_interval(mins => n),
        ${sample}, ${kind === 'XetNghiem' ? 'now()' : 'null'}
      from generate_series(1, $4::int) n join (select id, row_number() over () as at from main.benh_nhan) p on p.at = n
      returning id)
    insert into main.dich_vu_yeu_cau_chi_tiet (id, dich_vu_yeu_cau_id, dich_vu_id, ma_dich_vu, ten_dich_vu, loai_gia_id, bang_gia_id, don_gia, don_gia_bhyt,
      so_luong, trang_thai, duoc_phep_thuc_hien, ngay_yeu_cau)
    select uuidv7(), slip.id, d.id, d.ma_dich_vu, d.ten_dich_vu, $5, $5, 1, 1, 1, '${state}', true, now()
    from slip, main.dm_dich_vu d where d.ma_dich_vu = $6`,
    [stay.visit, facts.ids.room, id, count, facts.ids.price, service],
  );
  await pool.query('analyze main.dich_vu_yeu_cau, main.dich_vu_yeu_cau_chi_tiet');
  return id;
}

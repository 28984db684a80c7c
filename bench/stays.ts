import { v7 } from 'uuid';
import type { Facts } from './case.ts';
import type { Site } from './site.ts';

export type Stay = { visit: string; patient: string; session: string };

type Wanted = { payer: 'THUPHI' | 'BHYT'; lines: number; days: number; number: number };

/**
 * A visit whose examination is still open, with charges of some days, written in bulk: the first act on it settles them. Insured ones
 * hold a card of 80 % without a day from which it has counted for five years.
 */
export async function makeStay({ database }: Site, facts: Facts, wanted: Wanted): Promise<Stay> {
  const { payer, lines, days, number } = wanted;
  const patient = facts.people[number % facts.people.length]?.id ?? '';
  const [visit, session, slip, account] = [v7(), v7(), v7(), v7()];
  const code = `TNL-${payer}-${number}-${visit.slice(-6)}`;
  const client = await database.pool.connect();
  const run = (text: string, values: unknown[]) => client.query(text, values);
  try {
    await run('begin', []);
    await run(
      `insert into main.tiep_nhan (id, ma_tiep_nhan, benh_nhan_id, ngay_tiep_nhan, ngay, so_thu_tu, doi_tuong_id, noi_tiep_nhan_id, trang_thai,
        so_the_bhyt, bhyt_ngay_hieu_luc, bhyt_ngay_het_hieu_luc, ma_doi_tuong_kcb, tuyen_kcb)
      select $1, $2, $3, now() - make_interval(days => $4), (now() - make_interval(days => $4))::date, 1, d.id, n.id, 'DaTiepNhan', 
        ${payer === 'BHYT' ? `'DN4010123456789', '2020-01-01', '2099-12-31', '1.1', 'DungTuyen'` : 'null, null, null, null, null'}
      from main.dm_doi_tuong d, auth.node n where d.ma_doi_tuong = '${payer}' and n.code = 'TN01'`,
      [visit, code, patient, days],
    );
    await run(
      `insert into main.dich_vu_yeu_cau (id, so_phieu_yeu_cau, so_thu_tu, loai, benh_nhan_id, tiep_nhan_id, noi_yeu_cau_id, noi_thuc_hien_id,
        trang_thai, ngay_yeu_cau)
      values ($1, $2, 1, 'KhamBenh', $3, $4, $5, $5, 'ChuaKetQua', now())`,
      [slip, code, patient, visit, facts.ids.room],
    );
    await run(
      `insert into main.kham_benh (id, ma_kham_benh, benh_nhan_id, tiep_nhan_id, dich_vu_yeu_cau_id, phong_ban_id, bac_si_kham_id, ngay_kham, ngay, trang_thai,
        chan_doan, chan_doan_icd_id)
      select $1, $2, $3, $4, $5, $6, a.nhan_vien_id, now(), now()::date, 'DangKham', 'Viêm họng cấp', $7 from auth.account a where username = 'bsnoi1'`,
      [session, code, patient, visit, slip, facts.ids.room, facts.ids.icd],
    );
    await run(
      `insert into main.vien_phi (id, tiep_nhan_id, benh_nhan_id, ngay) values ($1, $2, $3, (now() - make_interval(days => $4))::date)`,
      [account, visit, patient, days],
    );
    await run(
      `insert into main.vien_phi_dong (id, tiep_nhan_id, benh_nhan_id, kham_benh_id, source, source_id, dich_vu_id, ma, ten, nhom_chi_phi, so_luong, don_gia,
        don_gia_bhyt, pham_vi, la_bhyt, ngay_y_lenh, thuc_hien)
      select uuidv7(), $1, $2, $3, 'DichVu', uuidv7(), d.id, d.ma_dich_vu, d.ten_dich_vu, 'XetNghiem', 1, 120000, 120000, 1, $6,
        now() - make_interval(mins => ($5 * 1440 * n / $4)::int), true
      from generate_series(1, $4::int) n, main.dm_dich_vu d where d.id = $7`,
      [visit, patient, session, lines, days, payer === 'BHYT', facts.ids.test],
    );
    await run('commit', []);
  } finally {
    client.release();
  }
  return { visit, patient, session };
}

import { saoLuuActs } from '@sen/domain/operations/saoLuu';
import { sql } from 'drizzle-orm';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import type { SaoLuu, TongQuanSaoLuu } from '../../gql/main.ts';
import { accountRows } from '../identity/sql.ts';
import { readSetting } from '../system/queries.ts';
import { backupFacts, backupSite } from './backups.ts';
import { diskFigures } from './health.ts';
import { lastTurn } from './nightly.ts';

type Row = Omit<SaoLuu, 'coTep' | 'hanhDongs'>;

const backupsMost = 200;
const dayMs = 24 * 3_600_000;

/**
 * The backups with their last proofs, those made last first, and what holds for all of them; one statement lists them. Which of them
 * are listed goes by the day they came into the list: an old one that was added today is there.
 */
export async function backupsOf(ctx: Ctx): Promise<TongQuanSaoLuu> {
  const [rows, site, setting, disk] = await Promise.all([
    listed(ctx),
    backupSite(ctx),
    readSetting(ctx, 'backup'),
    diskFigures(ctx.config.backupFolder, ctx.config.diskWarnBytes),
  ]);
  const next = new Date(lastTurn(ctx.now(), setting.gio).getTime() + dayMs);
  return {
    data: await Promise.all(
      rows.map(async (row) => {
        const facts = await backupFacts(ctx, row, site);
        const hanhDongs = actionStates(ctx, saoLuuActs, facts);
        return { ...row, coTep: row.TrangThai === 'Xong' && facts.coTep, hanhDongs };
      }),
    ),
    thuMuc: ctx.config.backupFolder,
    conTrong: disk.trong,
    duocKiemChung: site.duocTaoCSDL,
    lanToi: setting.tuDong ? next : null,
    soNgayGiu: setting.soNgayGiu,
  };
}

async function listed(ctx: Ctx): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select b.id as "_id", b.ten_tep as "tenTep", b.trang_thai as "TrangThai", b.tu_dong as "tuDong", b.ghi_chu as "ghiChu",
      b.phien_ban as "phienBan", b.ten_may as "tenMay", b.tien_do as "tienDo", b.kich_thuoc::float as "kichThuoc", b.sha256,
      b.so_bang as "soBang", b.so_dong::float as "soDong", b.so_tep as "soTep", b.ngay_tao as "NgayTao",
      coalesce(b.lam_luc, b.ngay_tao) as "lamLuc", b.tep_goc as "tepGoc", b.may_goc as "mayGoc", b.xong_luc as "xongLuc",
      b.loi, b.ly_do_xoa as "LyDoXoa", coalesce(s.ten_nhan_vien, u.username) as "nguoiTao", k.proof as "kiemChung"
    from (select * from main.sao_luu order by ngay_tao desc, id desc limit ${backupsMost}) b
    left join ${accountRows} u on u.id = b.nguoi_tao_id left join main.nhan_vien s on s.id = u.nhan_vien_id
    left join lateral (select json_build_object('_id', id, 'TrangThai', trang_thai, 'tienDo', tien_do, 'giuLai', giu_lai,
        'tenCSDL', ten_csdl, 'soBang', so_bang, 'soDong', so_dong, 'bangKhac', coalesce(bang_khac, '[]'), 'niemPhong', niem_phong,
        'NgayTao', ngay_tao, 'xongLuc', xong_luc, 'loi', loi) as proof
      from main.kiem_chung_sao_luu where sao_luu_id = b.id order by ngay_tao desc limit 1) k on true
    order by coalesce(b.lam_luc, b.ngay_tao) desc, b.id desc`);
  return rows;
}

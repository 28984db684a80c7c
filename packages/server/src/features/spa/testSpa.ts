import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import { type OrderFactory, orderFactory } from '../orders/testOrders.ts';
import { doSession } from './commands.ts';
import { courseOfLine, coursesOfPatient } from './queries.ts';
import { saveReport, verifyReport } from './reportCommands.ts';

/** Courses of customers, bought in a session. */
export async function spaFactory(site: TestSite) {
  const of: OrderFactory = await orderFactory(site);
  const fresh = () => ({ ...of.make.doctor, loaders: new Map() });

  /** A course of the catalogue: so many sessions of one procedure, with a price of its own and days between two. */
  async function makeCourse(sessions: number, price = '1500000', days: number | null = null) {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `insert into main.lieu_trinh (id, ma_lieu_trinh, ten_lieu_trinh, dich_vu_ids, so_buoi, khoang_cach_co_dinh, so_ngay_cach, search_key)
        values (gen_random_uuid(), $1, 'Chăm sóc da', $2, $3, $4::int is not null, $4::int, ' cham soc da') returning id`,
      [`L${v7().slice(-8)}`, [of.ids.procedure], sessions, days],
    );
    const id = rows[0]?.id ?? '';
    await site.database.pool.query(
      `insert into main.gia_lieu_trinh (id, bang_gia_id, lieu_trinh_id, don_gia)
        select gen_random_uuid(), b.id, $1, $2 from main.bang_gia b join main.dm_doi_tuong p on b.loai_gia_id = p.loai_gia_ids[1]
        where p.id = $3 and b.trang_thai = 'DaPhatHanh' and b.tu_ngay <= (now() at time zone 'Asia/Ho_Chi_Minh')::date order by b.tu_ngay desc limit 1`,
      [id, price, of.make.ids.payer],
    );
    return id;
  }

  /** A customer who bought a course, and paid for it unless told otherwise. */
  async function bought(options: { sessions?: number; price?: string; days?: number; paid?: boolean } = {}) {
    const { id, visit, patient } = await of.make.examined();
    const course = await makeCourse(options.sessions ?? 10, options.price, options.days ?? null);
    await of.order(id, [{ DichVu_Id: course }]);
    if (options.paid !== false) for (const line of await of.live(visit)) await of.setPaid(line._id);
    const [row] = await coursesOfPatient(fresh(), patient);
    if (!row) throw new Error('no course was ordered');
    return { ...row, visit, KhamBenh_Id: id };
  }
  /** A course whose first session is done, with its whole report; that is verified unless told otherwise. */
  async function reported({ verified = true }: { verified?: boolean } = {}) {
    const course = await bought();
    await doSession(fresh(), { DichVuYeuCauChiTiet_Id: course._id });
    const session = (await courseOfLine(fresh(), course._id)).buois[0]?._id ?? '';
    const said = { QuaTrinh: 'Xoa bóp vai gáy', KetQua: 'Đỡ đau' };
    const report = await saveReport(fresh(), { BuoiLieuTrinh_Id: session, ...said });
    if (verified) await verifyReport(fresh(), report);
    return { ...course, session, report };
  }
  return { of, fresh, makeCourse, bought, reported };
}

export type SpaFactory = Awaited<ReturnType<typeof spaFactory>>;

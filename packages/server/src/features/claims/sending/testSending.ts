import { sql } from 'drizzle-orm';
import { payAll, type Visit } from '../../../../test/cashierVisits.ts';
import type { TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../../engine/context.ts';
import { sendOne } from '../../../engine/jobs/outbox.ts';
import { confirmInsurance } from '../../cashier/confirmInsurance.ts';
import { type Simulator, startSimulator } from '../../insurance/simulator.ts';
import { at, claimFactory } from '../build/testVisit.ts';
import { testCertificate } from '../signature/testCertificates.ts';
import { certificateRow, keepCertificate } from './certificate.ts';
import { sendOneClaim } from './commands.ts';
import { versionsOf } from './queries.ts';
import { claimAdapter, sendClaim } from './send.ts';
import { claimsAtPortal, KeptClaims } from './simulator.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** An accountant before the portal's simulator, on 10 March 2026 at noon, with the certificate of the facility. */
export async function sendingFactory(site: TestSite) {
  const make = await claimFactory(site);
  await make.known(`update main.dm_dich_vu set ma_bhyt = '02.1896' where ma_dich_vu = 'KB-NOI'`);
  const home: string = (
    await make.known(
      `select id from main.huong_giai_quyet where loai is null or loai <> 'ChuyenVien' order by id limit 1`,
    )
  ).rows[0]?.id;
  let later = 0;
  let outsideMs = 5000;
  const now = () => new Date(at('12:00').getTime() + later);
  const kept = new KeptClaims();
  let portal: Simulator | null = await startSimulator(now, [claimsAtPortal(kept, '01999')]);
  let address = portal.url;
  const as = async (name: string, node: string): Promise<Ctx> => {
    const ctx = await site.ctx(name, { node });
    return {
      ...ctx,
      get config() {
        return {
          ...ctx.config,
          ...{ outsideMs, insurancePortal: address, insuranceUser: 'demo', insurancePassword: 'demo' },
        };
      },
      now,
    };
  };
  const accountant = await as('ketoan', 'PTC');
  const admin = await as('quantri', 'BVS');
  const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });
  const job = () => fresh({ ...admin, user: null });
  const p12 = testCertificate('mật khẩu');
  await keepCertificate(fresh({ ...admin, now: () => new Date() }), {
    version: (await certificateRow(admin))?.version ?? 0,
    Tep: Buffer.from(p12).toString('base64'),
    MatKhau: 'mật khẩu',
  });

  /** A visit of one examination that has ended. */
  async function ended(name?: string): Promise<Visit> {
    const visit = await make.received();
    if (name)
      await make.known('update main.benh_nhan set ten_benh_nhan = $2 where id = $1', visit.BenhNhan_Id, name);
    const order = {
      ma: 'KB-NOI',
      price: '650600',
      room: 'PK01',
      times: ['08:00', '08:05', '11:25'],
    } as const;
    await make.examined(visit, order, { HuongGiaiQuyet_Id: home });
    return visit;
  }
  const paid = async (visit: Visit) => void (await payAll(site, make.fresh('11:40'), visit));
  const confirmed = (visit: Visit) => confirmInsurance(make.fresh('11:45'), visit.TiepNhan_Id);

  return {
    ...make,
    accountant,
    admin,
    fresh,
    job,
    kept,
    ended,
    paid,
    confirmed,
    p12,
    /** A visit whose claim may be sent. */
    async ready(name?: string): Promise<Visit> {
      const visit = await ended(name);
      await paid(visit);
      await confirmed(visit);
      return visit;
    },
    send: ({ TiepNhan_Id }: Visit, LyDo: string | null = null, despite = true) =>
      sendOneClaim(fresh(accountant), TiepNhan_Id, { LyDo, despite }),
    versions: ({ TiepNhan_Id }: Visit) => versionsOf(fresh(accountant), TiepNhan_Id),
    /** Time goes on. */
    pass(ms: number): void {
      later += ms;
    },
    /** How long the portal may take. */
    patience(ms: number): void {
      outsideMs = ms;
    },
    /** The portal is gone, or another one is asked. */
    async away(): Promise<void> {
      await portal?.close();
      portal = null;
    },
    async back(facility = '01999'): Promise<void> {
      await portal?.close();
      portal = await startSimulator(now, [claimsAtPortal(kept, facility)]);
      address = portal.url;
    },
    /** Runs what waits to be sent, as its job does. */
    async tell(): Promise<void> {
      const { rows } = await site.database.db.execute<{ id: string }>(
        sql`select id from main.outbox where adapter = ${claimAdapter} and trang_thai in ('Cho', 'Loi') order by id`,
      );
      for (const { id } of rows)
        await sendOne(job(), id, { [claimAdapter]: sendClaim }).catch(() => undefined);
    },
    close: async () => void (await portal?.close()),
  };
}

import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { slipsOfVisit } from '../orders/queries.ts';
import { patientInput } from '../patients/testPatient.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { receptionById } from '../reception/queries.ts';
import { receiveInRoom } from './createReception.ts';
import { sessionById } from './queries.ts';
import { codeOf, type ExamFactory, examFactory } from './testExam.ts';

let site: TestSite;
let make: ExamFactory;

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  await site.database.db.execute(
    sql`update auth.profile set permissions = permissions || '{TIEP_NHAN,VIEN_PHI_MIEN_GIAM}'::text[] where code = 'DOCTOR'`,
  );
});
afterAll(() => site.close());

/** The doctor of a clinic without a desk: the profile lets receive, too. */
const doctor = (): Promise<Ctx> => site.ctx('bsnoi1', { node: 'PK01' });
/** A new patient whose exam costs nothing, so that no cashier comes before the doctor. */
const arrival = async (over: Partial<TiepNhanInput> = {}): Promise<TiepNhanInput> => ({
  requestId: v7(),
  BenhNhan: await patientInput(site, { TenBenhNhan: `Người Đến ${v7().slice(-6)}` }),
  DoiTuong_Id: make.ids.payer,
  LyDoKham: 'Sốt',
  dichVus: [
    {
      DichVu_Id: make.ids.exam,
      LoaiGia_Id: make.ids.price,
      NoiThucHien_Id: make.ids.room,
      KhongThuTien: true,
      LyDoKhongThu: 'Người nhà nhân viên',
    },
  ],
  ...over,
});
const counts = async () => {
  const { rows } = await site.database.db.execute(sql`
    select (select count(*)::int from main.benh_nhan) as patients, (select count(*)::int from main.tiep_nhan) as visits,
      (select count(*)::int from main.dich_vu_yeu_cau) as slips, (select count(*)::int from main.hang_doi_ve) as tickets,
      (select count(*)::int from main.kham_benh) as sessions, (select count(*)::int from main.client_request) as requests,
      (select count(*)::int from main.event) as events, (select count(*)::int from main.audit) as audits`);
  return rows[0];
};

describe('receiving a patient in a room', () => {
  it('makes reception, order, number and open session, with the log and the events of each act', async () => {
    const ctx = await doctor();
    const session = await sessionById(ctx, await receiveInRoom(ctx, await arrival()));
    expect(session).toMatchObject({
      TrangThai: 'DangKham',
      PhongBan_Id: make.ids.room,
      BacSiKham_Id: ctx.user?.NhanVien_Id,
      LyDoKham: 'Sốt',
    });
    const visit = await receptionById(ctx, session.TiepNhan_Id);
    expect(visit).toMatchObject({ NoiTiepNhan_Id: make.ids.room, BenhNhan_Id: session.BenhNhan_Id });
    const [slip] = await slipsOfVisit(ctx, visit._id);
    expect(slip).toMatchObject({ Loai: 'KhamBenh', TrangThai: 'ChuaKetQua' });
    expect(await ticketOfSource(ctx, slip?._id ?? '')).toMatchObject({ TrangThai: 'dang_phuc_vu' });
    const { rows } = await site.database.db.execute<{ logged: string[]; told: string[] }>(sql`
      select (select array_agg(distinct entity) from main.audit where benh_nhan_id = ${visit.BenhNhan_Id} and action = 'CREATE') as logged,
        (select array_agg(distinct module) from main.event where data ->> 'TiepNhan_Id' = ${visit._id}) as told`);
    expect(rows[0]?.logged).toEqual(
      expect.arrayContaining(['BenhNhan', 'TiepNhan', 'DichVuYeuCau', 'VeHangDoi', 'KhamBenh']),
    );
    expect(rows[0]?.told).toEqual(expect.arrayContaining(['TiepNhan', 'HangDoi', 'KhamBenh']));
  });

  it('is done once for a request id, however often it comes at the same time', async () => {
    const ctx = await doctor();
    const input = await arrival();
    const before = await counts();
    const answers = await Promise.all(
      [1, 2, 3].map(() => receiveInRoom({ ...ctx, loaders: new Map() }, input)),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await counts()).toMatchObject({
      visits: Number(before?.['visits']) + 1,
      sessions: Number(before?.['sessions']) + 1,
    });
  });

  it('opens the exam of the current room when there are several', async () => {
    const ctx = await site.ctx('bsnoi1', { node: 'PK02' });
    const { dichVus } = await arrival();
    const there = { ...dichVus?.[0], DichVu_Id: make.ids.exam, LoaiGia_Id: make.ids.price };
    const session = await receiveInRoom(
      ctx,
      await arrival({
        dichVus: [...(dichVus ?? []), { ...there, NoiThucHien_Id: make.ids.room2 }],
        xacNhanTrung: true,
      }),
    );
    expect((await sessionById(ctx, session)).PhongBan_Id).toBe(make.ids.room2);
  });

  it.each<[string, string, () => Promise<Partial<TiepNhanInput>>]>([
    ['no exam is ordered', 'BAD_INPUT', async () => ({ dichVus: [] })],
    ['the payer is missing', 'BAD_INPUT', async () => ({ DoiTuong_Id: null })],
    [
      'the exam must be paid first',
      'SERVICE_NOT_PAID',
      async () => ({
        dichVus: [{ DichVu_Id: make.ids.exam, LoaiGia_Id: make.ids.price, NoiThucHien_Id: make.ids.room }],
      }),
    ],
    [
      'the room is not the doctor’s',
      'NODE_NOT_GRANTED',
      async () => ({
        dichVus: [
          {
            DichVu_Id: await site.id('main.dm_dich_vu', 'KB-TIM'),
            LoaiGia_Id: make.ids.price,
            NoiThucHien_Id: await site.id('auth.node', 'PK03'),
            KhongThuTien: true,
            LyDoKhongThu: 'Người nhà nhân viên',
          },
        ],
      }),
    ],
  ])('leaves nothing behind when %s', async (_name, code, over) => {
    const ctx = await doctor();
    const input = await arrival(await over());
    const before = await counts();
    expect(await codeOf(receiveInRoom(ctx, input))).toBe(code);
    expect(await counts()).toEqual(before);
  });

  it('needs both permissions', async () => {
    const mutation =
      'mutation ($input: TiepNhanInput!) { createTiepNhanKhamBenh(input: $input) { _id TrangThai } }';
    const ask = async (username: string, node: string) =>
      site.graphql('main', mutation, { input: await arrival() }, await site.token(username), {
        'current-node': await site.id('auth.node', node),
      });
    const refused = async (username: string, node: string) =>
      (await ask(username, node)).errors?.[0]?.extensions;
    expect((await ask('bsnoi1', 'PK01')).data?.createTiepNhanKhamBenh.TrangThai).toBe('DangKham');
    expect(await refused('tiepdon', 'TN01')).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'KHAM_BENH' },
    });
    await site.database.db.execute(
      sql`update auth.profile set permissions = array_remove(permissions, 'TIEP_NHAN') where code = 'DOCTOR'`,
    );
    expect(await refused('bsnoi1', 'PK01')).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'TIEP_NHAN' },
    });
  });
});

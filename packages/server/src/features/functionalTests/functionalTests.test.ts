import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { changeSlipState } from '../orders/commands.ts';
import { slipById } from '../orders/queries.ts';
import { callNext, dismissVisit } from '../queues/commands.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { saveResult } from '../readings/commands.ts';
import { resultsOfVisit } from '../readings/queries.ts';
import { readingList } from '../readings/workList.ts';
import { code } from '../reception/testReception.ts';
import { functionalTestReading as reading } from './functionalTestReading.ts';
import { functionalTestFactory, input, normal } from './testFunctionalTests.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof functionalTestFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await functionalTestFactory(site);
});
afterAll(() => site.close());

const begin = (slip: string, ctx = at.technician) =>
  changeSlipState(at.fresh(ctx), slip, 'batDau', { expected: 'SanSang' });

describe('beginning a test', () => {
  it('finishes the ticket, makes the line performed and names who performs', async () => {
    const { slip, visit } = await at.begun();
    const row = await slipById(at.fresh(at.technician), slip);
    expect(row).toMatchObject({
      TrangThai: 'ChuaKetQua',
      NguoiThucHien_Id: at.technician.user?.NhanVien_Id,
    });
    expect((await ticketOfSource(at.fresh(at.technician), slip))?.TrangThai).toBe('xong');
    const charge = (await linesOfVisit(at.fresh(at.doctor), visit)).find((line) => line.Ma === 'TD-ABI');
    expect(charge?.ThucHien).toBe(true);
  });

  it('is refused before the payment, at another room and to whom the right is missing', async () => {
    const { slip } = await at.ordered({ paid: false });
    expect(await code(begin(slip))).toBe('SERVICE_NOT_PAID');
    expect(await code(begin(slip, { ...at.technician, nodeIds: new Set() }))).toBe('NODE_NOT_GRANTED');
    const lab = await site.ctx('tiepdon', { node: 'TN01' });
    expect(await code(begin(slip, lab))).toBe('FORBIDDEN');
  });

  it('is asked for by the operation of every kind, whose act knows the right of its own', async () => {
    const { slip } = await at.ordered();
    const operation = 'mutation ($id: ID!) { updateDichVuYeuCauDangThucHien(id: $id) { TrangThai } }';
    const by = async (username: string) =>
      site.graphql('main', operation, { id: slip }, await site.token(username));
    expect((await by('tiepdon')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    // a doctor performs functional tests and no laboratory's
    expect((await by('bstim')).data).toEqual({
      updateDichVuYeuCauDangThucHien: { TrangThai: 'ChuaKetQua' },
    });
  });

  it('can be undone until something is written; the patient waits again', async () => {
    const { slip } = await at.begun();
    await changeSlipState(at.fresh(at.technician), slip, 'huyBatDau');
    expect(await at.stateOf(slip)).toBe('SanSang');
    expect((await ticketOfSource(at.fresh(at.technician), slip))?.TrangThai).toBe('cho');
    await begin(slip);
    await saveResult(at.fresh(at.technician), reading, slip, input(await at.read(slip), normal));
    expect(await code(changeSlipState(at.fresh(at.technician), slip, 'huyBatDau'))).toBe('RESULT_ENTERED');
  });
});

describe('writing a result', () => {
  it('keeps what is left out, empties what is null and shows nothing to the orderer', async () => {
    const { slip, visit } = await at.written({ ...normal, DeNghi: 'Tái khám sau 1 năm.' });
    const save = async (line: Parameters<typeof input>[1]) =>
      saveResult(at.fresh(at.technician), reading, slip, input(await at.read(slip), line));
    await save({ DeNghi: null, MoTa: undefined });
    expect((await at.read(slip)).ketQuas).toMatchObject([{ ...normal, DeNghi: null }]);
    expect(await resultsOfVisit(at.fresh(at.orderer), reading, visit)).toEqual([]);
  });

  it('is as nothing once everything is emptied', async () => {
    const { slip } = await at.written(normal);
    await saveResult(
      at.fresh(at.technician),
      reading,
      slip,
      input(await at.read(slip), { MoTa: ' ', KetLuan: null }),
    );
    await changeSlipState(at.fresh(at.technician), slip, 'huyBatDau');
    expect(await at.stateOf(slip)).toBe('SanSang');
  });

  it('refuses a version that is old, and hands over the slip', async () => {
    const { slip } = await at.begun();
    const old = input(await at.read(slip), normal);
    await saveResult(at.fresh(at.technician), reading, slip, old);
    expect(await code(saveResult(at.fresh(at.technician), reading, slip, old))).toBe('CONFLICT');
  });

  it('offers the conclusions of the group, and says by field what cannot be taken', async () => {
    const { slip } = await at.begun({ services: [at.ids.ecg] });
    const other = await at.read((await at.begun()).slip);
    const device = await site.id('main.thiet_bi', 'TB05');
    const scanner = await site.id('main.thiet_bi', 'TB03');
    const template = await site.id('main.tu_dien_ket_luan', 'KL-DT01');
    const foreign = await site.id('main.tu_dien_ket_luan', 'KL-XQ01');
    const save = async (line: Parameters<typeof input>[1]) =>
      saveResult(at.fresh(at.technician), reading, slip, input(await at.read(slip), line));
    await save({ ...normal, ThietBi_Id: device, TuDienKetLuan_Id: template });
    await expect(
      save({ KetLuan: 'x'.repeat(2001), ThietBi_Id: scanner, TuDienKetLuan_Id: foreign }),
    ).rejects.toMatchObject({
      details: {
        issues: [
          { path: 'ketQuas.0.KetLuan', code: 'TOO_LONG', details: { max: 2000 } },
          { path: 'ketQuas.0.TuDienKetLuan_Id', code: 'NOT_IN_LIST' },
          { path: 'ketQuas.0.ThietBi_Id', code: 'NOT_IN_LIST' },
        ],
      },
    });
    const { version } = (await at.read(slip)).DichVuYeuCau;
    const strange = saveResult(at.fresh(at.technician), reading, slip, { ...input(other, normal), version });
    await expect(strange).rejects.toMatchObject({
      details: { issues: [{ path: 'ketQuas.0.ChiTiet_Id', code: 'RESULT_OTHER_SLIP' }] },
    });
  });

  it('is refused at another room, and on a slip of another kind', async () => {
    const { slip } = await at.begun();
    const given = input(await at.read(slip), normal);
    const elsewhere = { ...at.fresh(at.technician), nodeIds: new Set<string>() };
    expect(await code(saveResult(elsewhere, reading, slip, given))).toBe('NODE_NOT_GRANTED');
    await site.database.db.execute(
      sql`update main.dich_vu_yeu_cau set loai = 'XetNghiem' where id = ${slip}`,
    );
    expect(await code(saveResult(at.fresh(at.technician), reading, slip, given))).toBe('NOT_FOUND');
  });
});

describe('the work list', () => {
  const list = (tab: Parameters<typeof readingList>[2]['tab'], keyword?: string) =>
    readingList(at.fresh(at.technician), reading, { idRoom: at.ids.room, tab, keyword });
  const ids = async (...args: Parameters<typeof list>) =>
    (await list(...args)).dongs.map((line) => line.DichVuYeuCau_Id);

  it('shows a slip where it stands, with how far it is', async () => {
    const waiting = await at.ordered();
    const image = await at.image();
    const inWork = await at.written({ ...normal, hinhAnhs: [{ Tep_Id: image }] });
    const done = await at.returned();
    expect(await ids('ChoThucHien')).toContain(waiting.slip);
    expect((await list('DangLam')).dongs.find((line) => line.DichVuYeuCau_Id === inWork.slip)).toMatchObject({
      soKetLuan: 1,
      soDichVu: 1,
      soHinhAnh: 1,
    });
    expect(await ids('DaTra')).toContain(done.slip);
  });

  it('shows who was called and did not come, until the test is begun after all', async () => {
    const { slip, visit } = await at.ordered();
    for (let call = 0; call < 100; call += 1) {
      const ticket = await callNext(at.fresh(at.technician), {
        hangDoi: 'ThamDoChucNang',
        nodeId: at.ids.room,
      });
      if (!ticket || ticket.source_Id === slip) break;
    }
    await dismissVisit(at.fresh(at.technician), 'ThamDoChucNang', visit);
    expect(await ids('KhongDen')).toContain(slip);
    await begin(slip);
    expect(await ids('DangLam')).toContain(slip);
  });

  it('is searched by number of the slip, and read in one statement', async () => {
    const { slip } = await at.ordered();
    const { SoPhieuYeuCau } = await slipById(at.fresh(at.technician), slip);
    expect(await ids('ChoThucHien', SoPhieuYeuCau.toLowerCase())).toEqual([slip]);
    expect(await site.countQueries(() => list('ChoThucHien'))).toBe(1);
  });
});

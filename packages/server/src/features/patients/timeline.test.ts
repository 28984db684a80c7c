import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { endKhamBenh, saveKhamBenh } from '../examination/commands.ts';
import { openKhamBenh } from '../examination/open.ts';
import { orderForSession } from '../examination/orderForSession.ts';
import { layMau, traKetQua } from '../lab/commands.ts';
import { resultOfSlip } from '../lab/queries.ts';
import { slipsOfVisit } from '../orders/queries.ts';
import { supply } from '../pharmacy/supply.ts';
import { savePrescription } from '../prescriptions/commands.ts';
import { prescriptionsOfSession } from '../prescriptions/queries.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { timeline } from './points.ts';
import { makePatient } from './testPatient.ts';
import { timelineOf } from './timeline.ts';

let site: TestSite;
let desk: Ctx;
let doctor: Ctx;
let lab: Ctx;
let shop: Ctx;
let drugs: string[];
const ids = { payer: '', room: '', lab: '', exam: '', price: '', test: '', icd: '', end: '', store: '' };

beforeAll(async () => {
  site = await openTestSite();
  desk = await site.ctx('tiepdon', { node: 'TN01' });
  doctor = await site.ctx('bsnoi1', { node: 'PK01' });
  lab = await site.ctx('ktvxn', { node: 'XN01' });
  shop = await site.ctx('nhathuoc', { node: 'NHATHUOC' });
  ids.store = await site.id('pharmacy.kho', 'NHATHUOC');
  ids.payer = await site.id('main.dm_doi_tuong', 'MIENPHI');
  ids.room = await site.id('auth.node', 'PK01');
  ids.lab = await site.id('auth.node', 'XN01');
  ids.exam = await site.id('main.dm_dich_vu', 'KB-NOI');
  ids.price = await site.id('main.loai_gia', 'BHYT');
  ids.test = await site.id('main.dm_dich_vu', 'XN-GLU');
  const pick = async (query: string) => String((await site.database.pool.query(query)).rows[0]?.id);
  ids.icd = await pick(`select id from main.icd where ma_icd = 'J02.9'`);
  ids.end = await pick('select id from main.huong_giai_quyet order by ma_huong_giai_quyet limit 1');
  // a drug for each visit, so that none still runs
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select d.id from pharmacy.duoc d where d.loai_kiem_soat = 'Thuong' and exists (select 1 from pharmacy.ton_kho t
       where t.duoc_id = d.id and t.kho_id = $1 and t.so_luong > 50) order by d.ma_duoc`,
    [ids.store],
  );
  drugs = rows.map((row) => row.id);
});
afterAll(() => site.close());
beforeEach(() => {
  for (const ctx of [desk, doctor, lab, shop]) ctx.loaders.clear();
});

/** A whole visit of somebody for whom nothing is paid: examined, tested, ended. */
async function visited(BenhNhan_Id: string): Promise<void> {
  for (const ctx of [desk, doctor, lab, shop]) ctx.loaders.clear();
  const visit = await createTiepNhan(desk, {
    BenhNhan_Id,
    DoiTuong_Id: ids.payer,
    LyDoKham: 'Đau họng',
    xacNhanTrung: true,
    dichVus: [{ DichVu_Id: ids.exam, LoaiGia_Id: ids.price, NoiThucHien_Id: ids.room }],
  });
  const [slip] = await slipsOfVisit(desk, visit._id);
  const session = await openKhamBenh(doctor, slip?._id ?? '');
  await saveKhamBenh(doctor, session, { version: 1, ChanDoanICD_Id: ids.icd, ChanDoan: 'Viêm họng cấp' });
  doctor.loaders.clear();
  const [order = ''] = await orderForSession(doctor, {
    requestId: v7(),
    KhamBenh_Id: session,
    xacNhanTrung: true,
    chiTiets: [{ DichVu_Id: ids.test, NoiThucHien_Id: ids.lab }],
  });
  await layMau(lab, order, { oldState: 'SanSang' });
  lab.loaders.clear();
  const { DichVuYeuCau, ketQuas } = await resultOfSlip(lab, order);
  await traKetQua(lab, order, {
    oldState: 'ChuaKetQua',
    luu: {
      version: DichVuYeuCau.version,
      ketQuas: ketQuas.map(({ ChiTiet_Id, MaChiSo }) => ({ ChiTiet_Id, MaChiSo, KetQua: '7.2' })),
    },
  });
  await prescribe(session);
  const { version } = await site.database.pool
    .query(`select version from main.kham_benh where id = $1`, [session])
    .then(({ rows }) => rows[0]);
  await endKhamBenh(doctor, session, { version, HuongGiaiQuyet_Id: ids.end });
  const [toa] = await prescriptionsOfSession(doctor, session);
  await supply(shop, { ToaThuoc_Id: toa?._id ?? '', idStore: ids.store });
}

/** Prescribes a drug, giving a reason for whatever is warned of. */
async function prescribe(session: string): Promise<void> {
  const line = {
    Duoc_Id: drugs.pop() ?? '',
    LoaiToa: 'Thuong' as const,
    Kho_Id: ids.store,
    SoNgay: 2,
    Sang: '1',
  };
  const write = (keys: readonly string[]) => {
    doctor.loaders.clear();
    const lyDoCanhBaos = keys.map((key) => ({ key, LyDo: 'Đã cân nhắc' }));
    return savePrescription(doctor, session, { requestId: v7(), version: 0, dongs: [line], lyDoCanhBaos });
  };
  try {
    await write([]);
  } catch (error) {
    const { details } = error as { details: { warnings: { key: string }[] } }; // what savePrescription warns of
    await write(details.warnings.map((one) => one.key));
  }
  doctor.loaders.clear();
}

describe('the timeline of a patient', () => {
  it('tells the whole visit, with the values of its results', async () => {
    const patient = await makePatient(site, desk, { TenBenhNhan: `Người Kể ${v7().slice(-6)}` });
    await visited(patient._id);
    doctor.loaders.clear();
    const moments = await timelineOf(doctor, patient._id);
    expect(moments.map((one) => one.loai).sort()).toEqual([
      'DichVuYeuCau',
      'DonThuoc',
      'KetQua',
      'KhamBenh',
      'PhieuCap',
      'TiepNhan',
    ]);
    expect(moments.find((one) => one.loai === 'KhamBenh')?.noiDung).toContain('J02.9 – Viêm họng cấp');
    expect(moments.find((one) => one.loai === 'KetQua')?.chiTiets).toEqual([
      { ten: 'Glucose', giaTri: '7,2 mmol/L', CoKetQua: 'H' },
    ]);
    expect(moments.filter((one) => one.LoaiPhieu === 'XetNghiem').map((one) => one.loai)).toEqual([
      'KetQua',
      'DichVuYeuCau',
    ]);
  });

  it('tells the desk of visits and orders only', async () => {
    const patient = await makePatient(site, desk, { TenBenhNhan: `Người Kể ${v7().slice(-6)}` });
    await visited(patient._id);
    const allowed = new Set([...desk.permissions].filter((one) => one !== 'BENH_AN_XEM'));
    const moments = await timelineOf({ ...desk, permissions: allowed }, patient._id);
    expect(moments.map((one) => one.loai).sort()).toEqual(['DichVuYeuCau', 'TiepNhan']);
  });

  it('names the examination of each clinical moment, and the prescription where the reader hands it out', async () => {
    const patient = await makePatient(site, desk, { TenBenhNhan: `Người Kể ${v7().slice(-6)}` });
    await visited(patient._id);
    doctor.loaders.clear();
    const moments = await timelineOf(doctor, patient._id);
    const of = (loai: string) => moments.find((one) => one.loai === loai);
    for (const loai of ['DichVuYeuCau', 'KetQua', 'DonThuoc', 'PhieuCap'])
      expect(of(loai)?.KhamBenh_Id).toBe(of('KhamBenh')?._id);
    expect(of('PhieuCap')).toMatchObject({ noiDung: 'Nhà thuốc bệnh viện', ToaThuoc_Id: null });
    const told = await timelineOf(shop, patient._id);
    expect(told.map((one) => one.loai).sort()).toEqual(['DichVuYeuCau', 'PhieuCap', 'TiepNhan']);
    expect(told.find((one) => one.loai === 'PhieuCap')?.ToaThuoc_Id).toBe(of('DonThuoc')?._id);
  });

  it('is read in a number of statements that does not grow with the visits', async () => {
    const patient = await makePatient(site, desk, { TenBenhNhan: `Người Kể ${v7().slice(-6)}` });
    await visited(patient._id);
    doctor.loaders.clear();
    const one = await site.countQueries(() => timelineOf(doctor, patient._id));
    // one for each who tells; the visits, labels, facilities, services and units that they share; the log of the reading
    expect(one).toBeLessThanOrEqual(timeline.all().length + 12);
    await visited(patient._id);
    await visited(patient._id);
    doctor.loaders.clear();
    expect(await site.countQueries(() => timelineOf(doctor, patient._id))).toBe(one);
  });
});

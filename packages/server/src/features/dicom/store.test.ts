import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import dcmjs from 'dcmjs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import { bytesOf } from '../../engine/storage/store.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { modalityStates, refusedCallers } from './states.ts';
import { anhDeRiengTable, anhTable, caTable, loatTable } from './tables.ts';
import { dicomFactory, modalityAt, newUid, picture } from './testModality.ts';

let site: TestSite;
let of: Awaited<ReturnType<typeof dicomFactory>>;
let at: Awaited<ReturnType<typeof imagingFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  of = await dicomFactory(site);
  at = await imagingFactory(site);
});
afterAll(async () => {
  await of.stop();
  await site.close();
});

const studyOf = async (uid: string) =>
  (await site.database.db.select().from(caTable).where(eq(caTable.StudyUID, uid)))[0];
const picturesOf = (uid: string) =>
  site.database.db
    .select({ anh: anhTable })
    .from(anhTable)
    .innerJoin(loatTable, eq(loatTable._id, anhTable.LoatDICOM_Id))
    .innerJoin(caTable, eq(caTable._id, loatTable.CaDICOM_Id))
    .where(eq(caTable.StudyUID, uid));

/** Whether something listens. */
const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

describe('the service of modalities', () => {
  it('listens only once a modality is in the catalogue', async () => {
    const service = of.start();
    await service.sync();
    expect(await answers(of.port)).toBe(false);
    await service.stop();
    await of.modality();
    expect(await answers(of.port)).toBe(true);
    expect(await modalityAt(of.port, 'SA01').echo()).toEqual([0]);
    const [state] = await modalityStates(at.fresh(at.technician));
    expect(state).toMatchObject({ MaAE: 'SA01', TrangThai: 'DaKetNoi', AESen: 'SEN', Loi: null });
  });

  it('refuses who is in no entry, calls from elsewhere or calls another title, and tells it', async () => {
    await of.modality({ MaAE: 'SA02', TenMayDICOM: 'Máy siêu âm 2', DiaChi: '10.9.8.7' });
    expect(await modalityAt(of.port, 'STRANGER').echo()).toEqual({ refused: 3 });
    expect(await modalityAt(of.port, 'STRANGER').echo()).toEqual({ refused: 3 });
    expect(await modalityAt(of.port, 'SA02').echo()).toEqual({ refused: 3 });
    expect(await modalityAt(of.port, 'SA01', 'PACS').echo()).toEqual({ refused: 7 });
    const callers = () => refusedCallers(at.fresh(at.technician));
    await until(
      async () => (await callers()).length === 3 && (await callers()).some(({ SoLan }) => SoLan === 2),
    );
    expect((await callers()).map(({ MaAE, AESen, LyDo }) => [MaAE, AESen, LyDo]).sort()).toEqual([
      ['SA01', 'PACS', 'SaiAESen'],
      ['SA02', 'SEN', 'SaiDiaChi'],
      ['STRANGER', 'SEN', 'MayLa'],
    ]);
  });

  it('answers a modality while a stranger holds lines and says nothing', async () => {
    const silent = Array.from({ length: 80 }, () => connect({ port: of.port, host: '127.0.0.1' }));
    await Promise.all(
      silent.map((one) =>
        once(
          one.on('error', () => undefined),
          'connect',
        ),
      ),
    );
    expect(await modalityAt(of.port, 'SA01').echo()).toEqual([0]);
    for (const one of silent) one.destroy();
  });

  it('is run by one node, and by another one when that stops', async () => {
    const second = of.start();
    await second.sync();
    await of.stop();
    expect(await answers(of.port)).toBe(false);
    await second.sync();
    expect(await answers(of.port)).toBe(true);
    await second.stop();
    await of.modality({ MaAE: 'SA03', TenMayDICOM: 'Máy siêu âm 3' });
  });
});

describe('a picture', () => {
  it('is kept whole under its hash, with its study and series, and once however often it comes', async () => {
    const [study, series, instance] = [newUid(), newUid(), newUid()];
    const of1 = { study, series, instance, patient: 'BN000' };
    const modality = modalityAt(of.port, 'SA01');
    expect(await modality.store(picture(of1), picture({ ...of1, instance: newUid(), frames: 3 }))).toEqual([
      0, 0,
    ]);
    expect(await modality.store(picture(of1))).toEqual([0]);
    expect(await studyOf(study)).toMatchObject({
      TenNguoiBenh: 'Nguyễn^Thị An',
      soAnh: 2,
      soLoat: 1,
      MoTa: 'Bụng tổng quát',
      LoaiMay: 'US',
      TrangThai: 'ChuaGhep',
      LyDoChua: 'KhongSoTruyCap',
      NgayChup: new Date('2026-11-26T08:15:30+07:00'),
    });
    const kept = (await picturesOf(study)).map(({ anh }) => anh);
    expect(kept.map(({ SoDong, SoCot, SoKhung }) => [SoDong, SoCot, SoKhung]).sort()).toEqual([
      [8, 8, 1],
      [8, 8, 3],
    ]);
    const one = kept.find(({ SOPUID }) => SOPUID === instance);
    const { rows } = await site.database.pool.query('select sha256 from main.file where id = $1', [
      one?.Tep_Id,
    ]);
    const bytes = (await bytesOf(site.config, rows[0].sha256)) ?? Buffer.alloc(0);
    expect(bytes.length).toBe(one?.DungLuong);
    const { dict } = dcmjs.data.DicomMessage.readFile(new Uint8Array(bytes).buffer);
    const elements = dcmjs.data.DicomMetaDictionary.naturalizeDataset(dict);
    expect(elements).toMatchObject({ SOPInstanceUID: instance, PatientID: 'BN000', Rows: 8 });
  });

  it('with a known id and another content is kept aside, and so is another patient in a known study', async () => {
    const [study, series, instance] = [newUid(), newUid(), newUid()];
    const of1 = { study, series, instance, patient: 'BN000' };
    const modality = modalityAt(of.port, 'SA01');
    await modality.store(picture(of1));
    const [{ anh: first } = {}] = await picturesOf(study);
    expect(await modality.store(picture({ ...of1, grey: 99 }), picture({ ...of1, grey: 99 }))).toEqual([
      0, 0,
    ]);
    expect(await modality.store(picture({ study, series, patient: 'BN999' }))).toEqual([0]);
    expect((await picturesOf(study)).map(({ anh }) => anh.MaBam)).toEqual([first?.MaBam]);
    const id = (await studyOf(study))?._id ?? '';
    const aside = await site.database.db
      .select()
      .from(anhDeRiengTable)
      .where(eq(anhDeRiengTable.CaDICOM_Id, id))
      .orderBy(anhDeRiengTable._id);
    expect(aside.map(({ LyDo, MaNguoiBenh }) => [LyDo, MaNguoiBenh])).toEqual([
      ['KhacNoiDung', 'BN000'],
      ['KhacBenhNhan', 'BN999'],
    ]);
    const states = await modalityStates(at.fresh(at.technician));
    expect(states.find(({ MaAE }) => MaAE === 'SA01')?.Loi).toBe('DICOM_ASIDE');
  });

  it('without ids is refused, and nothing of it stays', async () => {
    const broken = picture();
    broken.setElement('StudyInstanceUID', '');
    expect(await modalityAt(of.port, 'SA01').store(broken)).toEqual([0xc000]);
    const states = await modalityStates(at.fresh(at.technician));
    expect(states.find(({ MaAE }) => MaAE === 'SA01')?.Loi).toBe('DICOM_UNREADABLE');
  });
});

describe('what goes wrong', () => {
  const stateOf = async () =>
    (await modalityStates(at.fresh(at.technician))).find((one) => one.MaAE === 'SA01');

  it('with a picture that cannot be kept is told to the modality and on the screen', async () => {
    const rename = (from: string, to: string) =>
      site.database.pool.query(`alter table main.${from} rename to ${to}`);
    await rename('anh_dicom', 'anh_dicom_gone');
    try {
      expect(await modalityAt(of.port, 'SA01').store(picture())).toEqual([0xa700]);
    } finally {
      await rename('anh_dicom_gone', 'anh_dicom');
    }
    await until(async () => (await stateOf())?.Loi === 'DICOM_NOT_STORED');
  });

  it('with the port is told', async () => {
    await of.stop();
    const taken = createServer().listen(of.port, '127.0.0.1');
    await once(taken, 'listening');
    const beside = of.start();
    await beside.sync();
    expect(await stateOf()).toMatchObject({ LoiDichVu: 'DICOM_PORT_TAKEN' });
    await beside.stop();
    await new Promise((resolve) => taken.close(resolve));
    const elsewhere = of.start('192.0.2.7'); // an address of no network card here
    await elsewhere.sync();
    expect(await stateOf()).toMatchObject({ LoiDichVu: 'DICOM_PORT_REFUSED' });
    await elsewhere.stop();
  });
});

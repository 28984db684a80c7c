import dimse from 'dcmjs-dimse';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { freePort } from '../../../test/freePort.ts';
import type { TestSite } from '../../../test/testSite.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { emptyContext } from '../../engine/http/requestContext.ts';
import type { imagingFactory } from '../imaging/testImaging.ts';
import { slipsWithLines } from '../orders/queries.ts';
import { patientById } from '../patients/queries.ts';
import { accessionOfLine, lineById } from './matching.ts';
import type { Modality } from './modalities.ts';
import { receiver } from './receiving.ts';
import { type Dicom, startDicom } from './service.ts';
import { keepPicture } from './store.ts';
import { caTable, hinhVeTable } from './tables.ts';
import { newUid, picture } from './testPictures.ts';

export { modalityAt, newUid, type Picture, picture } from './testPictures.ts';

const { constants } = dimse;

/** The service of modalities of a test over its own port, with modalities in the catalogue. */
export async function dicomFactory(site: TestSite) {
  const port = await freePort();
  const { source } = await site.app();
  let service: Dicom | null = null;
  const listening = { listen: () => () => undefined } as unknown as Parameters<typeof startDicom>[2];
  const start = (host = '127.0.0.1') =>
    startDicom({ ...source, config: { ...source.config, host, dicomPort: port } }, site.url, listening);

  async function modality(over: Record<string, unknown> = {}): Promise<string> {
    const table = catalogueTable('MayDICOM');
    const [row] = await site.database.db
      .insert(table)
      .values({
        MaAE: 'SA01',
        TenMayDICOM: 'Máy siêu âm 1',
        LoaiMay: 'US',
        PhongBan_Ids: [await site.id('auth.node', 'HA02')],
        ...over,
      })
      .returning({ _id: table._id });
    service ??= start();
    await service.sync();
    return String(row?._id);
  }
  return {
    port,
    modality,
    start,
    sync: () => service?.sync(),
    stop: async () => {
      await service?.stop();
      service = null;
    },
  };
}

/** An ultrasound that is ordered: its line, accession number and patient. */
export async function orderedLine(
  at: Awaited<ReturnType<typeof imagingFactory>>,
  options: Parameters<typeof at.ordered>[0] = {},
) {
  const made = await at.ordered(options);
  const ctx = at.fresh(at.technician);
  const [slip] = await slipsWithLines(ctx, [made.slip]);
  const ChiTiet_Id = slip?.chiTiets[0]?._id ?? '';
  const line = await lineById(ctx, ChiTiet_Id);
  if (!slip || !line) throw new Error('no line');
  const patient = await patientById(ctx, made.BenhNhan_Id);
  return { ...made, ChiTiet_Id, accession: accessionOfLine(line), number: slip.SoPhieuYeuCau, patient };
}

/** A modality with a study of a slip's first line, or `two`, and one of no order, for walks over everything. */
export async function makeStudies(site: TestSite, DichVuYeuCau_Id: string, two = false) {
  const { db } = site.database;
  const modalities = catalogueTable('MayDICOM');
  const room = await site.id('auth.node', 'HA02');
  const [modality] = await db
    .insert(modalities)
    .values({ MaAE: 'WALK', TenMayDICOM: 'Máy thử', LoaiMay: 'US', PhongBan_Ids: [room], TamNgung: true })
    .returning({ _id: modalities._id });
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from main.dich_vu_yeu_cau_chi_tiet where dich_vu_yeu_cau_id = ${DichVuYeuCau_Id} limit 1`,
  );
  const line = rows[0]?.id ?? '';
  const studyOf = async (attached: Partial<typeof caTable.$inferInsert>) => {
    const [study] = await db
      .insert(caTable)
      .values({
        StudyUID: newUid(),
        MayDICOM_Id: String(modality?._id),
        NoiThucHien_Id: room,
        MaNguoiBenh: 'WALK',
        TenNguoiBenh: 'WALK',
        SoTruyCap: '',
        LoaiMay: 'US',
        NhanLuc: new Date(),
        CuoiLuc: new Date(),
        TrangThai: 'ChuaGhep',
        LyDoChua: 'KhongSoTruyCap',
        ...attached,
      })
      .returning({ _id: caTable._id });
    return study?._id ?? '';
  };
  const allowed: Modality = {
    _id: String(modality?._id),
    version: 1,
    MaAE: 'WALK',
    AESen: 'SEN',
    DiaChi: null,
    LoaiMay: 'US',
    PhongBan_Ids: [room],
    DichVu_Ids: [],
    KhongDau: false,
  };
  const attachedUid = newUid();
  const attached = await studyOf({
    StudyUID: attachedUid,
    TrangThai: 'DaGhep',
    LyDoChua: null,
    DichVuYeuCau_Id,
    ChiTiet_Id: line,
  });
  if (two) await studyOf({ TrangThai: 'DaGhep', LyDoChua: null, DichVuYeuCau_Id, ChiTiet_Id: line });
  await db.insert(hinhVeTable).values({ CaDICOM_Id: attached, NguoiVe_Id: v7(), hinhVes: [] });
  return {
    line,
    attached,
    attachedUid,
    modality: allowed,
    waiting: await studyOf({}),
  };
}

/** The ids of a picture in a study of a slip, which a modality sent. */
export async function makePicture(site: TestSite, DichVuYeuCau_Id: string) {
  const { attached, modality } = await makeStudies(site, DichVuYeuCau_Id);
  const [row] = await site.database.db.select().from(caTable).where(eq(caTable._id, attached));
  const of = { study: row?.StudyUID ?? '', series: newUid(), instance: newUid(), patient: 'WALK' };
  const whole = receiver(site, {
    LoaiSOP: '1.2.840.10008.5.1.4.1.1.6.1',
    SOPUID: of.instance,
    CuPhap: constants.TransferSyntax.ExplicitVRLittleEndian,
  });
  whole.stream.end(picture(of).getDenaturalizedDataset());
  const { source } = await site.app();
  const ctx = emptyContext(source, v7());
  const outcome = await keepPicture(ctx, modality, of.instance, await whole.whole());
  if (outcome !== 'kept') throw new Error(outcome);
  return of;
}

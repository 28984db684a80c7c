import { uidOfId } from '@sen/domain/dicom/uid';
import dimse from 'dcmjs-dimse';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { emptyContext } from '../../engine/requestContext.ts';
import { freePort } from '../devices/testDevices.ts';
import type { Modality } from './modalities.ts';
import { receiver } from './receiving.ts';
import { type Dicom, startDicom } from './service.ts';
import { keepPicture } from './store.ts';
import { caTable } from './tables.ts';

const { Client, Dataset, constants, requests } = dimse;
dimse.log.setLevel('silent');

/** What a picture of a test says; the rest is made up. */
export type Picture = {
  study?: string;
  series?: string;
  instance?: string;
  accession?: string;
  patient?: string;
  name?: string;
  /** The value of every pixel. */
  grey?: number;
  frames?: number;
};

export const newUid = () => uidOfId(v7());

/** A small ultrasound picture. */
export function picture(of: Picture = {}): InstanceType<typeof Dataset> {
  const frames = of.frames ?? 1;
  return new Dataset(
    {
      SpecificCharacterSet: 'ISO_IR 192',
      SOPClassUID: frames > 1 ? '1.2.840.10008.5.1.4.1.1.3.1' : '1.2.840.10008.5.1.4.1.1.6.1',
      SOPInstanceUID: of.instance ?? newUid(),
      StudyInstanceUID: of.study ?? newUid(),
      SeriesInstanceUID: of.series ?? newUid(),
      StudyDate: '20261126',
      StudyTime: '081530',
      AccessionNumber: of.accession ?? '',
      Modality: 'US',
      PatientName: of.name ?? 'Nguyễn^Thị An',
      PatientID: of.patient ?? '',
      PatientBirthDate: '19800102',
      PatientSex: 'F',
      StudyDescription: 'Bụng tổng quát',
      SeriesNumber: '1',
      InstanceNumber: '1',
      SamplesPerPixel: 1,
      PhotometricInterpretation: 'MONOCHROME2',
      ...(frames > 1 ? { NumberOfFrames: String(frames) } : {}),
      Rows: 8,
      Columns: 8,
      BitsAllocated: 8,
      BitsStored: 8,
      HighBit: 7,
      PixelRepresentation: 0,
      PixelData: [new Uint8Array(64 * frames).fill(of.grey ?? 7).buffer],
      _vrMap: { PixelData: 'OB' },
    },
    constants.TransferSyntax.ExplicitVRLittleEndian,
  );
}

type Request = InstanceType<typeof requests.CStoreRequest>;
type Response = {
  getStatus: () => number;
  getDataset: () => { getElements: () => Record<string, unknown> } | undefined;
};

/** A modality that calls Sen over a real socket. */
export function modalityAt(port: number, MaAE: string, AESen = 'SEN') {
  /** Sends requests by one association: the answers, or why it was refused. */
  const call = (...asked: Request[]) =>
    new Promise<{ status: number; elements: Record<string, unknown> | null }[] | { refused: number }>(
      (resolve, reject) => {
        const client = new Client();
        const answers: { status: number; elements: Record<string, unknown> | null }[] = [];
        for (const one of asked) {
          one.on('response', (response: Response) =>
            answers.push({
              status: response.getStatus(),
              elements: response.getDataset()?.getElements() ?? null,
            }),
          );
          client.addRequest(one);
        }
        client.on('associationRejected', ({ reason }: { reason: number }) => resolve({ refused: reason }));
        client.on('closed', () => resolve(answers));
        client.on('networkError', reject);
        client.send('127.0.0.1', port, MaAE, AESen);
      },
    );
  const statuses = async (...asked: Request[]) => {
    const answers = await call(...asked);
    return 'refused' in answers ? answers : answers.map(({ status }) => status);
  };
  return {
    echo: () => statuses(new requests.CEchoRequest() as unknown as Request),
    store: (...pictures: InstanceType<typeof Dataset>[]) =>
      statuses(...pictures.map((one) => new requests.CStoreRequest(one))),
    worklist: async (elements: Record<string, unknown> = {}) => {
      const answers = await call(
        requests.CFindRequest.createWorklistFindRequest(elements) as unknown as Request,
      );
      if ('refused' in answers) throw new Error('refused');
      return answers.flatMap((answer) => (answer.elements ? [answer.elements] : []));
    },
  };
}

/** The service of modalities of a test over its own port, with modalities in the catalogue. */
export async function dicomFactory(site: TestSite) {
  const port = await freePort();
  const { source } = await site.app();
  let service: Dicom | null = null;
  const listening = { listen: () => () => undefined } as unknown as Parameters<typeof startDicom>[2];
  const start = () =>
    startDicom(
      { ...source, config: { ...source.config, host: '127.0.0.1', dicomPort: port } },
      site.url,
      listening,
    );

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

/** A modality with a study of a slip's first line and one of no order, for walks over everything. */
export async function makeStudies(site: TestSite, DichVuYeuCau_Id: string) {
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
  return {
    line,
    modality: allowed,
    waiting: await studyOf({}),
    attached: await studyOf({ TrangThai: 'DaGhep', LyDoChua: null, DichVuYeuCau_Id, ChiTiet_Id: line }),
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

import { uidOfId } from '@sen/domain/dicom/uid';
import dimse from 'dcmjs-dimse';
import { v7 } from 'uuid';

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

/** A picture of 16 by 16 pixels that is packed already. */
export function packed(of: Picture, syntax: string, elements: Record<string, unknown>, frame: Uint8Array) {
  return new Dataset(
    {
      ...picture(of).getElements(),
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.7',
      Modality: 'OT',
      Rows: 16,
      Columns: 16,
      ...elements,
      PixelData: [Uint8Array.from(frame).buffer],
      _vrMap: { PixelData: 'OB' },
    },
    syntax,
  );
}

const side = 512;

/** A slice of a body as computed tomography has it: soft tissue, two lungs and a spine, in Hounsfield units shifted by 1024. */
function sliceOfBody(n: number, of: number): Uint16Array {
  const grey = new Uint16Array(side * side);
  const swell = 1 - 0.3 * Math.abs((2 * n) / of - 1);
  const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const lung = within(x, y, 170, 240, 70 * swell, 100) || within(x, y, 342, 240, 70 * swell, 100);
      const noise = ((x * 7919 + y * 104729 + n * 31) % 41) - 20;
      const hu = within(x, y, 256, 372, 34, 30)
        ? 700
        : lung
          ? -800
          : within(x, y, 256, 256, 220 * swell, 170)
            ? 45
            : -1000;
      grey[y * side + x] = hu + 1024 + (hu === -1000 ? 0 : noise);
    }
  return grey;
}

/** A slice of a series of computed tomography, the nth of so many. */
export function slice(of: Picture & { study: string; series: string }, n: number, count: number) {
  return new Dataset(
    {
      ...picture(of).getElements(),
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.2',
      Modality: 'CT',
      StudyDescription: 'CT ngực',
      SeriesDescription: 'Ngực 1 mm',
      InstanceNumber: String(n + 1),
      FrameOfReferenceUID: of.series,
      Rows: side,
      Columns: side,
      BitsAllocated: 16,
      BitsStored: 16,
      HighBit: 15,
      PixelRepresentation: 0,
      RescaleIntercept: '-1024',
      RescaleSlope: '1',
      WindowCenter: '40',
      WindowWidth: '400',
      PixelSpacing: ['0.7', '0.7'],
      SliceThickness: '1',
      ImagePositionPatient: ['-179', '-179', String(n)],
      ImageOrientationPatient: ['1', '0', '0', '0', '1', '0'],
      PixelData: [sliceOfBody(n, count).buffer],
      _vrMap: { PixelData: 'OW' },
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

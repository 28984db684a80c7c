import { expect } from '@playwright/test';
import { modalityAt, newUid, packed } from '../packages/server/src/features/dicom/testPictures.ts';
import { accounts } from './accounts.ts';
import { saveEntry, searchEntries } from './ask.ts';
import { openAs } from './openAs.ts';
import { dicomPort, test } from './test.ts';
import { textsOf } from './texts.ts';

/** 16 by 16 pixels, whose left half and right half have one colour each: red, green and blue of both, as they were before they were packed. */
const halves = [
  [200, 30, 60],
  [10, 90, 220],
] as const;
const colour = { SamplesPerPixel: 3, PhotometricInterpretation: 'RGB', PlanarConfiguration: 0 };

const pictures = [
  {
    // JPEG-LS, one colour after the other
    syntax: '1.2.840.10008.1.2.4.80',
    elements: colour,
    drawn: halves,
    bytes:
      '/9j/9wARCAAQABADAREAAhEAAxEA/9oACAEBAAAAAAAAAW2V4AAAMFK+fZ+rxdPDhw4cOHDhw4cM/9oACAECAAAAAAAB5XgAAAu1VVVVT7P1eL' +
      'p4cOHDhw4cOHDhgP/aAAgBAwAAAAAAAAF2leAAADfxjGMzM+z9Xi6eHDhw4cOHDhw4YP//2Q==',
  },
  {
    // JPEG that tells nothing of its colours, which are red, green and blue
    syntax: '1.2.840.10008.1.2.4.50',
    elements: colour,
    drawn: halves,
    bytes:
      '/9j/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAARCAAQABADAB' +
      'EAAREAAhEA/8QAFQABAQAAAAAAAAAAAAAAAAAACQj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oADAMAAAEAAgAAPwCwB9JKAIqA1R+0vhVAIqA1' +
      'T//Z',
  },
  {
    // JPEG 2000 without the sign that the head says: -2000 and 65, in the window 40, 100
    syntax: '1.2.840.10008.1.2.4.90',
    elements: {
      BitsAllocated: 16,
      BitsStored: 13,
      HighBit: 12,
      PixelRepresentation: 1,
      WindowCenter: '40',
      WindowWidth: '100',
    },
    drawn: [
      [0, 0, 0],
      [193, 193, 193],
    ],
    bytes:
      '/0//UQApAAAAAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAABDAEB/1IADAAAAAEAAAQEAAH/XAAEQGj/ZAAlAAFDcmVhdGVkIGJ5IE' +
      '9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAD8AAH/k8/x1hQAW0Pb/XS0AwjzFOI+5TRH3KaI+5TRH3KaI+5TRILR74BhHmKcR9ymiPuU' +
      '0R9ymiPuU0R9ymiPuU0R9ymiPuU0R9ymiPuU0R9ymiPuU0R9ymiPuU0R9ymiPuU0R9ymiPuU0R9ymiPuU0R9ymiPuU0SEv3n4AAADCQl/wbgAA' +
      'AAADCNYfY/RThH3KaI+5TRH3KaI+5TRH3KaI+5TRH3KaI+5TRH3KaI+5TRH3KaI+5TRH3KaI+5TRH3KaI+5TRH3KaI+5TRH3KaI+5TRH3KaI+5' +
      'TRH3KaI+5TRH3KaI+5TRH3KaI+5TRH3KaI//2Q==',
  },
];

test('pictures are drawn as what they were packed from, and one that is broken says so', async ({
  browser,
}) => {
  const [room] = await searchEntries<{ _id: string; version: number }>(
    accounts.ADMINISTRATOR,
    'Node',
    'HA02',
  );
  await saveEntry(accounts.ADMINISTRATOR, 'MayDICOM', {
    input: { MaAE: 'GOIANH', TenMayDICOM: 'Gói ảnh', LoaiMay: 'OT', PhongBan_Ids: [room?._id] },
  });
  const modality = modalityAt(dicomPort, 'GOIANH');
  await expect(async () => expect(await modality.echo()).toEqual([0])).toPass();
  const t = textsOf('vi');
  const page = await openAs(browser, 'bshinhanh');
  const canvas = page.locator('.viewer-pane[data-seen=seen] .cornerstone-canvas');
  for (const { syntax, elements, bytes, drawn } of pictures) {
    const of = { study: newUid(), patient: 'GOI' };
    expect(await modality.store(packed(of, syntax, elements, Buffer.from(bytes, 'base64')))).toEqual([0]);
    await page.goto(`/his/xem-dicom/${of.study}`);
    await expect(canvas).toBeVisible();
    const seen = await canvas.evaluate((one: HTMLCanvasElement) => {
      const side = Math.min(one.width, one.height);
      return [-1, 1].map((half) => {
        const at = [one.width / 2 + (half * side) / 4, one.height / 2] as const;
        return [...(one.getContext('2d')?.getImageData(at[0], at[1], 1, 1).data ?? [])].slice(0, 3);
      });
    });
    // a lossy one is off by one
    seen.flat().forEach((value, i) => void expect(Math.abs(value - (drawn.flat()[i] ?? -9))).toBeLessThan(3));
  }

  const broken = { study: newUid(), patient: 'GOI' };
  const [first] = pictures;
  await modality.store(
    packed(
      broken,
      first?.syntax ?? '',
      first?.elements ?? {},
      Buffer.from(first?.bytes ?? '', 'base64').subarray(0, 40),
    ),
  );
  await page.goto(`/his/xem-dicom/${broken.study}`);
  await expect(page.getByRole('alert')).toContainText(t('dicomViewer:notDrawn.broken'));
});

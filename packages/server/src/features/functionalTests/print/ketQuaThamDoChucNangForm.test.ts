import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { withPermission } from '../../../../test/withPermission.ts';
import { previewRecord, printRecord } from '../../printing/print.ts';
import { ketQuaMoTaForm } from '../../readings/print/ketQuaMoTaForm.ts';
import { code } from '../../reception/testReception.ts';
import { functionalTestReading as reading } from '../functionalTestReading.ts';
import { functionalTestFactory } from '../testFunctionalTests.ts';

const form = ketQuaMoTaForm(reading);

let site: TestSite;
let at: Awaited<ReturnType<typeof functionalTestFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await functionalTestFactory(site);
});
afterAll(() => site.close());

const dataOf = (slip: string) => form.data(at.fresh(at.doctor), slip);

describe('the printed result', () => {
  it('has the images that are ticked, in their order, and who performed and concluded', async () => {
    const [first, second, third] = [await at.image(), await at.image(), await at.image()];
    const { slip } = await at.returned({
      MoTa: 'ABI phải 1,05.',
      hinhAnhs: [
        { Tep_Id: first, ChuThich: 'Chân phải' },
        { Tep_Id: second, InTrenPhieu: false },
        { Tep_Id: third },
      ],
    });
    const data = await dataOf(slip);
    expect(data).toMatchObject({
      NguoiThucHien: 'Mai Phương Linh',
      NguoiDuyet: 'Vũ Quang Huy',
      KetQuas: [{ MoTa: 'ABI phải 1,05.', soHinhKhac: 0 }],
    });
    expect(data.KetQuas[0]?.HinhAnhs.map(({ ChuThich }) => ChuThich)).toEqual(['Chân phải', null]);
    const pdf = await printRecord(at.fresh(at.doctor), form.code, slip);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is made of a returned result only, and of none that is hidden here', async () => {
    const { slip } = await at.written({ KetLuan: 'Bình thường.' });
    expect(await code(previewRecord(at.fresh(at.doctor), form.code, slip))).toBe('RESULT_NOT_RETURNED');
    const returned = await at.returned();
    const clinic = await site.id('auth.node', 'PKS02');
    const hidden = {
      ...at.fresh(withPermission(at.doctor, 'IN_AN')),
      nodeId: clinic,
      grants: { ...at.doctor.grants, ownRecordsAt: new Set([clinic]) },
    };
    expect(await code(previewRecord(hidden, form.code, returned.slip))).toBe('RECORD_OF_ANOTHER_FACILITY');
  });
});

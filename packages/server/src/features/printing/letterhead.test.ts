import { Node } from '@sen/domain/catalogues/Node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aVisit, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createEntry, updateEntry } from '../../engine/catalogue/commands.ts';
import type { Ctx } from '../../engine/context.ts';
import { phieuThuForm } from '../cashier/print/phieuThuForm.ts';
import { facilityOfNode } from '../organisation/facility.ts';
import { updateSetting } from '../system/commands.ts';
import { compileFormTextSvg } from './compile.ts';
import { readForm } from './library.ts';
import { letterhead } from './paperData.ts';
import { previewForm } from './preview.ts';
import { printSources } from './print.ts';
import { textOfSvg } from './testText.ts';

let site: TestSite;
let main: Ctx;
let clinic: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  main = await site.ctx('quantri', { node: 'QT01' });
  clinic = { ...main, nodeId: await site.id('auth.node', 'PKSQT') };
  await updateSetting(main, 'facility', {
    name: 'Bệnh viện Hoa Sen',
    address: 'Số 1 Hoa Sen',
    phone: '02430000001',
    MaCSKCB: '01999',
  });
});
afterAll(() => site.close());
beforeEach(() => main.loaders.clear()); // both have the same

const node = (code: string) => site.id('auth.node', code);
const letters = (svg: string | null) => (svg === null ? '' : textOfSvg(svg));

/** The text of a receipt that was made in a room, as somebody elsewhere prints it. */
async function receiptOf(made: Ctx, printed: Ctx): Promise<string> {
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const visit = await aVisit(site);
  await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
  const id = await payAll(site, cashier, visit);
  // receipt books stand at the counters of the first facility: the other one's counter is told here
  await site.database.pool.query('update main.bien_lai set quay_thu_id = $2 where id = $1', [
    id,
    made.nodeId,
  ]);
  const { inForce } = await printSources({ ...printed, loaders: new Map() }, 'PhieuThu', id);
  const drawn = compileFormTextSvg(inForce);
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.diagnostics));
  return letters(drawn.svg);
}

it('a paper carries the name, address and code of the facility that it was made in, wherever it is printed', async () => {
  const ofMain = await receiptOf(main, main);
  for (const part of ['BỆNH VIỆN HOA SEN', 'Số 1 Hoa Sen · ĐT 02430000001', 'Mã CSKCB: 01999'])
    expect(ofMain).toContain(part);
  for (const printed of [clinic, main]) {
    const ofClinic = await receiptOf(clinic, printed);
    for (const part of ['PHÒNG KHÁM SEN', 'Số 9 phố Đầm Sen', 'ĐT 02439990900', 'Mã CSKCB: 01998'])
      expect(ofClinic).toContain(part);
    expect(ofClinic).not.toContain('HOA SEN');
  }
});

it('the preview of a form stands under the letterhead of where somebody works', async () => {
  const shipped = readForm('PhieuThu');
  const seen = async (ctx: Ctx) => (await letterhead(ctx)).TenCoSo;
  expect([await seen(main), await seen(clinic)]).toEqual(['Bệnh viện Hoa Sen', 'Phòng khám Sen']);
  const drawn = await Promise.all([main, clinic].map((ctx) => previewForm(ctx, phieuThuForm, shipped, 'vi')));
  expect(drawn.map((one) => one.diagnostics)).toEqual([[], []]);
  expect(drawn[0]?.svg).not.toBe(drawn[1]?.svg);
});

it('what a facility leaves out comes from the settings, and what those leave out from the first facility', async () => {
  await updateEntry(main, Node, await node('PKS'), { phone: '', MaCSKCB: '' });
  expect(await letterhead(clinic)).toMatchObject({
    TenCoSo: 'Phòng khám Sen',
    DiaChi: expect.stringContaining('Đầm Sen'),
    SoDienThoai: '02430000001',
    MaCSKCB: '01999',
  });
  await updateSetting(main, 'facility', { phone: '' });
  expect(await letterhead(main)).toMatchObject({ TenCoSo: 'Bệnh viện Hoa Sen', SoDienThoai: '02439990000' });
});

it('a facility below another one is its own, and who works nowhere prints for the first', async () => {
  const branch = await createEntry(main, Node, {
    code: 'CS2',
    name: 'Cơ sở 2',
    category: 'HOSPITAL',
    parent_Id: await node('BVS'),
    order: '90',
  });
  const room = await createEntry(main, Node, {
    code: 'CS2P1',
    name: 'Phòng 1',
    category: 'ROOM',
    roomType: 'examine',
    parent_Id: String(branch['_id']),
  });
  expect(await letterhead(main, String(room['_id']))).toMatchObject({
    TenCoSo: 'Cơ sở 2',
    DiaChi: 'Số 1 Hoa Sen',
  });
  expect((await letterhead({ ...main, nodeId: null })).TenCoSo).toBe('Bệnh viện Hoa Sen');
});

it('a facility is found in one statement', async () => {
  const id = await node('PKSQT');
  expect(await site.countQueries(() => facilityOfNode(main, id))).toBe(1);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supplyFactory } from '../../../test/supplyVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { codeOf } from '../examination/testExam.ts';
import { cancelPrescription } from '../prescriptions/commands.ts';
import { updateSetting } from '../system/commands.ts';
import { approveSupply, takeBackApproval } from './approval.ts';
import { cancelSupply } from './cancelSupply.ts';
import { supply } from './supply.ts';
import { supplyDetail } from './supplyDetail.ts';
import { supplyList } from './supplyList.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof supplyFactory>>;
let admin: Ctx;
let fresh: () => Ctx;

beforeAll(async () => {
  site = await openTestSite();
  make = await supplyFactory(site);
  admin = await site.ctx('quantri');
  fresh = make.fresh;
});
afterAll(() => site.close());

const turn = (duyetCapPhat: boolean) => updateSetting(admin, 'facility', { duyetCapPhat });
const asked = (ToaThuoc_Id: string) => ({ ToaThuoc_Id, idStore: make.Kho_Id });
const tabOf = async (id: string) => {
  const tabs = ['ChoThanhToan', 'ChoDuyet', 'ChoCap', 'DaCap'] as const;
  for (const tab of tabs) {
    const { data } = await supplyList(fresh(), { idStore: make.Kho_Id, tab });
    if (data.some((row) => row._id === id)) return tab;
  }
  return null;
};

describe('the approval of a supply', () => {
  it('is not asked for where the site does not want it', async () => {
    const { ToaThuoc_Id } = await make.examined(await make.stocked(), '5');
    expect(await tabOf(ToaThuoc_Id)).toBe('ChoCap');
    expect(await codeOf(approveSupply(fresh(), asked(ToaThuoc_Id)))).toBe('SUPPLY_APPROVAL_OFF');
    expect(await codeOf(supply(fresh(), asked(ToaThuoc_Id)))).toBe('done');
  });

  it('comes before the drugs where the site wants it, and is taken back with a reason until they are given', async () => {
    await turn(true);
    const { ToaThuoc_Id } = await make.examined(await make.stocked(), '5');
    expect(await tabOf(ToaThuoc_Id)).toBe('ChoDuyet');
    expect(await codeOf(supply(fresh(), asked(ToaThuoc_Id)))).toBe('SUPPLY_NOT_APPROVED');
    expect(await supplyDetail(fresh(), ToaThuoc_Id)).toMatchObject({
      hanhDongs: expect.arrayContaining([
        { action: 'cap', refusal: 'SUPPLY_NOT_APPROVED' },
        { action: 'duyet', refusal: null },
        { action: 'huyDuyet', refusal: 'SUPPLY_NOT_APPROVED' },
      ]),
    });

    await approveSupply(fresh(), asked(ToaThuoc_Id));
    expect(await tabOf(ToaThuoc_Id)).toBe('ChoCap');
    expect((await supplyDetail(fresh(), ToaThuoc_Id))?.NguoiDuyetCap).toBeTruthy();
    expect(await codeOf(approveSupply(fresh(), asked(ToaThuoc_Id)))).toBe('SUPPLY_APPROVED');
    const doctor = await site.ctx('bsnoi1', { node: 'PK01' });
    expect(await codeOf(cancelPrescription(doctor, ToaThuoc_Id, 'Kê nhầm'))).toBe('PRESCRIPTION_APPROVED');

    const back = (LyDo: string) => codeOf(takeBackApproval(fresh(), { ...asked(ToaThuoc_Id), LyDo }));
    expect(await back(' ')).toBe('BAD_INPUT');
    expect(await back('Duyệt nhầm')).toBe('done');
    expect(await back('Duyệt nhầm')).toBe('SUPPLY_NOT_APPROVED');
    expect(await tabOf(ToaThuoc_Id)).toBe('ChoDuyet');

    await approveSupply(fresh(), asked(ToaThuoc_Id));
    const PhieuCap_Id = await supply(fresh(), asked(ToaThuoc_Id));
    expect(await back('Duyệt nhầm')).toBe('SUPPLY_BEGUN');
    await cancelSupply(fresh(), { PhieuCap_Id, LyDo: 'Cấp nhầm' });
    expect(await back('Duyệt nhầm')).toBe('done');
    const { rows } = await site.database.pool.query(
      `select action, after ->> 'LyDoHuyDuyet' as reason from main.audit
       where entity_id = $1 and (action = 'APPROVED' or after ? 'LyDoHuyDuyet') order by at, id`,
      [ToaThuoc_Id],
    );
    expect(rows.map((row) => row.reason ?? row.action)).toEqual([
      'APPROVED',
      'Duyệt nhầm',
      'APPROVED',
      'Duyệt nhầm',
    ]);
    await turn(false);
  });

  it('is for who holds the right at the store, of what the store hands out', async () => {
    await turn(true);
    const { ToaThuoc_Id } = await make.examined(await make.stocked(), '5');
    const other = await site.id('pharmacy.kho', 'NHATHUOC');
    expect(await codeOf(approveSupply(fresh(), { ToaThuoc_Id, idStore: other }))).not.toBe('done');
    const without = await site.ctx('thungan1', { node: 'QT01' });
    expect(await codeOf(approveSupply(without, asked(ToaThuoc_Id)))).not.toBe('done');
    await turn(false);
  });

  it('is given once, when two press at once', async () => {
    await turn(true);
    const { ToaThuoc_Id } = await make.examined(await make.stocked(), '5');
    const answers = await Promise.all(
      [1, 2, 3].map(() => codeOf(approveSupply(fresh(), asked(ToaThuoc_Id)))),
    );
    expect(answers.sort()).toEqual(['SUPPLY_APPROVED', 'SUPPLY_APPROVED', 'done']);
    await turn(false);
  });
});

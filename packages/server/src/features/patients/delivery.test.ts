import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { createPatient, removePatients } from './commands.ts';
import {
  createDeliveryAddress,
  deleteDeliveryAddresses,
  deliveryAddresses,
  updateDeliveryAddress,
} from './delivery.ts';
import { makePatient, patientInput } from './testPatient.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('tiepdon', { node: 'TN01' });
});
afterAll(() => site.close());

const address = {
  fullName: 'Lê Thị Kho',
  phoneNumber: '0912 345 678',
  detailAddress: '12 Hàng Bông, Hà Nội',
};
const customer = async () => (await makePatient(site, ctx, { TenBenhNhan: 'Nhà Thuốc Sen' }))._id;
const shown = async (idCustomer: string) =>
  (await deliveryAddresses(ctx, idCustomer)).map((one) => [one.detailAddress, one.isDefault]);
const refused = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    ({ code, details }: { code: string; details?: { issues?: { path: string; code: string }[] } }) =>
      details?.issues?.map((one) => `${one.path} ${one.code}`) ?? code,
  );

describe('delivery addresses', () => {
  it('have one usual one: the first, until another one is made it or it is removed', async () => {
    const idCustomer = await customer();
    const first = await createDeliveryAddress(ctx, { ...address, idCustomer, detailAddress: 'A' });
    const second = await createDeliveryAddress(ctx, { ...address, idCustomer, detailAddress: 'B' });
    expect(first).toMatchObject({ fullName: 'Lê Thị Kho', phoneNumber: '0912345678' });
    expect(await shown(idCustomer)).toEqual([
      ['A', true],
      ['B', false],
    ]);
    await createDeliveryAddress(ctx, { ...address, idCustomer, detailAddress: 'C', isDefault: true });
    await updateDeliveryAddress(ctx, second._id, { companyName: 'Công ty B' });
    expect(await shown(idCustomer)).toEqual([
      ['C', true],
      ['B', false],
      ['A', false],
    ]);
    await updateDeliveryAddress(ctx, first._id, { isDefault: true });
    expect(await deleteDeliveryAddresses(ctx, [first._id, second._id])).toBe(2);
    expect(await deleteDeliveryAddresses(ctx, [first._id])).toBe(0);
    expect(await shown(idCustomer)).toEqual([['C', true]]);
    const { rows } = await site.database.pool.query(
      "select action from main.audit where entity = 'DeliveryAddress' and entity_id = $1 order by at, id",
      [first._id],
    );
    expect(rows.map((row) => row.action)).toEqual(['CREATE', 'UPDATE', 'UPDATE', 'UPDATE', 'DELETE']);
  });

  it('are refused by field, at another version, for nobody and for a cancelled record', async () => {
    const idCustomer = await customer();
    const made = await createDeliveryAddress(ctx, { ...address, idCustomer });
    expect(
      await refused(createDeliveryAddress(ctx, { idCustomer, phoneNumber: '12', email: 'a(b)@c' })),
    ).toEqual([
      'fullName REQUIRED',
      'phoneNumber NOT_A_PHONE',
      'detailAddress REQUIRED',
      'email NOT_A_EMAIL',
    ]);
    expect(await refused(updateDeliveryAddress(ctx, made._id, { detailAddress: ' ' }))).toEqual([
      'detailAddress REQUIRED',
    ]);
    await updateDeliveryAddress(ctx, made._id, { version: made.version, email: 'kho@sen.vn' });
    expect(await refused(updateDeliveryAddress(ctx, made._id, { version: made.version }))).toBe('CONFLICT');
    expect(await refused(createDeliveryAddress(ctx, { ...address, idCustomer: v7() }))).toBe('NOT_FOUND');
    await removePatients(await site.ctx('quantri'), [idCustomer]);
    expect(await refused(createDeliveryAddress(ctx, { ...address, idCustomer }))).toBe('PATIENT_CANCELLED');
    expect(await refused(deleteDeliveryAddresses(ctx, [made._id]))).toBe('PATIENT_CANCELLED');
  });

  it('are twenty at most, and one request makes one', async () => {
    const idCustomer = await customer();
    const requestId = v7();
    const [one, again] = await Promise.all(
      [0, 1].map(() => createDeliveryAddress(ctx, { ...address, idCustomer, requestId })),
    );
    expect(one?._id).toBe(again?._id);
    for (let at = 1; at < 20; at++) await createDeliveryAddress(ctx, { ...address, idCustomer });
    expect(await refused(createDeliveryAddress(ctx, { ...address, idCustomer }))).toEqual([
      'detailAddress TOO_MANY',
    ]);
    expect(await site.countQueries(() => deliveryAddresses(ctx, idCustomer))).toBe(1);
  });

  it('come with a new customer in one act, or with none of it where one is wrong', async () => {
    const input = await patientInput(site, { TenBenhNhan: 'Nhà Thuốc Mới', isBusinessAccount: true });
    const wrong = [address, { ...address, phoneNumber: '1' }];
    expect(await refused(createPatient(ctx, input, { deliveryAddresses: wrong }))).toEqual([
      'deliveryAddresses.1.phoneNumber NOT_A_PHONE',
    ]);
    const made = await createPatient(ctx, input, {
      deliveryAddresses: [
        { ...address, detailAddress: 'A' },
        { ...address, detailAddress: 'B', isDefault: true },
      ],
    });
    expect(await shown(made._id)).toEqual([
      ['B', true],
      ['A', false],
    ]);
  });
});

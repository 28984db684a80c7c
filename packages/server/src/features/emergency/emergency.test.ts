import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { admissionsOfWard } from '../admission/queries.ts';
import { openKhamBenh } from '../examination/open.ts';
import { slipsOfVisit } from '../orders/queries.ts';
import { code } from '../reception/testReception.ts';
import { giveBack, judgeAnew, noteTold, takeBelongings } from './commands.ts';
import { arrivalById, arrivalsOfDay, belongingsOf, clockOf, tellUntil } from './queries.ts';
import { receiveEmergency } from './receive.ts';
import { emergencyFactory } from './testEmergency.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof emergencyFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await emergencyFactory(site);
});
afterAll(() => site.close());

const minutes = (count: number) => at.pass(count * 60_000);
const list = () => arrivalsOfDay(at.fresh(at.nurse), null);
const count = async (table: string) =>
  (await site.database.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from main.${table}`)))
    .rows[0]?.n;

describe('somebody who comes straight in', () => {
  it('is received as an emergency with a level, and waits for the room at once', async () => {
    const { visit, arrival } = await at.arrives({
      Muc: 'Muc2',
      PhuongTien: 'XeCapCuu',
      ChanDoanSoBo: ' Viêm phổi ',
    });
    expect(visit).toMatchObject({ CapCuu: true, TrangThai: 'DaTiepNhan' });
    expect(arrival).toMatchObject({ Muc: 'Muc2', PhuongTien: 'XeCapCuu', ChanDoanSoBo: 'Viêm phổi' });
    expect(arrival.NguoiPhanLoai_Id).toBe(at.nurse.user?.NhanVien_Id);
  });

  it('goes straight to a ward: visit, session and order in one, and the ward expects them', async () => {
    const nhapVien = {
      KhoaNhapVien_Id: at.ids.ward,
      LoaiBenhAn_Id: at.ids.kind,
      ChanDoanICD_Id: at.ids.disease,
      LyDoVaoVien: 'Khó thở',
    };
    const { visit } = await at.arrives({ Muc: 'Muc1', nhapVien }, at.doctor);
    const expected = await admissionsOfWard(at.fresh(at.doctor), { KhoaNhapVien_Id: at.ids.ward });
    expect(expected).toContainEqual(
      expect.objectContaining({
        ...{ TiepNhan_Id: visit._id, TrangThai: 'MoiVaoVien', ChanDoanICD_Id: at.ids.disease },
        BacSiChiDinh_Id: at.doctor.user?.NhanVien_Id,
      }),
    );
  });

  it('is not received at all where the ward cannot be', async () => {
    const before = await count('tiep_nhan');
    const nhapVien = {
      ...{ KhoaNhapVien_Id: at.ids.room, LoaiBenhAn_Id: at.ids.kind, ChanDoanICD_Id: at.ids.disease },
      LyDoVaoVien: 'Khó thở',
    };
    expect(await code(at.arrives({ Muc: 'Muc1', nhapVien }, at.doctor))).toBe('BAD_INPUT');
    expect(await count('tiep_nhan')).toBe(before);
    expect(await code(at.arrives({ Muc: 'Muc1', nhapVien }, at.nurse))).toBe('FORBIDDEN');
  });

  it('is received once for a request, and not before they came', async () => {
    const input = at.inputOf(await at.patient());
    const first = await receiveEmergency(at.fresh(at.nurse), input, { Muc: 'Muc4' });
    const again = await receiveEmergency(at.fresh(at.nurse), input, { Muc: 'Muc4' });
    expect(again._id).toBe(first._id);
    const DenLuc = new Date(at.nurse.now().getTime() + 3_600_000);
    expect(await code(at.arrives({ Muc: 'Muc4', DenLuc }))).toBe('BAD_INPUT');
  });
});

describe('the clock', () => {
  it('runs by the level until a doctor begins', async () => {
    const { arrival, visit } = await at.arrives({ Muc: 'Muc3' });
    expect((await clockOf(at.fresh(at.nurse), arrival)).dongHo).toBe('DangCho');
    minutes(31);
    expect((await clockOf(at.fresh(at.nurse), arrival)).dongHo).toBe('QuaHan');
    const [slip] = await slipsOfVisit(at.fresh(at.doctor), visit._id);
    await openKhamBenh(at.fresh(at.doctor), slip?._id ?? '');
    const begun = await clockOf(at.fresh(at.nurse), arrival);
    expect(begun).toMatchObject({ dongHo: 'QuaHan', batDauLuc: expect.any(Date) });
    expect(await code(judgeAnew(at.fresh(at.nurse), arrival._id, arrival.version, 'Muc1'))).toBe(
      'EMERGENCY_BEGUN',
    );
  });

  it('follows a level that is judged anew, by who saw the last one', async () => {
    const { arrival } = await at.arrives({ Muc: 'Muc5' });
    await judgeAnew(at.fresh(at.nurse), arrival._id, arrival.version, 'Muc2');
    const after = await arrivalById(at.fresh(at.nurse), arrival._id);
    expect(after.Muc).toBe('Muc2');
    minutes(11);
    expect((await clockOf(at.fresh(at.nurse), after)).dongHo).toBe('QuaHan');
    expect(await code(judgeAnew(at.fresh(at.nurse), arrival._id, arrival.version, 'Muc1'))).toBe('CONFLICT');
  });
});

describe('the list', () => {
  beforeEach(() => at.pass(8 * 86_400_000));

  it('has those who wait first, the gravest of them first, and counts who waits too long', async () => {
    const light = await at.arrives({ Muc: 'Muc4' });
    const grave = await at.arrives({ Muc: 'Muc2' });
    minutes(15);
    const { data, ...counts } = await list();
    expect(data.map(({ _id }) => _id)).toEqual([grave.arrival._id, light.arrival._id]);
    expect(counts).toEqual({ choKham: 2, quaHan: 1, canBaoXa: 0 });
  });

  it('is read with as many statements for many as for one', async () => {
    await at.arrives();
    const statements = () => site.countQueries(list);
    const one = await statements();
    for (let n = 0; n < 3; n += 1) await at.arrives();
    expect(await statements()).toBe(one);
  });
});

describe('somebody whom nobody knows', () => {
  it('is one of whom the commune is told after 48 hours, once', async () => {
    const { arrival } = await at.arrives({ Muc: 'Muc1' }, at.nurse, await at.unknown());
    expect(await tellUntil(at.fresh(at.nurse), arrival)).toEqual(
      new Date(arrival.DenLuc.getTime() + 48 * 3_600_000),
    );
    minutes(48 * 60 + 1);
    expect((await list()).canBaoXa).toBe(1);
    await noteTold(at.fresh(at.nurse), arrival._id, 'UBND phường Ba Đình');
    expect((await list()).canBaoXa).toBe(0);
    expect(await code(noteTold(at.fresh(at.nurse), arrival._id, 'Lần nữa'))).toBe('EMERGENCY_TOLD');
    const known = await at.arrives();
    expect(await code(noteTold(at.fresh(at.nurse), known.arrival._id, 'UBND'))).toBe('EMERGENCY_IDENTIFIED');
  });
});

describe('belongings', () => {
  it('are taken with who took them and given back once, to somebody', async () => {
    const { arrival } = await at.arrives({ Muc: 'Muc3', tuTrangs: ['Ví, 500.000 đồng', ' '] });
    await takeBelongings(at.fresh(at.nurse), arrival._id, 'Điện thoại');
    const kept = await belongingsOf(at.fresh(at.nurse), arrival._id);
    expect(kept).toMatchObject([
      { MoTa: 'Ví, 500.000 đồng', TrangThai: 'DangGiu', NguoiNhan_Id: at.nurse.user?.NhanVien_Id },
      { MoTa: 'Điện thoại', TrangThai: 'DangGiu' },
    ]);
    const id = kept[0]?._id ?? '';
    await giveBack(at.fresh(at.nurse), id, 'Vợ, Nguyễn Thị B');
    expect(await belongingsOf(at.fresh(at.nurse), arrival._id)).toMatchObject([
      { TrangThai: 'DaTra', TraCho: 'Vợ, Nguyễn Thị B' },
      { TrangThai: 'DangGiu' },
    ]);
    expect(await code(giveBack(at.fresh(at.nurse), id, 'Ai'))).toBe('STATE_CHANGED');
    expect(await code(takeBelongings(at.fresh(at.nurse), arrival._id, ' '))).toBe('BAD_INPUT');
  });
});

import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { stayById } from '../admission/queries.ts';
import { codeOf, examFactory } from '../examination/testExam.ts';
import { moveBed, undoTakeIn } from './commands.ts';
import { bedsOfStay, transferById, transfersOfStay, waitingTransfers, wardsOfStay } from './queries.ts';
import { again, issuesOf, wardFactory } from './testStays.ts';
import { acceptTransfer, refuseTransfer, sendTransfer, withdrawTransfer } from './transfers.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof wardFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await wardFactory(site, await examFactory(site));
});
afterAll(() => site.close());

const nurse = () => again(at.nurse);
const read = (id: string) => stayById(nurse(), id);
const transfer = (id: string) => transferById(nurse(), id);

describe('a transfer', () => {
  it('is written whole, to another ward of the facility', async () => {
    const stay = await at.lying('H301');
    const { version } = await read(stay);
    const refused = (more: object) =>
      issuesOf(sendTransfer(nurse(), { NhapVien_Id: stay, version, ...more }));
    const texts = { LyDo: 'x', TomTat: 'y' };
    expect(await refused({})).toEqual(['KhoaDen_Id REQUIRED', 'LyDo REQUIRED', 'TomTat REQUIRED']);
    expect(await refused({ ...texts, KhoaDen_Id: await at.ward('KNOI') })).toEqual([
      'KhoaDen_Id TRANSFER_SAME_WARD',
    ]);
    expect(await refused({ ...texts, KhoaDen_Id: await at.ward('NGO201') })).toEqual([
      'KhoaDen_Id ADMISSION_TO_NO_WARD',
    ]);
  });

  it('is accepted to a bed: its time ends the time in the other ward', async () => {
    const stay = await at.lying('H302');
    const id = await at.sent(stay, 'KNGO');
    const before = await read(stay);
    expect(before).toMatchObject({ TrangThai: 'DangDieuTri', ChuyenDen_Id: await at.ward('KNGO') });
    const other = {
      NhapVien_Id: stay,
      version: before.version,
      KhoaDen_Id: await at.ward('KNHI'),
      LyDo: 'x',
      TomTat: 'y',
    };
    expect(await codeOf(sendTransfer(nurse(), other))).toBe('STAY_TRANSFER_WAITS');
    const { version } = await transfer(id);
    const input = { PhieuChuyenKhoa_Id: id, version, requestId: v7() };
    expect(await issuesOf(acceptTransfer(nurse(), input))).toEqual([
      'Giuong_Id REQUIRED',
      'BacSiDieuTri_Id REQUIRED',
    ]);
    const whole = {
      ...input,
      requestId: v7(),
      Giuong_Id: await at.bed('H201'),
      BacSiDieuTri_Id: at.BacSiDieuTri_Id,
    };
    expect(await issuesOf(acceptTransfer(nurse(), { ...whole, Giuong_Id: await at.bed('H303') }))).toEqual([
      'Giuong_Id BED_NOT_OF_WARD',
    ]);
    await acceptTransfer(nurse(), whole);
    await acceptTransfer(nurse(), whole);
    const after = await read(stay);
    expect(after).toMatchObject({ Khoa_Id: await at.ward('KNGO'), ChuyenDen_Id: null, SoLanChuyen: 1 });
    const [first, second, ...more] = await wardsOfStay(nurse(), stay);
    expect(more).toEqual([]);
    expect(second).toMatchObject({
      Khoa_Id: after.Khoa_Id,
      TuLuc: after.NgayVaoKhoa,
      NoiTiep: first?.DenLuc,
      DenLuc: null,
      PhieuChuyenKhoa_Id: id,
    });
    const beds = await bedsOfStay(nurse(), stay);
    expect(beds.map(({ TuLuc, NoiTiep }) => [TuLuc, NoiTiep])).toEqual([
      [first?.TuLuc, null],
      [after.NgayVaoKhoa, after.NgayVaoKhoa],
    ]);
    const { rows } = await site.database.pool.query(
      'select phong_ban_id as ward from main.benh_an where nhap_vien_id = $1',
      [stay],
    );
    expect(rows).toEqual([{ ward: after.Khoa_Id }]);
    expect(await codeOf(undoTakeIn(nurse(), stay, after.version, 'x'))).toBe('STAY_HAS_MOVED');
  });

  it('leaves the patient where they lie while it waits, when it is refused and when it is taken back', async () => {
    const stay = await at.lying('H303');
    const first = await at.sent(stay, 'KNGO');
    const { version } = await read(stay);
    expect(await codeOf(undoTakeIn(nurse(), stay, version, 'x'))).toBe('STAY_TRANSFER_WAITS');
    const move = { NhapVien_Id: stay, version, Giuong_Id: await at.bed('H304') };
    expect(await codeOf(moveBed(nurse(), move))).toBe('done');
    expect(await issuesOf(refuseTransfer(nurse(), first, 1, ' '))).toEqual(['LyDo REQUIRED']);
    await refuseTransfer(nurse(), first, 1, 'Hết giường');
    expect(await transfer(first)).toMatchObject({ TrangThai: 'TuChoi', LyDoTraLoi: 'Hết giường' });
    const second = await at.sent(stay, 'KNHI');
    await withdrawTransfer(nurse(), second, 1, 'Gửi nhầm khoa');
    expect(await codeOf(withdrawTransfer(nurse(), second, 2, 'x'))).toBe('STATE_CHANGED');
    expect(await read(stay)).toMatchObject({
      Khoa_Id: await at.ward('KNOI'),
      ChuyenDen_Id: null,
      SoLanChuyen: 0,
    });
    expect((await transfersOfStay(nurse(), stay)).map(({ TrangThai }) => TrangThai)).toEqual([
      'DaHuy',
      'TuChoi',
    ]);
  });

  it('is answered in the ward that is asked, taken back in the one that sent it', async () => {
    const stay = await at.lying('H309');
    const id = await at.sent(stay, 'KNGO');
    const only = async (ward: string) => {
      const node = await at.ward(ward);
      return { ...nurse(), nodeIds: new Set([node]), nodeId: node };
    };
    expect(await codeOf(refuseTransfer(await only('KNOI'), id, 1, 'x'))).toBe('NODE_NOT_GRANTED');
    expect(await codeOf(withdrawTransfer(await only('KNGO'), id, 1, 'x'))).toBe('NODE_NOT_GRANTED');
    expect(await codeOf(refuseTransfer(await only('KNGO'), id, 1, 'x'))).toBe('done');
  });

  it('is told to both wards, and stands in the log with who answered it', async () => {
    const stay = await at.lying('H310');
    const wards = [await at.ward('KNOI'), await at.ward('KNGO')];
    const told = async (act: () => Promise<string>) => {
      const { rows: before } = await site.database.pool.query('select max(id) as last from main.event');
      await act();
      const { rows } = await site.database.pool.query<{ node_id: string }>(
        `select node_id from main.event where id > $1 and module = 'NoiTru' and data ->> 'NhapVien_Id' = $2`,
        [before[0].last, stay],
      );
      return rows.map(({ node_id }) => node_id).sort();
    };
    let id = '';
    expect(
      await told(async () => {
        id = await at.sent(stay, 'KNGO');
        return id;
      }),
    ).toEqual([...wards].sort());
    expect(await told(() => refuseTransfer(nurse(), id, 1, 'Hết giường'))).toEqual([...wards].sort());
    const { rows } = await site.database.pool.query(
      `select action, user_id is not null as by from main.audit where entity = 'PhieuChuyenKhoa' and entity_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'CREATE', by: true },
      { action: 'UPDATE', by: true },
    ]);
  });

  it('stands in the lists of both wards, in as many statements for one as for several', async () => {
    const ids = [await at.sent(await at.lying('C301'), 'KNGO')];
    const ask = async () => waitingTransfers(nurse(), await at.ward('KNGO'));
    const statements = await site.countQueries(ask);
    ids.push(await at.sent(await at.lying('C302'), 'KNGO'));
    expect((await ask()).map(({ _id }) => _id)).toEqual(ids);
    expect(await site.countQueries(ask)).toBe(statements);
    const from = await waitingTransfers(nurse(), await at.ward('KNOI'));
    expect(from.map(({ _id }) => _id)).toEqual(ids);
  });
});

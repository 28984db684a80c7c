import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { LichSuThaoTacInput } from '../../gql/main.ts';
import { createAccount } from '../identity/commands.ts';
import { changePassword } from '../identity/passwordCommands.ts';
import { signIn } from '../identity/signIn.ts';
import { updatePatient } from '../patients/commands.ts';
import { makePatient } from '../patients/testPatient.ts';
import { cursorOf } from './filter.ts';
import { actsOf } from './queries.ts';
import { writeRows } from './testRows.ts';

let site: TestSite;
let admin: Ctx;
const ids = { user: '', node: '', patient: '', record: v7(), other: v7() };
const day = '2025-03-10';
const on = (input: LichSuThaoTacInput = {}): LichSuThaoTacInput => ({ tuNgay: day, denNgay: day, ...input });
const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string; details?: { issues?: Array<{ path: string; code: string }> } }) => ({
      code: error.code ?? String(error),
      issues: error.details?.issues?.map(({ path, code }) => `${path} ${code}`),
    }),
  );

beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
  ids.user = (await site.ctx('bsnoi1')).user?._id ?? '';
  ids.node = await site.id('auth.node', 'PK01');
  ids.patient = (await makePatient(site, await site.ctx('tiepdon', { node: 'TN01' })))._id;
  await writeRows(site, [
    { at: '2025-03-10T00:00:00+07:00', user_id: ids.user, username: 'bsnoi1' },
    { at: '2025-03-10T09:00:00+07:00', node_id: ids.node, action: 'CANCEL' },
    { at: '2025-03-10T10:00:00+07:00', benh_nhan_id: ids.patient, action: 'VIEW', entity: 'KhamBenh' },
    { at: '2025-03-10T11:00:00+07:00', entity: 'In DonThuoc', entity_id: ids.record, after: {} },
    { at: '2025-03-10T23:59:59.999999+07:00', entity: 'TestRecord', entity_id: ids.other },
    { at: '2025-03-11T00:00:00+07:00', entity: 'NextDay' },
    { at: '2025-03-09T23:59:59.999+07:00', entity: 'DayBefore' },
  ]);
});
afterAll(() => site.close());
beforeEach(() => admin.loaders.clear());

describe('the list', () => {
  it('holds the days of Vietnam that are asked for, the newest first', async () => {
    const { data, conNua, tiep } = await actsOf(admin, on(), {});
    expect(data.map((row) => row.entity)).toEqual([
      'TestRecord',
      'In DonThuoc',
      'KhamBenh',
      'TestRecord',
      'TestRecord',
    ]);
    expect({ conNua, tiep }).toEqual({ conNua: false, tiep: null });
  });

  it.each([
    ['the account', () => ({ user_Id: ids.user }), ['2025-03-09 17:00:00+00']],
    ['the place', () => ({ node_Id: ids.node }), ['2025-03-10 02:00:00+00']],
    ['the patient', () => ({ BenhNhan_Id: ids.patient }), ['2025-03-10 03:00:00+00']],
    ['the act', () => ({ action: 'CANCEL' as const }), ['2025-03-10 02:00:00+00']],
    ['the kind of record', () => ({ entity: 'KhamBenh' }), ['2025-03-10 03:00:00+00']],
    ['the record', () => ({ entity: 'In DonThuoc', entity_id: ids.record }), ['2025-03-10 04:00:00+00']],
    ['several at once, of which one fits nothing', () => ({ user_Id: ids.user, node_Id: ids.node }), []],
  ])('is narrowed by %s', async (_name, input, times) => {
    const { data } = await actsOf(admin, on(input()), {});
    expect(data.map((row) => row.at)).toEqual(times);
  });

  it('names who, where and about whom', async () => {
    const [of] = (await actsOf(admin, on({ user_Id: ids.user }), {})).data;
    expect(of).toMatchObject({ username: 'bsnoi1', TenNhanVien: admin.user ? expect.any(String) : '' });
    const [at] = (await actsOf(admin, on({ node_Id: ids.node }), {})).data;
    expect(at?.node).toMatchObject({ _id: ids.node, ma: 'PK01' });
    const [about] = (await actsOf(admin, on({ BenhNhan_Id: ids.patient }), {})).data;
    expect(about?.BenhNhan).toMatchObject({ _id: ids.patient, TenBenhNhan: 'Nguyễn Văn An' });
    const [kept] = (await actsOf(admin, on({ entity: 'In DonThuoc' }), {})).data;
    expect([about?.coThayDoi, kept?.coThayDoi]).toEqual([false, true]);
  });

  it('is of today unless told otherwise', async () => {
    const now = new Date('2025-03-10T18:00:00Z'); // the eleventh in Vietnam
    const { data } = await actsOf({ ...admin, now: () => now }, {}, {});
    expect(data.map((row) => row.entity)).toEqual(['NextDay']);
  });

  it('asks one statement, however many rows it has', async () => {
    expect(await site.countQueries(() => actsOf(admin, on(), { limit: 1 }))).toBe(1);
    expect(await site.countQueries(() => actsOf(admin, on(), { limit: 200 }))).toBe(1);
  });

  it('turns its pages without a gap or a repeat, where many acts have one time', async () => {
    const times = ['2025-04-01T08:00:00.123456+07:00', '2025-04-01T08:00:00.123457+07:00'];
    const written = await writeRows(
      site,
      Array.from({ length: 23 }, (_, index) => ({ at: times[index % 2] ?? '', entity: 'Paged' })),
    );
    const seen: string[] = [];
    let sau: string | null = null;
    do {
      const page = await actsOf(admin, { tuNgay: '2025-04-01', denNgay: '2025-04-01' }, { sau, limit: 5 });
      expect(page.data.length).toBeLessThanOrEqual(5);
      seen.push(...page.data.map((row) => row._id));
      sau = page.tiep;
      // what is written meanwhile is newer, and moves nothing
      await writeRows(site, [{ at: '2025-04-01T09:00:00+07:00', entity: 'Newer' }]);
    } while (sau !== null);
    expect(seen).toHaveLength(23);
    expect(new Set(seen)).toEqual(new Set(written));
  });

  it('refuses days the wrong way round or too many, and an id without its kind', async () => {
    expect(await refusal(actsOf(admin, { tuNgay: '2025-03-11', denNgay: '2025-03-10' }, {}))).toEqual({
      code: 'BAD_INPUT',
      issues: ['denNgay RANGE_REVERSED'],
    });
    expect(await refusal(actsOf(admin, { tuNgay: '2024-01-01', denNgay: '2025-01-01' }, {}))).toEqual({
      code: 'BAD_INPUT',
      issues: ['tuNgay TOO_MANY_DAYS'],
    });
    expect(await refusal(actsOf(admin, on({ entity_id: ids.record }), {}))).toEqual({
      code: 'BAD_INPUT',
      issues: ['entity REQUIRED'],
    });
    expect(await refusal(actsOf(admin, { tuNgay: '2024-01-01', denNgay: '2024-12-31' }, {}))).toBe('done');
  });

  it.each([
    'x',
    '%_\\\'"; drop table main.audit',
    cursorOf({ moment: '2025-13-99T99:99:99.000000Z', _id: v7() }),
    cursorOf({ moment: '2025-03-10T00:00:00.000000Z', _id: "' or true --" }),
  ])('refuses a place that it never gave: %s', async (sau) => {
    expect(await refusal(actsOf(admin, on(), { sau }))).toEqual({
      code: 'BAD_INPUT',
      issues: ['sau NOT_IN_LIST'],
    });
  });
});

const one = `query($id: ID!, $at: DateTime!) { lichSuThaoTac(id: $id, at: $at) {
  thaoTac { _id action tenEntity BenhNhan { MaYTe } } before after
  truongs { field label before after tenTruoc tenSau khac kyThuat } } }`;

describe('one act', () => {
  it('shows what was changed, in words, and is logged as read', async () => {
    const desk = await site.ctx('tiepdon', { node: 'TN01' });
    const patient = await makePatient(site, desk, { TenBenhNhan: 'Trần Thị Bình', GioiTinh: 'FEMALE' });
    const nation = await site.id('main.dan_toc', '02');
    await updatePatient(desk, patient._id, {
      version: patient.version,
      TenBenhNhan: 'Trần Thị Bình Minh',
      DanToc_Id: nation,
    });
    const { data } = await actsOf(admin, { BenhNhan_Id: patient._id, action: 'UPDATE' }, {});
    expect(data).toHaveLength(1);
    const act = data[0];
    const token = await site.token('quantri');
    const answer = await site.graphql('main', one, { id: act?._id, at: new Date(act?.at ?? '') }, token);
    expect(answer.errors).toBeUndefined();
    const { thaoTac, truongs } = answer.data.lichSuThaoTac;
    expect(thaoTac).toMatchObject({ _id: act?._id, action: 'UPDATE', tenEntity: 'Người bệnh' });
    const changed = truongs.filter(
      (field: { khac: boolean; kyThuat: boolean }) => field.khac && !field.kyThuat,
    );
    expect(changed.map((field: { field: string }) => field.field).sort()).toEqual(
      expect.arrayContaining(['DanToc_Id', 'TenBenhNhan']),
    );
    expect(changed.find((field: { field: string }) => field.field === 'TenBenhNhan')).toMatchObject({
      label: 'Họ và tên',
      before: 'Trần Thị Bình',
      after: 'Trần Thị Bình Minh',
    });
    const nations = changed.find((field: { field: string }) => field.field === 'DanToc_Id');
    expect(nations).toMatchObject({ label: 'Dân tộc', tenTruoc: 'Kinh', after: nation });
    expect(nations.tenSau).not.toBe('Kinh');
    const sex = truongs.find((field: { field: string }) => field.field === 'GioiTinh');
    expect(sex).toMatchObject({ khac: false, tenSau: 'Nữ' });
    const reading = await actsOf(admin, { entity: 'NhatKyThaoTac', entity_id: act?._id ?? '' }, {});
    expect(reading.data).toMatchObject([
      { action: 'VIEW', username: 'quantri', BenhNhan: { _id: patient._id } },
    ]);
  });

  it('that is not there is refused', async () => {
    const token = await site.token('quantri');
    const answer = await site.graphql('main', one, { id: v7(), at: new Date() }, token);
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('never shows a password or a token, however deep the log has one', async () => {
    const [id] = await writeRows(site, [
      {
        at: '2025-05-01T08:00:00+07:00',
        before: { cong: { MatKhau: 'cũ-bí-mật', mat_khau: 'cũ-bí-mật' }, list: [{ accessToken: 'bí-mật' }] },
        after: { passwordHash: 'bí-mật', cong: { clientSecret: 'bí-mật' }, name: 'thấy được' },
      },
    ]);
    const token = await site.token('quantri');
    const answer = await site.graphql('main', one, { id, at: '2025-05-01T01:00:00Z' }, token);
    expect(answer.errors).toBeUndefined();
    expect(JSON.stringify(answer.data)).not.toContain('bí-mật');
    expect(JSON.stringify(answer.data)).toContain('thấy được');
  });

  it('of an account keeps no password, token or hash in the log itself', async () => {
    const password = 'rất-bí-mật-2026';
    const account = await createAccount(admin, {
      username: 'nhatky',
      password,
      NhanVien_Id: null,
      profileIds: [await site.id('auth.profile', 'RECEPTION')],
    });
    const { token } = await signIn({ ...admin, user: null }, { username: 'nhatky', password });
    await changePassword(admin, account, { currentPassword: '', newPassword: `${password}-2` });
    const { rows } = await site.database.pool.query<{ row: string }>(
      'select a::text as row from main.audit a where entity_id = $1',
      [account],
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const text = rows.map((row) => row.row).join();
    for (const kept of [password, token, 'argon2']) expect(text).not.toContain(kept);
  });
});

describe('a sign-in', () => {
  it('stands under who signed in; one that was refused names the account it was tried on', async () => {
    const guest = { ...admin, user: null };
    await signIn(guest, { username: 'duoc', password: 'sen-2026' });
    await signIn(guest, { username: 'duoc', password: 'wrong' }).catch(() => undefined);
    const account = (await site.ctx('duoc')).user?._id ?? '';
    const all = await actsOf(admin, { entity: 'account', entity_id: account }, {});
    expect(all.data.map((row) => [row.username, row.user_Id])).toEqual([
      ['duoc', null],
      ['duoc', account],
    ]);
    const own = await actsOf(admin, { user_Id: account, action: 'LOGIN' }, {});
    expect(own.data).toHaveLength(1);
  });
});

describe('the log', () => {
  it('opens to who may read it, and to nobody else', async () => {
    const list =
      'query($input: LichSuThaoTacInput!) { lichSuThaoTacs(input: $input) { data { _id tenEntity } } }';
    const ask = async (username: string) =>
      site.graphql('main', list, { input: on() }, await site.token(username));
    expect((await ask('quantri')).data.lichSuThaoTacs.data).toHaveLength(5);
    expect((await ask('ketoan')).data.lichSuThaoTacs.data).toHaveLength(5);
    for (const username of ['tiepdon', 'bsnoi1'])
      expect((await ask(username)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('finds accounts by a part of their names, and no more than it needs of them', async () => {
    const find = 'query($k: String!) { nguoiThaoTacs(keyword: $k) { _id username TenNhanVien } }';
    const answer = await site.graphql('main', find, { k: 'bsno' }, await site.token('ketoan'));
    expect(answer.data.nguoiThaoTacs).toContainEqual(
      expect.objectContaining({ _id: ids.user, username: 'bsnoi1' }),
    );
  });

  it('of a patient does not open as the history of a catalogue', async () => {
    const history = 'query($id: ID!) { lichSuDanhMuc(name: "BenhNhan", id: $id) { after } }';
    const answer = await site.graphql('main', history, { id: ids.patient }, await site.token('duoc'));
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

import { catalogues } from '@sen/domain/catalogues/all';
import { BoChiDinh } from '@sen/domain/catalogues/BoChiDinh';
import { permissions } from '@sen/domain/permissions/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

let site: TestSite;
let service: string;
beforeAll(async () => {
  site = await openTestSite();
  service = await site.id('main.dm_dich_vu', 'XN-GLU');
});
afterAll(() => site.close());

const create =
  'mutation($input: BoChiDinhInput!) { it: createBoChiDinh(input: $input) { _id version MaBoChiDinh NhanVien_Id } }';
const update =
  'mutation($id: ID!, $input: BoChiDinhInput!) { it: updateBoChiDinh(id: $id, input: $input) { _id TenBoChiDinh } }';
const remove = 'mutation($ids: [ID!]!) { it: removeBoChiDinh(ids: $ids) }';
const batch =
  'mutation($ids: [ID!]!, $input: BoChiDinhInput) { it: batchBoChiDinh(act: update, ids: $ids, input: $input) { done } }';

type Made = { _id: string; version: number; MaBoChiDinh: string; NhanVien_Id: string | null };

async function ask(username: string, query: string, variables: Record<string, unknown>) {
  const answer = await site.graphql('main', query, variables, await site.token(username));
  return { it: answer.data?.['it'] as Made & number, code: answer.errors?.[0]?.extensions.code ?? null };
}
const set = (TenBoChiDinh: string, more: object = {}) => ({
  input: { TenBoChiDinh, ChiTiets: [{ DichVu_Id: service }], ...more },
});
const staffOf = async (username: string) => (await site.ctx(username)).user?.NhanVien_Id ?? '';

describe('own entries of a catalogue', () => {
  it('name a field that refers to staff and a permission that there is', () => {
    const own = catalogues.filter((def) => def.own);
    expect(own.map((def) => def.name).sort()).toEqual([
      'BoChiDinh',
      'DM_LoiDan',
      'LoaiMauKham',
      'ToaThuocMau',
    ]);
    for (const def of own) {
      expect(def.fields[def.own?.field ?? '']).toMatchObject({ kind: 'ref', to: 'NhanVien' });
      expect(Object.keys(permissions)).toContain(def.own?.permission);
    }
  });

  it('are made with a code by whoever holds their right, changed and removed by their owner', async () => {
    const first = await ask('bsnoi1', create, set('Trước mổ'));
    const second = await ask('bsnoi1', create, set('Đái tháo đường'));
    const me = await staffOf('bsnoi1');
    expect([first.code, second.code]).toEqual([null, null]);
    expect([first.it.NhanVien_Id, second.it.NhanVien_Id]).toEqual([me, me]);
    expect(first.it.MaBoChiDinh).not.toBe(second.it.MaBoChiDinh);
    const changed = await ask('bsnoi1', update, {
      id: first.it._id,
      input: { version: 1, TenBoChiDinh: 'Trước mổ 2' },
    });
    expect(changed.it).toMatchObject({ TenBoChiDinh: 'Trước mổ 2' });
    expect((await ask('bsnoi1', remove, { ids: [first.it._id, second.it._id] })).it).toBe(2);
  });

  it('are made without a code by whoever writes every entry, too, where they name themselves', async () => {
    const me = await staffOf('quantri');
    expect(me).not.toBe('');
    const made = await ask('quantri', create, set('Của quản trị', { NhanVien_Id: me }));
    expect(made.it).toMatchObject({ NhanVien_Id: me });
    expect((await ask('quantri', create, set('Chung không mã'))).code).toBe('BAD_INPUT');
  });

  it('share their names with nobody’s but their owner’s; shared entries have one name each', async () => {
    const shared = (name: string, MaBoChiDinh: string) => ask('quantri', create, set(name, { MaBoChiDinh }));
    expect((await shared('Bộ chung', 'CHUNG-1')).code).toBeNull();
    expect((await shared('bộ CHUNG', 'CHUNG-2')).code).toBe('BAD_INPUT');
    expect((await ask('bsnoi1', create, set('Bộ chung'))).code).toBeNull();
    expect((await ask('bsnoi1', create, set('Bộ chung'))).code).toBe('BAD_INPUT');
  });

  it('cannot be made for a colleague: they are of whoever makes them', async () => {
    const made = await ask('bsnoi1', create, set('Của tôi', { NhanVien_Id: await staffOf('bsngoai') }));
    expect(made.it.NhanVien_Id).toBe(await staffOf('bsnoi1'));
    const given = { id: made.it._id, input: { version: 1, NhanVien_Id: null } };
    expect((await ask('bsnoi1', update, given)).code).toBe('FORBIDDEN');
  });

  it('are refused to colleagues, as shared ones are to all of them', async () => {
    const mine = await ask('bsnoi1', create, set('Riêng'));
    const shared = await ask('quantri', create, set('Chung', { MaBoChiDinh: 'BO-CHUNG' }));
    expect(shared.it.NhanVien_Id).toBeNull();
    for (const { _id } of [mine.it, shared.it]) {
      expect((await ask('bsngoai', update, { id: _id, input: { version: 1, GhiChu: 'x' } })).code).toBe(
        'FORBIDDEN',
      );
      expect((await ask('bsngoai', remove, { ids: [_id] })).code).toBe('FORBIDDEN');
    }
    expect((await ask('bsnoi1', batch, { ids: [mine.it._id], input: { GhiChu: 'x' } })).code).toBe(
      'FORBIDDEN',
    );
    expect((await ask('tiepdon', create, set('Không được'))).code).toBe('FORBIDDEN');
    expect(
      (await ask('quantri', update, { id: mine.it._id, input: { version: 1, GhiChu: 'Đã xem' } })).code,
    ).toBeNull();
  });

  it('have each a name of its own among those of their owner, whatever its case', async () => {
    const first = await ask('bsnoi1', create, set('Tim mạch'));
    const second = await ask('bsnoi1', create, set('Hô hấp'));
    expect((await ask('bsnoi1', create, set('tim MẠCH'))).code).toBe('BAD_INPUT');
    const renamed = { id: second.it._id, input: { version: 1, TenBoChiDinh: 'Tim mạch' } };
    expect((await ask('bsnoi1', update, renamed)).code).toBe('BAD_INPUT');
    const kept = { id: first.it._id, input: { version: 1, TenBoChiDinh: 'Tim mạch', GhiChu: 'x' } };
    expect((await ask('bsnoi1', update, kept)).code).toBeNull();
    expect((await ask('bsngoai', create, set('Tim mạch'))).code).toBeNull();
    await ask('bsnoi1', remove, { ids: [first.it._id] });
    expect((await ask('bsnoi1', create, set('Tim mạch'))).code).toBeNull();
  });

  it('keep the audit of every act', async () => {
    const made = await ask('bsnoi1', create, set('Có nhật ký'));
    await ask('bsnoi1', remove, { ids: [made.it._id] });
    const { rows } = await site.database.pool.query<{ action: string }>(
      `select action from main.audit where entity = $1 and entity_id = $2 order by id`,
      [BoChiDinh.name, made.it._id],
    );
    expect(rows.map((row) => row.action)).toEqual(['CREATE', 'DELETE']);
  });
});

import { boCucGoc } from '@sen/domain/printing/boCuc';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { createMauIn, huyMauIn, phatHanhMauIn, removeMauIn, updateMauIn } from './commands.ts';
import { readForm } from './library.ts';
import { allForms, formByCode, formInForce, searchForms, versionById, versionsOf } from './versions.ts';

let site: TestSite;
let admin: Ctx;
const now = new Date('2026-11-20T03:00:00Z');
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri', { now });
});
afterAll(() => site.close());

const fresh = () => ({ ...admin, loaders: new Map() });
const inForce = async (code: 'PhieuThu' | 'DonThuoc', day: string) =>
  (await formInForce(fresh(), code, day)).soPhienBan;

/** A version with a template of its own, released from a day on. */
async function released(code: string, template: string, TuNgay: string): Promise<string> {
  const id = await draftOf(code, template);
  await phatHanhMauIn(admin, id, 2, TuNgay);
  return id;
}

async function draftOf(code: string, template: string): Promise<string> {
  const id = await createMauIn(admin, code, 0);
  const { labels } = await versionById(admin, id);
  await updateMauIn(admin, id, { version: 1, template, labels });
  return id;
}

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

describe('a version of a print form', () => {
  it('begins as a draft with the text of the shipped form, its labels in their order, and prints nothing', async () => {
    const id = await createMauIn(admin, 'DonThuoc', 0);
    const draft = await versionById(admin, id);
    const shipped = readForm('DonThuoc');
    expect(draft).toMatchObject({ TrangThai: 'Nhap', tuPhienBan: 0, version: 1, template: shipped.template });
    expect(draft.labels.map(({ khoa }) => khoa)).toEqual(Object.keys(shipped.labels.vi));
    expect(draft.labels[0]).toEqual({
      khoa: Object.keys(shipped.labels.vi)[0],
      vi: Object.values(shipped.labels.vi)[0],
      en: Object.values(shipped.labels.en)[0],
    });
    expect(await inForce('DonThuoc', '2099-01-01')).toBe(0);
    const copy = await createMauIn(admin, 'DonThuoc', draft.soPhienBan);
    expect(await versionById(admin, copy)).toMatchObject({
      soPhienBan: draft.soPhienBan + 1,
      tuPhienBan: draft.soPhienBan,
    });
    expect(await code(createMauIn(admin, 'DonThuoc', 99))).toBe('NOT_FOUND');
    expect(await code(createMauIn(admin, 'PhieuGiDo', 0))).toBe('NOT_FOUND');
  });

  it('prints from its first day on; a later day takes over, the higher number on the same day', async () => {
    const first = await versionById(admin, await released('PhieuThu', 'một', '2026-11-20'));
    const second = await versionById(admin, await released('PhieuThu', 'hai', '2027-01-01'));
    const early = await versionById(admin, await released('PhieuThu', 'ba', '2026-12-01'));
    const same = await versionById(admin, await released('PhieuThu', 'bốn', '2027-01-01'));
    expect([
      await inForce('PhieuThu', '2026-11-19'),
      await inForce('PhieuThu', '2026-11-20'),
      await inForce('PhieuThu', '2026-11-30'),
      await inForce('PhieuThu', '2026-12-31'),
      await inForce('PhieuThu', '2027-01-01'),
    ]).toEqual([0, first.soPhienBan, first.soPhienBan, early.soPhienBan, same.soPhienBan]);
    expect((await formInForce(fresh(), 'PhieuThu', '2026-12-31')).template).toBe('ba');
    expect(second.soPhienBan).toBeLessThan(same.soPhienBan);

    // withdrawing rolls back to the version before it
    await huyMauIn(admin, same._id, 'DaPhatHanh');
    expect(await inForce('PhieuThu', '2027-01-01')).toBe(second.soPhienBan);
    await huyMauIn(admin, second._id, 'DaPhatHanh');
    expect(await inForce('PhieuThu', '2027-01-01')).toBe(early.soPhienBan);
    expect((await formByCode(admin, 'PhieuThu')).phienBanApDung).toBe(first.soPhienBan);
    expect(await code(huyMauIn(admin, second._id, 'DaPhatHanh'))).toBe('STATE_CHANGED');
  });

  it('is discarded as a draft, all or none, and not once it was released', async () => {
    const drafts = [await draftOf('PhieuThu', 'Nháp một'), await draftOf('PhieuThu', 'Nháp hai')];
    const kept = await released('PhieuThu', 'Đã phát hành', '2026-12-24');
    expect(await code(removeMauIn(admin, [...drafts, kept]))).toBe('PRINT_FORM_RELEASED');
    expect((await versionById(admin, drafts[0] ?? '')).TrangThai).toBe('Nhap');
    expect(await removeMauIn(admin, [...drafts, ...drafts])).toBe(2);
    expect((await versionById(admin, drafts[1] ?? '')).TrangThai).toBe('DaHuy');
    await huyMauIn(admin, kept, 'DaPhatHanh');
  });

  it('cannot be released while it does not print the sample, and says where', async () => {
    const id = await draftOf('PhieuSoThuTu', 'Số\n\n#khongCo');
    await expect(phatHanhMauIn(admin, id, 2, '2026-11-20')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: {
        issues: [
          {
            path: 'template',
            code: 'PRINT_FORM_LINE',
            details: { line: 3, message: 'unknown variable: khongCo' },
          },
        ],
      },
    });
    const english = '#let d = json("/data.json")\n#if d.language == "en" { panic("x") }';
    await updateMauIn(admin, id, { version: 2, template: english, labels: [] });
    await expect(phatHanhMauIn(admin, id, 3, '2026-11-20')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect((await versionById(admin, id)).TrangThai).toBe('Nhap');
  });

  it('cannot be released from a day that has gone, nor changed or released again afterwards', async () => {
    const id = await draftOf('PhieuChiDinh', 'x');
    await expect(phatHanhMauIn(admin, id, 2, '2026-11-19')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'TuNgay', code: 'PRINT_FORM_PAST_DAY' }] },
    });
    await phatHanhMauIn(admin, id, 2, '2026-11-20');
    const change = { version: 3, template: 'y', labels: [] };
    expect(await code(updateMauIn(admin, id, change))).toBe('PRINT_FORM_RELEASED');
    expect(await code(phatHanhMauIn(admin, id, 3, '2026-11-20'))).toBe('PRINT_FORM_RELEASED');
    const { rows } = await site.database.db.execute<{ action: string }>(
      sql`select action from main.audit where entity = 'MauIn' and entity_id = ${id} order by at, id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'APPROVED']);
  });

  it('is saved by one of two at once; the other gets the current one, also when releasing', async () => {
    const id = await createMauIn(admin, 'PhieuChiDinh', 0);
    const save = (template: string) => updateMauIn(admin, id, { version: 1, template, labels: [] });
    expect((await Promise.all([code(save('a')), code(save('b'))])).sort()).toEqual(['CONFLICT', 'done']);
    await expect(save('c')).rejects.toMatchObject({ details: { current: { _id: id, version: 2 } } });
    expect(await code(phatHanhMauIn(admin, id, 1, '2026-11-20'))).toBe('CONFLICT');
  });

  it('takes a number of its own when two are made at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => createMauIn(admin, 'KetQuaXetNghiem', 0)));
    const numbers = (await versionsOf(fresh(), 'KetQuaXetNghiem')).map((one) => one.soPhienBan);
    expect(new Set(numbers).size).toBe(made.length);
  });

  it('refuses an empty template and labels that a template could not read', async () => {
    const id = await createMauIn(admin, 'PhieuChiDinh', 0);
    const labels = [{ khoa: 'Họ tên', vi: '', en: '' }];
    await expect(updateMauIn(admin, id, { version: 1, template: ' ', labels })).rejects.toMatchObject({
      details: { issues: [{ path: 'template' }, { path: 'labels.0.khoa', code: 'PRINT_FORM_LABEL_KEY' }] },
    });
  });
});

it('a draft keeps how it is laid out, in its copies and in what prints, and refuses what the law holds fast', async () => {
  const id = await createMauIn(admin, 'PhieuThu', 0);
  const { template, labels, layout: none } = await versionById(admin, id);
  expect(none).toBeNull();
  const layout = { ...boCucGoc, le: 6, lien: [{ vi: 'Liên 1: lưu', en: 'Copy 1' }] };
  await updateMauIn(admin, id, { version: 1, template, labels, layout });
  await updateMauIn(admin, id, { version: 2, template, labels }); // who says nothing of it leaves it
  const draft = await versionById(admin, id);
  expect(draft.layout).toEqual(layout);
  const copy = await createMauIn(admin, 'PhieuThu', draft.soPhienBan);
  expect((await versionById(admin, copy)).layout).toEqual(layout);
  const off = { ...layout, hien: { TenCoSo: false } };
  await expect(updateMauIn(admin, id, { version: 3, template, labels, layout: off })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    details: { issues: [{ path: 'layout.hien.TenCoSo', code: 'PRINT_FORM_PART_LOCKED' }] },
  });
  await phatHanhMauIn(admin, id, 3, '2026-11-20');
  expect(await formInForce(fresh(), 'PhieuThu', '2026-11-20')).toMatchObject({ layout });
  await huyMauIn(admin, id, 'DaPhatHanh');
});

it('lists all forms by one statement, with the drafts of each', async () => {
  const before = (await formByCode(admin, 'KetQuaXetNghiem')).soBanNhap;
  await createMauIn(admin, 'KetQuaXetNghiem', 0);
  const list = await allForms(admin);
  expect(list.map(({ info }) => info.code)).toEqual(list.map(({ info }) => info.code).sort());
  expect(list.find(({ info }) => info.code === 'KetQuaXetNghiem')?.soBanNhap).toBe(before + 1);
  expect(await site.countQueries(() => allForms(admin))).toBe(1);
});

it('a form is found by words of its code or name without accents', async () => {
  const codes = async (text: string, limit = 30) =>
    (await searchForms(fresh(), text, limit)).map(({ info }) => info.code);
  expect(await codes('phieu THU')).toContain('PhieuThu');
  expect(await codes('receipt')).toEqual(['PhieuThu']);
  expect(await codes('khong co')).toEqual([]);
  expect(await codes('', 2)).toHaveLength(2);
});

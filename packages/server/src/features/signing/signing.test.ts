import { ChucVuChoPhep } from '@sen/domain/catalogues/ChucVuChoPhep';
import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPicture } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createEntry, updateEntry } from '../../engine/catalogue/commands.ts';
import { storePicture } from '../../engine/catalogue/pictures.ts';
import type { Ctx } from '../../engine/context.ts';
import { makeMinutes } from '../consultations/testConsultations.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { labFactory } from '../lab/testLab.ts';
import { printSources } from '../printing/print.ts';
import { updateLeave } from '../sickLeave/paper.ts';
import { makeLeave } from '../sickLeave/testSickLeave.ts';
import { sign, takeBack } from './commands.ts';
import { placesOf } from './places.ts';

let site: TestSite;
let admin: Ctx;
let factory: ExamFactory;

beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
  factory = await examFactory(site);
  await specimen(factory.doctor, 40);
});
afterAll(() => site.close());

const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });

/** Gives the owner of an account a specimen signature. */
async function specimen(ctx: Ctx, height: number): Promise<void> {
  const file = await storePicture(admin, NhanVien, 'ChuKy', { name: 'ky', bytes: pngPicture(120, height) });
  await updateEntry(fresh(admin), NhanVien, ctx.user?.NhanVien_Id ?? '', { ChuKy: file._id });
}

async function leave(): Promise<string> {
  return makeLeave(factory.doctor, (await factory.examined()).id);
}

const at = (id: string, ViTri = 'ChuKyBacSi', MauIn = 'GiayNghiHuongBHXH') => ({ MauIn, id, ViTri });

/** The names of the signatures on a paper. */
async function signatures(id: string, form = 'GiayNghiHuongBHXH', ctx = factory.doctor): Promise<string[]> {
  const { inForce } = await printSources(fresh(ctx), form, id);
  return Object.keys(inForce.files ?? {}).filter((name) => name.startsWith('chu-ky-'));
}

describe('a paper', () => {
  it('carries a signature once the doctor has signed it, and of nobody else', async () => {
    const id = await leave();
    expect(await signatures(id)).toEqual([]);
    const other = await site.ctx('bsnoi2', { node: 'PK02' });
    expect(await codeOf(sign(fresh(other), at(id), v7()))).toMatch(/SIGN_NOT_YOURS|NODE_NOT_GRANTED/);
    const requestId = v7();
    await sign(fresh(factory.doctor), at(id), requestId);
    await sign(fresh(factory.doctor), at(id), requestId);
    expect(await signatures(id)).toHaveLength(1);
    expect(await codeOf(sign(fresh(factory.doctor), at(id), v7()))).toBe('SIGNED_ALREADY');
    const [place] = await placesOf(fresh(factory.doctor), 'GiayNghiHuongBHXH', id);
    expect(place?.signed).toMatchObject({
      NhanVien_Id: factory.doctor.user?.NhanVien_Id,
      PhuongThuc: 'Anh',
      PhienBan: 1,
      ChungThuSo: null,
    });
    expect(place?.signed?.NoiDungBam).toMatch(/^[0-9a-f]{64}$/);
  });

  it('loses its signature when it says something else, and is signed again as a further version', async () => {
    const id = await leave();
    await sign(fresh(factory.doctor), at(id), v7());
    await updateLeave(fresh(factory.doctor), id, { version: 1, DonViLamViec: 'Công ty khác' });
    expect(await signatures(id)).toEqual([]);
    const [changed] = await placesOf(fresh(factory.doctor), 'GiayNghiHuongBHXH', id);
    expect(changed?.DaDoi).toBe(true);
    await sign(fresh(factory.doctor), at(id), v7());
    expect(await signatures(id)).toHaveLength(1);
    const [again] = await placesOf(fresh(factory.doctor), 'GiayNghiHuongBHXH', id);
    expect(again?.signed?.PhienBan).toBe(2);
  });

  it('keeps the picture of the day when the doctor gets another one, in either language', async () => {
    const id = await leave();
    await sign(fresh(factory.doctor), at(id), v7());
    const before = await signatures(id);
    await specimen(factory.doctor, 50);
    expect(await signatures(id)).toEqual(before);
    expect(await signatures(id, 'GiayNghiHuongBHXH', { ...factory.doctor, language: 'en' })).toEqual(before);
  });

  it('is signed once by two presses at once', async () => {
    const id = await leave();
    const press = () => codeOf(sign(fresh(factory.doctor), at(id), v7()));
    expect((await Promise.all([press(), press()])).sort()).toEqual(['SIGNED_ALREADY', 'done']);
  });

  it('loses a signature that is taken back with a reason', async () => {
    const id = await leave();
    expect(await codeOf(takeBack(fresh(factory.doctor), at(id), 'Nhầm'))).toBe('NOT_SIGNED');
    await sign(fresh(factory.doctor), at(id), v7());
    expect(await codeOf(takeBack(fresh(factory.doctor), at(id), ' '))).toBe('BAD_INPUT');
    await takeBack(fresh(factory.doctor), at(id), 'Nhầm');
    expect(await signatures(id)).toEqual([]);
    expect(await codeOf(sign(fresh(factory.doctor), at(id), v7()))).toBe('done');
  });

  it('is not known at a place that its form does not have', async () => {
    expect(await codeOf(sign(fresh(factory.doctor), at(await leave(), 'ChuKyChuToa'), v7()))).toBe(
      'NOT_FOUND',
    );
    expect(await codeOf(sign(fresh(factory.doctor), at(v7(), 'ChuKyBacSi', 'KhongCo'), v7()))).toBe(
      'NOT_FOUND',
    );
    expect(
      await placesOf(fresh(admin), 'TemMau', v7()).then(
        () => 'done',
        (it) => it.code,
      ),
    ).toBe('NOT_FOUND');
  });

  it('needs a specimen of the signer', async () => {
    const id = await leave();
    await site.database.db.execute(
      sql`update main.nhan_vien set chu_ky = null where id = ${factory.doctor.user?.NhanVien_Id}`,
    );
    expect(await codeOf(sign(fresh(factory.doctor), at(id), v7()))).toBe('SIGN_NO_SPECIMEN');
    await specimen(factory.doctor, 40);
  });
});

describe('a result', () => {
  it('is signed through updateChuKyKetQua by who performed it, and taken back', async () => {
    const laboratory = await labFactory(site);
    await specimen(laboratory.lab, 44);
    const { slip } = await laboratory.returned('5.1');
    const token = await site.token('ktvxn');
    const ask = async (input: object, as = token) => {
      const answer = await site.graphql(
        'main',
        `mutation ($id: ID!, $input: ChuKyKetQuaInput!) { updateChuKyKetQua(id: $id, input: $input) { ViTri KyLuc hanhDongs { action refusal } } }`,
        { id: slip, input },
        as,
      );
      return answer;
    };
    const [place] = await placesOf(fresh(laboratory.lab), 'KetQuaXetNghiem', slip);
    const ViTri = place?.ViTri ?? 'ChuKyNguoiThucHien';
    const signed = await ask({ ViTri, ky: true, requestId: v7() });
    expect(signed.errors).toBeUndefined();
    expect(await signatures(slip, 'KetQuaXetNghiem', laboratory.lab)).toHaveLength(1);
    const back = await ask({ ViTri, ky: false, LyDo: 'Nhầm mẫu' });
    expect(back.errors).toBeUndefined();
    expect(await signatures(slip, 'KetQuaXetNghiem', laboratory.lab)).toEqual([]);
    const refused = await ask({ ViTri, ky: true, requestId: v7() }, await site.token('thungan1'));
    expect(refused.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});

describe('an act that asks for a position', () => {
  it('is refused at every door to another one, by name', async () => {
    const session = (await factory.examined()).id;
    const id = await leave();
    const director = await site.id('main.dm_chuc_vu', 'GD');
    const rules = await Promise.all(
      ['CapGiayNghi', 'KyGiayNghi', 'ChuToaHoiChan'].map((HanhVi) =>
        createEntry(fresh(admin), ChucVuChoPhep, {
          MaChucVuChoPhep: HanhVi,
          TenChucVuChoPhep: HanhVi,
          HanhVi,
          ChucVu_Ids: [director],
        }),
      ),
    );
    const refused = await makeLeave(fresh(factory.doctor), session).catch((it) => it);
    expect(refused.code).toBe('POSITION_NOT_ALLOWED');
    expect(refused.details.positions).toContain('(GD)');
    expect(await codeOf(updateLeave(fresh(factory.doctor), id, { version: 1, HoTenMe: 'x' }))).toBe(
      'POSITION_NOT_ALLOWED',
    );
    expect(await codeOf(sign(fresh(factory.doctor), at(id), v7()))).toBe('POSITION_NOT_ALLOWED');
    const minutes = await makeMinutes(site, fresh(factory.doctor), session).catch((it) => it);
    expect(minutes.details?.issues?.[0]).toMatchObject({
      path: 'DoiNguThamGia.ChuToa',
      code: 'POSITION_NOT_ALLOWED',
    });
    for (const { _id } of rules)
      await updateEntry(fresh(admin), ChucVuChoPhep, String(_id), { TamNgung: true });
    expect(await codeOf(makeLeave(fresh(factory.doctor), session))).toBe('done');
  });
});

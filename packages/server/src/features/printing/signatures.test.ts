import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpegPicture, pngPicture } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { updateEntry } from '../../engine/catalogue/commands.ts';
import { storePicture } from '../../engine/catalogue/pictures.ts';
import type { Ctx } from '../../engine/context.ts';
import { ketQuaXetNghiemForm } from '../lab/print/ketQuaXetNghiemForm.ts';
import { phieuChiDinhForm } from '../orders/print/phieuChiDinhForm.ts';
import { donThuocForm } from '../prescriptions/print/donThuocForm.ts';
import { compileForm, compileFormSvg } from './compile.ts';
import { formSource } from './forms.ts';
import { readForm } from './library.ts';
import type { PrintForm } from './points.ts';
import { pictureOnPaper, specimenOf } from './signatures.ts';

let site: TestSite;
let admin: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
});
afterAll(() => site.close());

async function sign(code: string, bytes: Buffer | null): Promise<string> {
  const id = await site.id('main.nhan_vien', code);
  const file = bytes ? await storePicture(admin, NhanVien, 'ChuKy', { name: 'ky', bytes }) : null;
  await updateEntry(admin, NhanVien, id, { ChuKy: file?._id ?? null });
  return id;
}

describe('the specimen signature of a member of staff', () => {
  it('is the picture that the entry has, as a file of a form', async () => {
    const id = await sign('NV005', pngPicture(120, 40));
    const specimen = await specimenOf(admin, id);
    const found = await pictureOnPaper(admin, specimen ?? '', 'chu-ky');
    expect(found?.name).toMatch(/^chu-ky-[0-9a-f]{16}\.png$/);
    expect(found && Buffer.from(found.bytes)).toEqual(pngPicture(120, 40));
    const other = await specimenOf(admin, await sign('NV006', jpegPicture));
    expect((await pictureOnPaper(admin, other ?? '', 'chu-ky'))?.name).toMatch(/\.jpg$/);
  });

  it('is nothing for nobody, for one without a picture, and once it is taken out', async () => {
    expect(await specimenOf(admin, null)).toBeNull();
    expect(await specimenOf(admin, await site.id('main.nhan_vien', 'NV007'))).toBeNull();
    expect(await specimenOf(admin, await sign('NV005', null))).toBeNull();
  });

  it('is nothing where the picture ends too early, so that the patient still gets the form', async () => {
    const specimen = await specimenOf(admin, await sign('NV008', pngPicture(200, 200).subarray(0, 60)));
    expect(await pictureOnPaper(admin, specimen ?? '', 'chu-ky')).toBeNull();
  });
});

describe('a form', () => {
  const createdAt = new Date('2026-11-20T01:00:00Z');
  const picture = { name: 'chu-ky-a.png', bytes: pngPicture(300, 90) };
  function drawn<D extends object>(form: PrintForm<D>, change: Partial<D>) {
    const sample = readForm(form.code).sample as D; // the golden tests hold its shape
    const data = { ...sample, ...change };
    const source = formSource(form, readForm(form.code), data, { language: 'vi', createdAt });
    const made = compileFormSvg(source);
    if (!made.ok) throw new Error(JSON.stringify(made.diagnostics));
    expect(compileForm(source).ok).toBe(true);
    return { pages: made.pages, pictures: made.svg.match(/<image\b/g)?.length ?? 0 };
  }

  function adds<D extends object>(form: PrintForm<D>, change: Partial<D>, more: number): void {
    const without = drawn(form, {});
    expect(drawn(form, change), form.code).toEqual({
      pages: without.pages,
      pictures: without.pictures + more,
    });
  }

  it('shows each signature in the room of a hand, on as many pages as without', () => {
    adds(donThuocForm, { ChuKyBacSi: picture }, 1);
    adds(phieuChiDinhForm, { ChuKyBacSiChiDinh: picture }, 1);
    adds(ketQuaXetNghiemForm, { ChuKyNguoiThucHien: picture, ChuKyNguoiDuyet: picture }, 2);
    adds(ketQuaXetNghiemForm, { ChuKyNguoiDuyet: picture }, 1);
  });
});

import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpegPicture, pngPicture } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { updateEntry } from '../../engine/catalogue/commands.ts';
import { storePicture } from '../../engine/catalogue/pictures.ts';
import type { Ctx } from '../../engine/context.ts';
import { ketQuaXetNghiemForm } from '../lab/print/ketQuaXetNghiemForm.ts';
import { phieuChiDinhForm } from '../orders/print/phieuChiDinhForm.ts';
import { slipsOfVisit } from '../orders/queries.ts';
import { donThuocForm } from '../prescriptions/print/donThuocForm.ts';
import { receivePaying } from '../reception/testReception.ts';
import { compileForm, compileFormSvg } from './compile.ts';
import { formSource } from './forms.ts';
import { readForm } from './library.ts';
import type { PrintForm } from './points.ts';
import { printSources } from './print.ts';
import { signatureOf } from './signatures.ts';

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
  it('is the picture that the entry has, as a file of the form', async () => {
    const id = await sign('NV005', pngPicture(120, 40));
    const found = await signatureOf(admin, id);
    expect(found?.name).toMatch(/^chu-ky-[0-9a-f]{16}\.png$/);
    expect(found && Buffer.from(found.bytes)).toEqual(pngPicture(120, 40));
    expect((await signatureOf(admin, await sign('NV006', jpegPicture)))?.name).toMatch(/\.jpg$/);
  });

  it('is nothing for nobody, for one without a picture, and once it is taken out', async () => {
    expect(await signatureOf(admin, null)).toBeNull();
    expect(await signatureOf(admin, await site.id('main.nhan_vien', 'NV007'))).toBeNull();
    expect(await signatureOf(admin, await sign('NV005', null))).toBeNull();
  });

  it('is nothing where the picture ends too early, so that the patient still gets the form', async () => {
    const id = await sign('NV008', pngPicture(200, 200).subarray(0, 60));
    expect(await signatureOf(admin, id)).toBeNull();
  });
});

describe('an order slip', () => {
  it('carries the signature of its doctor once it is sent, and none as a draft or cancelled', async () => {
    const desk = await site.ctx('tiepdon', { node: 'TN01' });
    const visit = await receivePaying(site, desk);
    const [slip] = await slipsOfVisit(desk, visit._id);
    const doctor = await sign('NV005', pngPicture(120, 40));
    const filesIn = async (state: string) => {
      await site.database.db.execute(
        sql`update main.dich_vu_yeu_cau set bac_si_chi_dinh_id = ${doctor}, trang_thai = ${state} where id = ${slip?._id}`,
      );
      const { inForce } = await printSources(
        { ...desk, loaders: new Map() },
        'PhieuChiDinh',
        slip?._id ?? '',
      );
      expect(compileForm(inForce).ok).toBe(true);
      return Object.keys(inForce.files ?? {}).filter((name) => name.startsWith('chu-ky-'));
    };
    expect(await filesIn('SanSang')).toHaveLength(1);
    expect(await filesIn('Nhap')).toEqual([]);
    expect(await filesIn('DaHuy')).toEqual([]);
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

import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { RaVienNgoaiTruInput } from '../../gql/main.ts';
import { createRecord } from './commands.ts';
import { createDischarge } from './discharges.ts';
import { createSummary } from './summaries.ts';

/** Type and specialty of a record that tests open. */
export async function recordInput(site: TestSite, KhamBenh_Id: string) {
  return {
    KhamBenh_Id,
    LoaiBenhAn_Id: await site.id('main.loai_benh_an', 'NGT'),
    ChuyenKhoa_Id: await site.id('main.chuyen_khoa', 'K01'),
  };
}

/** An outpatient record that is opened in a session with a main disease. */
export async function makeRecord(site: TestSite, ctx: Ctx, KhamBenh_Id: string): Promise<string> {
  const input = { requestId: v7(), ...(await recordInput(site, KhamBenh_Id)) };
  return createRecord({ ...ctx, loaders: new Map() }, input);
}

/** A summary of now of a record. */
export function makeSummary(ctx: Ctx, BenhAn_Id: string): Promise<string> {
  const input = { requestId: v7(), BenhAn_Id, NgaySoKet: ctx.now(), DienBienLamSang: 'Ổn định' };
  return createSummary({ ...ctx, loaders: new Map() }, input);
}

/** A discharge of now of a record. */
export function makeDischarge(ctx: Ctx, BenhAn_Id: string, over: RaVienNgoaiTruInput = {}): Promise<string> {
  const input: RaVienNgoaiTruInput = {
    requestId: v7(),
    BenhAn_Id,
    ThoiGianRaVien: ctx.now(),
    KetQuaDieuTri: 'Do',
    LoaiRaVien: 'RaVien',
    PhuongPhapDieuTri: 'Metformin, chế độ ăn',
    ...over,
  };
  return createDischarge({ ...ctx, loaders: new Map() }, input);
}

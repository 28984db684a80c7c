import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { ToDieuTriInput, YLenhThuocInput } from '../../gql/main.ts';
import { again } from '../stays/testStays.ts';
import { createEntry } from './commands.ts';

/** An order of a drug by its code, twice a day by mouth. */
export async function drugLine(
  site: TestSite,
  code: string,
  more: YLenhThuocInput = {},
): Promise<YLenhThuocInput> {
  return {
    Duoc_Id: await site.id('pharmacy.duoc', code),
    Lieu: '1',
    DuongDung_Id: await site.id('main.duong_dung', '1.01'),
    CachDung: 'TheoGio',
    Gios: '08:00, 20:00',
    ...more,
  };
}

/** An entry of a stay, now. */
export function makeEntry(ctx: Ctx, NhapVien_Id: string, over: ToDieuTriInput = {}): Promise<string> {
  return createEntry(again(ctx), {
    requestId: v7(),
    NhapVien_Id,
    TinhTrang: 'OnDinh',
    DienBien: 'Còn sốt nhẹ',
    ...over,
  });
}

import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { createRecord } from './commands.ts';

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

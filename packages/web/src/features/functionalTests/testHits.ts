import { apollo } from '../../session/apollo.ts';
import type { Hit } from '../../ui/feature.ts';
import { TestSlipByCodeDocument } from './testHits.main.gen.ts';

/** The slips of functional tests of a slip's number ("YC260307-00012"); none for other texts. */
export async function slipsOfCode(text: string) {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{2}\d{6}-\d+$/.test(code)) return [];
  const { data } = await apollo.query({
    query: TestSlipByCodeDocument,
    variables: { code },
    fetchPolicy: 'network-only',
  });
  return (data?.searchDichVuYeuCauByCode ?? []).filter((slip) => slip.Loai === 'ThamDoChucNang');
}

/** Slips of functional tests for the one search box. */
export async function hits(text: string): Promise<Hit[]> {
  return (await slipsOfCode(text)).map((slip) => ({
    path: `/tham-do-chuc-nang?id=${slip._id}`,
    title: slip.SoPhieuYeuCau,
    hint: slip.BenhNhan?.TenBenhNhan ?? '',
  }));
}

import { apollo } from '../../../session/apollo.ts';
import type { Hit } from '../../../ui/feature.ts';
import type { DeskKind } from './deskKind.ts';
import { SlipByNumberDocument, type SlipHitFragment } from './slipSearch.main.gen.ts';

/** The slips of a kind that a slip's number names ("YC260307-00012"); none for other texts. */
export async function slipsOfNumber({ kinds }: DeskKind, text: string): Promise<SlipHitFragment[]> {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{2}\d{6}-\d+$/.test(code)) return [];
  const { data } = await apollo.query({
    query: SlipByNumberDocument,
    variables: { code },
    fetchPolicy: 'network-only',
  });
  return (data?.searchDichVuYeuCauByCode ?? []).filter((slip) => kinds.includes(slip.Loai));
}

/** Slips for the one search box, which opens them at their desk. */
export function slipHits({ path }: DeskKind, slips: readonly SlipHitFragment[]): Hit[] {
  return slips.map((slip) => ({
    path: `${path}?id=${slip._id}`,
    title: [slip.SoPhieuYeuCau, slip.SIDMau].filter(Boolean).join(' · '),
    hint: slip.BenhNhan?.TenBenhNhan ?? '',
  }));
}

import { apollo } from '../../../session/apollo.ts';
import type { Hit } from '../../../ui/feature.ts';
import type { DeskKind } from './deskKind.ts';
import { SlipByNumberDocument, type SlipHitFragment } from './slipSearch.main.gen.ts';

/** The number of a slip ("YC260307-00012") that a text is, however it is spelt; null for other texts. */
export function slipNumberOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}\d{6}-\d+$/.test(code) ? code : null;
}

/** The slips of a kind that a slip's number names; none for other texts. */
export async function slipsOfNumber({ kinds }: DeskKind, text: string): Promise<SlipHitFragment[]> {
  const code = slipNumberOf(text);
  if (code === null) return [];
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

import { apollo } from '../../session/apollo.ts';
import type { Hit } from '../../ui/feature.ts';
import { LabSlipByCodeDocument, LabSlipBySidDocument } from './labHits.main.gen.ts';

/** The laboratory slips of a slip's number ("YC260307-00012") or of a sample's ("2603070012"); none for other texts. */
export async function slipsOfCode(text: string) {
  const code = text.trim().toUpperCase();
  const found = /^[A-Z]{2}\d{6}-\d+$/.test(code)
    ? (await apollo.query({ query: LabSlipByCodeDocument, variables: { code }, fetchPolicy: 'network-only' }))
        .data?.searchDichVuYeuCauByCode
    : /^\d{10,}$/.test(code)
      ? (
          await apollo.query({
            query: LabSlipBySidDocument,
            variables: { SIDMau: code },
            fetchPolicy: 'network-only',
          })
        ).data?.searchDichVuYeuCauBySID
      : [];
  return (found ?? []).filter((slip) => slip.Loai === 'XetNghiem');
}

/** Laboratory slips for the one search box. */
export async function hits(text: string): Promise<Hit[]> {
  return (await slipsOfCode(text)).map((slip) => ({
    path: `/xet-nghiem?id=${slip._id}`,
    title: slip.SIDMau ? `${slip.SoPhieuYeuCau} · ${slip.SIDMau}` : slip.SoPhieuYeuCau,
    hint: slip.BenhNhan?.TenBenhNhan ?? '',
  }));
}

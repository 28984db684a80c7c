import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { type Buyer, buyerIssues } from './buyer.ts';

/** What the acts on a notice of errors decide on. */
export type ThongBaoSaiSotFacts = {
  TrangThai: string;
  /** The facility of the invoice. */
  node: string | null;
};

/**
 * What a person may do with a notice of errors, form 04/SS-HĐĐT: a wrong name or address alone needs no other invoice (NĐ 254/2026). None of
 * the providers is known to take one: it is printed, or filed at the tax office by hand, and what became of it is noted.
 */
export const thongBaoSaiSotActs = defineActs<ThongBaoSaiSotFacts>()({
  name: 'ThongBaoSaiSot',
  initial: 'DaLap',
  states: {
    DaLap: { vi: 'Đã lập', en: 'Made' },
    DaGui: { vi: 'Đã gửi cơ quan thuế', en: 'Sent to the tax office' },
    TiepNhan: { vi: 'Được tiếp nhận', en: 'Accepted' },
    KhongTiepNhan: { vi: 'Không được tiếp nhận', en: 'Not accepted' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    gui: {
      permission: 'HOA_DON_DIEU_CHINH',
      label: { vi: 'Đã gửi cơ quan thuế', en: 'Sent to the tax office' },
      move: { from: ['DaLap'], to: 'DaGui' },
    },
    tiepNhan: {
      permission: 'HOA_DON_DIEU_CHINH',
      label: { vi: 'Được tiếp nhận', en: 'It was accepted' },
      move: { from: ['DaGui'], to: 'TiepNhan' },
    },
    khongTiepNhan: {
      permission: 'HOA_DON_DIEU_CHINH',
      label: { vi: 'Không được tiếp nhận', en: 'It was not accepted' },
      move: { from: ['DaGui'], to: 'KhongTiepNhan' },
    },
    huy: {
      permission: 'HOA_DON_DIEU_CHINH',
      label: { vi: 'Hủy thông báo', en: 'Cancel the notice' },
      move: { from: ['DaLap'], to: 'DaHuy' },
    },
  },
});

export type ThongBaoSaiSotAction = keyof typeof thongBaoSaiSotActs.acts;

/** What a notice says right: who the buyer is and where. Tax code and sums are changed by an adjustment or a replacement alone. */
export type NguoiMuaDung = Pick<Buyer, 'NguoiMua' | 'DonViMua' | 'DiaChiMua'>;

export const nguoiMuaDungPaths = ['NguoiMua', 'DonViMua', 'DiaChiMua'] as const satisfies ReadonlyArray<
  keyof NguoiMuaDung
>;

/** What is wrong with a notice about an invoice that is made out to `buyer`: at its fields. */
export function thongBaoSaiSotIssues(buyer: Buyer, right: NguoiMuaDung): Issue[] {
  const issues = buyerIssues({ ...buyer, ...right }).filter(({ path }) =>
    nguoiMuaDungPaths.some((name) => name === path),
  );
  if (issues.length > 0) return issues;
  const same = nguoiMuaDungPaths.every((path) => (buyer[path] ?? '') === (right[path] ?? ''));
  return same ? [{ path: 'NguoiMua', code: 'NOTICE_CHANGES_NOTHING' }] : [];
}

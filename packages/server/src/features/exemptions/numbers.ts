import { type Counter, shortYear } from '../../engine/sql/numbering.ts';

/** The code of a request for an exemption. */
export const maYeuCau: Counter = {
  name: 'MaYeuCauMienGiam',
  label: { vi: 'Mã đề nghị miễn giảm', en: 'Code of a request for an exemption' },
  scope: shortYear,
  prefix: (scope) => `MG${scope}`,
  width: 6,
  used: { table: 'main.yeu_cau_mien_giam', column: 'ma_yeu_cau' },
};

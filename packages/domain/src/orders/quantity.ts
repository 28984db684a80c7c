import { type Issue, validateField } from '../catalogue/validate.ts';

const count = { kind: 'quantity', label: { vi: 'Số lượng', en: 'Quantity' }, required: true } as const;

/** Whether a line of this kind of slip stands for one act: it has one result or one session, so that a second one is a line of its own. */
export function isOneEach(Loai: string): boolean {
  return ['KhamBenh', 'ThamDoChucNang', 'XetNghiem', 'ViSinh'].includes(Loai);
}

/** What is wrong with the quantity (decimal text) of a line in a slip of this kind; issues on `SoLuong`. */
export function quantityIssues(Loai: string, SoLuong: string | null): Issue[] {
  const wrong = validateField('SoLuong', count, SoLuong);
  if (wrong.length > 0) return wrong;
  if (Number(SoLuong) <= 0) return [{ path: 'SoLuong', code: 'TOO_SMALL', details: { min: 1 } }];
  if (isOneEach(Loai) && Number(SoLuong) !== 1)
    return [{ path: 'SoLuong', code: 'ONE_EACH', details: { SoLuong: Number(SoLuong) } }];
  return [];
}

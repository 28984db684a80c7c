import { type Issue, validateField } from '../catalogue/validate.ts';

const count = {
  kind: 'number',
  label: { vi: 'Số lần thực hiện', en: 'Executions' },
  required: true,
  min: '1',
  max: '365',
} as const;

/**
 * What is wrong with how often an ordered quantity is performed (spec 5): it is said, and not more than the quantity. Where the
 * quantity is what `changed`, that is too small for the executions instead.
 */
export function executionIssues(
  SoLuong: string | null,
  SoLanThucHien: string | null,
  changed: 'SoLuong' | 'SoLanThucHien' = 'SoLanThucHien',
): Issue[] {
  const wrong = validateField('SoLanThucHien', count, SoLanThucHien);
  if (wrong.length > 0) return wrong;
  if (!Number.isInteger(Number(SoLanThucHien))) return [{ path: 'SoLanThucHien', code: 'NOT_WHOLE' }];
  if (Number(SoLanThucHien) <= Number(SoLuong ?? 0)) return [];
  return changed === 'SoLuong'
    ? [
        {
          path: 'SoLuong',
          code: 'QUANTITY_BELOW_EXECUTIONS',
          details: { SoLanThucHien: Number(SoLanThucHien) },
        },
      ]
    : [
        {
          path: 'SoLanThucHien',
          code: 'EXECUTIONS_ABOVE_QUANTITY',
          details: { SoLuong: Number(SoLuong ?? 0) },
        },
      ];
}

import { useTranslation } from 'react-i18next';
import type { ListTools } from '../../../lists/listDef.ts';
import { Money } from '../../../ui/Money.tsx';
import type { VisitsToConfirmQuery } from './confirmations.main.gen.ts';

/** What the fund pays of all visits that are shown. */
export function ConfirmationSum({ found }: ListTools<VisitsToConfirmQuery['danhSach']>) {
  const { t } = useTranslation('confirmations');
  if (!found || found.totalRows === 0) return null;
  return (
    <p className="soft">
      {t('sum')} <Money value={found.tongBHChiTra} strong />
    </p>
  );
}

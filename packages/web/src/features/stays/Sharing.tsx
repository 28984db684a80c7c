import { formatVnd } from '@sen/domain/money/decimal';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/kit/Alert.tsx';
import type { BedOptionFragment } from './stays.main.gen.ts';

type Props = { effect: NonNullable<BedOptionFragment['ghep']>; children: ReactNode };

/** What sharing the chosen bed does, and the box that accepts it. */
export function Sharing({ effect, children }: Props) {
  const { t } = useTranslation('stays');
  const { soNguoi, tyLe, DonGia, DonGiaGhep } = effect;
  const money = (value: string) => formatVnd(value);
  return (
    <div className="bed-sharing">
      <Alert
        type="warning"
        title={t('sharing.title', { soNguoi })}
        description={
          DonGia !== null && DonGiaGhep !== null
            ? t('sharing.price', { tyLe, DonGia: money(DonGia), DonGiaGhep: money(DonGiaGhep) })
            : t('sharing.percent', { tyLe })
        }
      />
      {children}
    </div>
  );
}

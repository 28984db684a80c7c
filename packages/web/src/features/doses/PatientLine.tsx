import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chart } from './doseLines.ts';

type Props = { one: Chart; wristband: string | null; children?: ReactNode };

/** Who the doses are for: name, age, code, bed, and whether the wristband was scanned. */
export function PatientLine({ one, wristband, children }: Props) {
  const { t } = useTranslation('doses');
  return (
    <header className="dose-head">
      {children}
      <h2>{one.TenBenhNhan}</h2>
      <span className="soft">
        {[t('age', { n: one.tuoi }), one.MaYTe, one.Giuong?.ten].filter(Boolean).join(' · ')}
      </span>
      <span className={wristband ? 'dose-scanned' : 'dose-unscanned'}>
        {t(wristband ? 'wristband.done' : 'wristband.open')}
      </span>
    </header>
  );
}

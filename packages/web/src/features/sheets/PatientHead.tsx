import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Care } from './useCare.ts';

/** Who is written of: name, age, code, bed, diagnosis and care level. */
export function PatientHead({ one, children }: { one: Care | null; children?: ReactNode }) {
  const { t } = useTranslation('sheets');
  return (
    <header className="sheet-head">
      {children}
      {one ? (
        <>
          <h2>{one.TenBenhNhan}</h2>
          <span className="soft">
            {[
              t('age', { n: one.tuoi }),
              one.MaYTe,
              one.Giuong.ten,
              one.SoBenhAn,
              one.ChanDoanICD?.ten,
              one.phanCap ? t('careLevel', { level: one.phanCap }) : null,
              t('fluid.title', one.dich),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ) : null}
    </header>
  );
}

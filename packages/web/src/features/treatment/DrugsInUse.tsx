import { useQuery } from '@apollo/client/react';
import { cachDung } from '@sen/domain/treatment/doseTimes';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { showDecimal } from '../../ui/numberText.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { DrugsInUseDocument } from './sheet.main.gen.ts';

/** The drugs that are ordered for a stay now. */
export function DrugsInUse({ NhapVien_Id }: { NhapVien_Id: string }) {
  const { t } = useTranslation('treatment');
  const { data, refetch } = useQuery(DrugsInUseDocument, {
    variables: { NhapVien_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['NoiTru'], () => void refetch());
  const drugs = data?.yLenhThuocDangDungs ?? [];
  return (
    <section className="section" aria-label={t('sheet.now')}>
      <h3>{t('sheet.now')}</h3>
      {drugs.length === 0 ? <p className="soft">{t('sheet.noneNow')}</p> : null}
      <ul className="sheet-orders">
        {drugs.map((drug) => (
          <li key={drug._id}>
            <strong>{drug.TenDuoc}</strong>{' '}
            {drug.NgayThu === null ? null : (
              <StateTag tone="progress">{t('sheet.day', { day: drug.NgayThu })}</StateTag>
            )}{' '}
            {[
              `${showDecimal(drug.Lieu)} ${drug.DonViTinh ?? ''}`.trim(),
              drug.DuongDung?.ten,
              drug.Gios ?? cachDung[drug.CachDung][currentLanguage()],
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { payerGaps } from '@sen/domain/setup/payerGaps';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { beginReturn } from '../../session/returnTo.ts';
import { narrowPath } from '../../session/routeTable.ts';
import type { SetupRowFragment } from './setup.main.gen.ts';

type Props = { payers: SetupRowFragment['doiTuong']; hasFacilityCode: boolean };

/** The payers of the site: what prices each, what it lacks, and the way to where it is changed. */
export function PayerList({ payers, hasFacilityCode }: Props) {
  const { t } = useTranslation('setup');
  const narrow = useLocation().pathname.startsWith('/m/');
  const base = narrow ? narrowPath('/doi-tuong') : '/doi-tuong';
  return (
    <ul className="setup-payers" aria-label={t('payers.list')}>
      {payers.map((payer) => (
        <li key={payer._id}>
          <Link to={`${base}?muc=${payer._id}`} onClick={beginReturn}>
            {payer.TenDoiTuong}
          </Link>
          <span className="soft">
            {payer.loaiGia
              .map((one) =>
                t('payers.priced', {
                  name: one.TenLoaiGia,
                  services: t('payers.services', { count: one.soDichVuCoGia }),
                }),
              )
              .join('; ')}
          </span>
          {payerGaps(payer, hasFacilityCode).map((gap) => (
            <span key={gap} className="setup-gap">
              {t(`payers.gaps.${gap}`)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

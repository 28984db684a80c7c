import { useQuery } from '@apollo/client/react';
import { yeuCauMienGiamActs } from '@sen/domain/exemptions/yeuCauMienGiam';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Money } from '../../ui/Money.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { ExemptionsOfVisitDocument, type ExemptionsOfVisitQuery } from './exemptions.main.gen.ts';
import { exemptionTones } from './tones.ts';
import './exemptions.css';

type Granted = ExemptionsOfVisitQuery['vienPhi']['mienGiams'][number];

/** What was asked for and granted of exemptions on a bill, by whom and why; nothing where there was none. */
export function ExemptionHistory({ TiepNhan_Id }: { TiepNhan_Id: string }) {
  const { t } = useTranslation('exemptions');
  const { data, refetch } = useQuery(ExemptionsOfVisitDocument, {
    variables: { TiepNhan_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['MienGiam', 'VienPhi'], (event) => {
    const about = event === null || (event.data as { TiepNhan_Id?: unknown }).TiepNhan_Id === TiepNhan_Id; // an event's JSON
    if (about) void refetch();
  });
  const granted = data?.vienPhi.mienGiams ?? [];
  // a granted one stands below, line by line
  const asked = (data?.yeuCaus ?? []).filter((one) => one.TrangThai !== 'DaDuyet');
  if (granted.length === 0 && asked.length === 0) return null;
  const names = new Map((data?.vienPhi.dongs ?? []).map((line) => [line._id, line.TenDichVu]));
  return (
    <section aria-label={t('history')}>
      <h3>{t('history')}</h3>
      <ul className="exemption-history">
        {asked.map((one) => (
          <li key={one._id}>
            <Link to={`/mien-giam-ngoai-tru?id=${one._id}`}>{one.MaYeuCau}</Link>{' '}
            <Money value={one.SoTienDeNghi} />{' '}
            <StateTag tone={exemptionTones[one.TrangThai]}>
              {yeuCauMienGiamActs.states[one.TrangThai][currentLanguage()]}
            </StateTag>
            <small>
              {[one.LyDo, one.NguoiDeNghi?.ten, formatDateTime(one.NgayDeNghi), one.LyDoTuChoi]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
        {granted.map((one) => (
          <li key={one._id}>
            {names.get(one.VienPhiDong_Id) ?? t('service')} <Share one={one} />
            <small>
              {[one.LyDo, <By key="by" one={one} />, formatDateTime(one.NgayTao)].map((part, at) => (
                <span key={String(at)}>
                  {at > 0 ? ' · ' : ''}
                  {part}
                </span>
              ))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Share({ one }: { one: Granted }) {
  const { t } = useTranslation('exemptions');
  if (Number(one.SoTien) === 0) return <span className="soft">{t('takenBack')}</span>;
  return (
    <>
      {one.PhanTram === null ? null : <span>{one.PhanTram} % </span>}
      <Money value={one.SoTien} strong />
    </>
  );
}

function By({ one }: { one: Granted }) {
  const { t } = useTranslation('exemptions');
  const who = one.NguoiDuyet?.ten ?? '';
  return one.NguoiDeNghi ? t('grantedFor', { who, asker: one.NguoiDeNghi.ten }) : t('granted', { who });
}

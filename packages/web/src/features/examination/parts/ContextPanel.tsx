import type { Measured } from '@sen/domain/vitals/course';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import type { PatientOfTab } from '../../../ui/feature.ts';
import { CopyIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import type { OrderedSlip } from '../../orders/useOrders.ts';
import type { Told } from '../told.ts';
import type { Past } from '../usePast.ts';
import type { VisitCost } from '../useVisitCost.ts';
import { HealthTold } from './HealthTold.tsx';
import { FreshResults } from './NewResults.tsx';
import { SinceLast } from './SinceLast.tsx';

// fetched apart: a session is shown with little script
const PatientTabsBeside = lazy(() => import('./PatientTabsBeside.tsx'));

const costParts = ['ThanhTien', 'BHChiTra', 'BenhNhanTT', 'HachToan', 'ConLai'] as const;

/** What is known of the patient: costs so far by payer, earlier sessions, earlier prescriptions to copy. */
export function ContextPanel({
  now,
  cost,
  fresh,
  onResults,
  past,
  onCopy,
  BenhNhan_Id,
  TiepNhan_Id,
  onTake,
  patient,
}: {
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  /** Takes what the reception was told into the session that is open. */
  onTake?: (told: Told) => void;
  patient: PatientOfTab | null;
  /** This examination, as far as it has come. */
  now: Measured;
  cost: VisitCost['total'];
  /** Slips with a result that was not viewed. */
  fresh: readonly OrderedSlip[];
  onResults?: () => void;
  past: Past;
  onCopy: ((toa: Past['prescriptions'][number]) => void) | null;
}) {
  const { t } = useTranslation('examination');
  const { insured, Beside } = useDeskVariant();
  const { sessions, prescriptions } = past;
  return (
    <>
      {Beside ? <Beside key={BenhNhan_Id} BenhNhan_Id={BenhNhan_Id} /> : null}
      {fresh.length > 0 && onResults ? <FreshResults slips={fresh} onResults={onResults} /> : null}
      <HealthTold key={TiepNhan_Id} TiepNhan_Id={TiepNhan_Id} {...(onTake ? { onTake } : {})} />
      <SinceLast now={now} past={past} />
      {patient ? (
        <Suspense fallback={null}>
          <PatientTabsBeside key={patient._id} patient={patient} />
        </Suspense>
      ) : null}
      {cost ? (
        <section className="section">
          <h3>{t('costs')}</h3>
          <dl className="exam-costs">
            {costParts
              .filter((part) => insured || part !== 'BHChiTra')
              .map((part) => (
                <div key={part}>
                  <dt>{t(`cost.${part}`)}</dt>
                  <dd>
                    <Money value={cost[part]} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ) : null}
      <section className="section">
        <h3>{t('earlier')}</h3>
        {sessions.length === 0 ? <p className="soft">{t('noEarlier')}</p> : null}
        {sessions.map((one) => (
          <p key={one._id}>
            <strong>{formatDate(String(one.NgayKham))}</strong> {one.ChanDoanICD?.ma}{' '}
            {one.ChanDoan ?? one.ChanDoanICD?.ten}
            <br />
            <small className="soft">
              {one.PhongBan?.ten} · {one.BacSiKham?.ten}
            </small>
          </p>
        ))}
      </section>
      <section className="section exam-past">
        <h3>{t('oldPrescriptions')}</h3>
        {prescriptions.length === 0 ? <p className="soft">{t('noOldPrescriptions')}</p> : null}
        {prescriptions.map((toa) => (
          <div key={toa._id}>
            <strong>{formatDate(String(toa.NgayKe))}</strong>{' '}
            {onCopy ? (
              <Button size="small" icon={<CopyIcon />} onClick={() => onCopy(toa)}>
                {t('copy')}
              </Button>
            ) : null}
            <ul>
              {toa.chiTiets.map((line) => (
                <li key={line._id}>
                  {line.TenDuoc} × {showDecimal(line.SoLuong)} {line.DonViTinh}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { ReceptionDuplicatesQuery, ReceptionRowFragment } from '../reception.main.gen.ts';

export type Duplicate = ReceptionDuplicatesQuery['timBenhNhanTrung'][number];
export type Estimate = {
  /** Insured visits of the patient earlier today. */
  soLanTruoc: number;
  tong: string;
  BHChiTra: string;
  /** What is left to pay, promotions taken off. */
  BenhNhanTT: string;
  KhuyenMai: string;
  /** What promotions do, a sentence each. */
  khuyenMais: readonly string[];
  mucHuong: number | null;
  duoiNguong: boolean;
  tuyen: string | null;
};

type Props = {
  duplicates: readonly Duplicate[];
  onTake: (id: string) => void;
  estimate: Estimate | null;
  /** Services are ordered already: an estimate is only of further ones. */
  ordered: boolean;
  history: readonly ReceptionRowFragment[];
  onOpen: (id: string) => void;
};

/** What is known while a reception is typed: likely duplicates, what the visit will cost, earlier visits. */
export function KnownPanel({ duplicates, onTake, estimate, ordered, history, onOpen }: Props) {
  const { t } = useTranslation('reception');
  const { insured } = useDeskVariant();
  return (
    <div className="known-panel">
      {duplicates.length > 0 ? (
        <section>
          <h3>{t('duplicates')}</h3>
          {duplicates.map((one) => (
            <Alert
              key={one.BenhNhan._id}
              type={one.level === 'block' ? 'error' : one.level === 'warn' ? 'warning' : 'info'}
              title={`${one.BenhNhan.MaYTe} · ${one.BenhNhan.TenBenhNhan}`}
              description={
                <>
                  <div>
                    {one.BenhNhan.NgaySinh ? formatDate(one.BenhNhan.NgaySinh) : one.BenhNhan.NamSinh}
                    {one.BenhNhan.fullAddress ? ` · ${one.BenhNhan.fullAddress}` : ''}
                  </div>
                  <small>{one.reasons.map(({ reason }) => t(`same.${reason}`)).join(', ')}</small>
                  <div>
                    <Button size="small" onClick={() => onTake(one.BenhNhan._id)}>
                      {t('takeRecord')}
                    </Button>
                  </div>
                </>
              }
            />
          ))}
        </section>
      ) : null}
      {estimate || !ordered ? (
        <section>
          <h3>{t('estimate')}</h3>
          {estimate ? (
            <dl className="estimate">
              <dt>{t('total')}</dt>
              <dd>
                <Money value={estimate.tong} />
              </dd>
              {insured ? (
                <>
                  <dt>
                    {t('insurancePays')}
                    {estimate.mucHuong === null || estimate.duoiNguong ? '' : ` (${estimate.mucHuong} %)`}
                  </dt>
                  <dd>
                    <Money value={estimate.BHChiTra} />
                  </dd>
                </>
              ) : null}
              {Number(estimate.KhuyenMai) > 0 ? (
                <>
                  <dt>{t('promotions')}</dt>
                  <dd>
                    <Money value={estimate.KhuyenMai} />
                  </dd>
                </>
              ) : null}
              <dt>{t('patientPays')}</dt>
              <dd>
                <Money value={estimate.BenhNhanTT} strong />
              </dd>
              {estimate.khuyenMais.map((sentence) => (
                <dt key={sentence} className="soft full">
                  {sentence}
                </dt>
              ))}
              {estimate.soLanTruoc > 0 ? (
                <dt className="warn full">{t('earlierToday', { count: estimate.soLanTruoc })}</dt>
              ) : null}
              {estimate.duoiNguong ? <dt className="soft full">{t('belowLimit')}</dt> : null}
              {estimate.tuyen ? (
                <>
                  <dt>{t('route')}</dt>
                  <dd>{t(`routes.${estimate.tuyen}`)}</dd>
                </>
              ) : null}
            </dl>
          ) : (
            <p className="soft">{t('estimateHint')}</p>
          )}
        </section>
      ) : null}
      <section>
        <h3>{t('history')}</h3>
        {history.length === 0 ? (
          <EmptyState text={t('noHistory')} />
        ) : (
          <ul className="history">
            {history.slice(0, 20).map((visit) => (
              <li key={visit._id}>
                <button type="button" onClick={() => onOpen(visit._id)}>
                  <span>{formatDate(visit.NgayTiepNhan)}</span> <span>{visit.DoiTuong?.ten}</span>{' '}
                  <small>
                    {visit.Ves.find((one) => one.HangDoi === 'KhamBenh')?.Node?.ten ?? ''}
                    {visit.TrangThai === 'DaHuy' ? ` · ${t('cancelled')}` : ''}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

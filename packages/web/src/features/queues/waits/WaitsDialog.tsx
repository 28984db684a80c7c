import { useQuery } from '@apollo/client/react';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../ui/dateText.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { WaitsByHourDocument, WaitsOfHourDocument } from './waits.main.gen.ts';
import './waits.css';

type Of = { hangDoi: QueueKind; idNode: string | null; ngay: string };

/** Measured waits by the hour, and the numbers behind the hour that is pressed. */
export default function WaitsDialog({ of, onClose }: { of: Of; onClose: () => void }) {
  const { t } = useTranslation('queues');
  const [open, setOpen] = useState<number | null>(null);
  const { data, error, refetch } = useQuery(WaitsByHourDocument, {
    variables: of,
    fetchPolicy: 'cache-and-network',
  });
  const hours = data?.choTheoGio;
  return (
    <Modal open title={t('waits.title')} width={760} footer={null} onCancel={onClose}>
      {error && !hours ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!hours && !error ? <Loading /> : null}
      {hours?.length === 0 ? <p className="soft">{t('waits.none')}</p> : null}
      {hours && hours.length > 0 ? (
        <table className="waits-table">
          <thead>
            <tr>
              <th scope="col">{t('waits.hour')}</th>
              <th scope="col">{t('waits.calls')}</th>
              <th scope="col">{t('waits.wait')}</th>
              <th scope="col">{t('waits.usualWait')}</th>
              <th scope="col">{t('waits.served')}</th>
              <th scope="col">{t('waits.usualServed')}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour.gio} className={hour.gio === open ? 'open' : ''}>
                <th scope="row">
                  {hour.soGoi > 0 ? (
                    <button
                      type="button"
                      aria-expanded={hour.gio === open}
                      aria-label={t('waits.openHour', { hour: hour.gio })}
                      onClick={() => setOpen(hour.gio === open ? null : hour.gio)}
                    >
                      {hour.gio}h
                    </button>
                  ) : (
                    `${hour.gio}h`
                  )}
                </th>
                <td>{hour.soGoi}</td>
                <td className={isLong(hour.choPhut, hour.choThuongLe) ? 'long' : ''}>
                  {hour.choPhut ?? '–'}
                </td>
                <td>{hour.choThuongLe ?? '–'}</td>
                <td>{hour.phucVuPhut ?? '–'}</td>
                <td>{hour.phucVuThuongLe ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {open === null ? null : <WaitsOfHour key={open} of={of} gio={open} />}
    </Modal>
  );
}

/** The numbers of an hour, the longest wait first. */
function WaitsOfHour({ of, gio }: { of: Of; gio: number }) {
  const { t } = useTranslation('queues');
  const { data, error, refetch } = useQuery(WaitsOfHourDocument, {
    variables: { ...of, gio },
    fetchPolicy: 'network-only',
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <section aria-label={t('waits.ofHour', { hour: gio })} className="waits-list">
      <h3>{t('waits.ofHour', { hour: gio })}</h3>
      <ul>
        {data.luotChoTrongGio.map((one) => (
          <li key={one._id}>
            <strong>{one.KyHieu}</strong>
            <span className="who">
              {one.BenhNhan?.TenBenhNhan}
              {of.idNode === null ? <span className="soft"> {one.Node?.ten}</span> : null}
            </span>
            <span className="soft">
              {formatTime(one.NgayTao)} → {formatTime(one.goiLuc)}
            </span>
            <span>{t('waits.minutes', { count: one.choPhut })}</span>
            <span className="soft">
              {one.phucVuPhut === null
                ? t('waits.notEnded')
                : t('waits.servedFor', { count: one.phucVuPhut })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Half as long again as usual, and more than a moment. */
function isLong(wait: number | null, usual: number | null): boolean {
  return wait !== null && usual !== null && wait > 10 && wait > usual * 1.5;
}

import { useQuery } from '@apollo/client/react';
import { cachNhac, tinhTrangHen } from '@sen/domain/followUps/giayHen';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { DongTaiKhamFragment as FollowUpRow } from './list.main.gen.ts';
import { ReminderForm } from './ReminderForm.tsx';
import { LanNhacsDocument } from './reminders.main.gen.ts';
import { tones } from './tones.ts';
import './followUps.css';

type Props = { row: FollowUpRow; onChanged: () => void; onClose: () => void };

/** One follow-up: whom to call, what was said so far, a further reminder, and the way to the patient and the reception. */
export function FollowUpDialog({ row, onChanged, onClose }: Props) {
  const { t } = useTranslation('followUps');
  const language = currentLanguage();
  const { permissions } = useSession();
  const printing = usePrinting();
  const navigate = useNavigate();
  const base = useLocation().pathname.startsWith('/m/') ? '/m' : '';
  const { data, error, refetch } = useQuery(LanNhacsDocument, {
    variables: { KhamBenh_Id: row._id },
    fetchPolicy: 'network-only',
  });
  const reminders = data?.nhacTaiKhams;
  const { GiayHen_Id: slip, TinhTrang: state } = row;
  const expected = state === 'ChoDen' || state === 'QuaHen';
  return (
    <Modal open width={680} title={`${row.TenBenhNhan} · ${row.MaYTe}`} footer={null} onCancel={onClose}>
      <section className="slip-card">
        <p>
          <strong>{t('on', { day: formatDate(row.NgayHen) })}</strong>{' '}
          <StateTag tone={tones[state]}>{tinhTrangHen[state][language]}</StateTag>
        </p>
        <p>{[row.TenPhong, row.TenBacSi].filter(Boolean).join(' · ')}</p>
        {row.SoGiayHen && row.HieuLucDen ? (
          <p className="soft">
            {t('slipUntil', { number: row.SoGiayHen, until: formatDate(row.HieuLucDen) })}
          </p>
        ) : null}
        {row.LyDoHen ? <p className="soft">{row.LyDoHen}</p> : null}
        <p>
          {t('list.phone')}:{' '}
          {row.SoDienThoai ? <a href={`tel:${row.SoDienThoai}`}>{row.SoDienThoai}</a> : t('noPhone')}
        </p>
        <div className="slip-acts">
          {permissions.has('TIEP_NHAN') && expected ? (
            <Button
              type="primary"
              onClick={() => void navigate(`${base}/tiep-nhan-ngoai-tru?BenhNhan_Id=${row.BenhNhan_Id}`)}
            >
              {t('receive')}
            </Button>
          ) : null}
          {permissions.has('BENH_NHAN_XEM') ? (
            <Button onClick={() => void navigate(`${base}/benh-nhan/${row.BenhNhan_Id}`)}>
              {t('patient')}
            </Button>
          ) : null}
          {slip && state !== 'DaHuy' ? (
            <Button
              icon={<PrinterIcon />}
              onClick={() => {
                onClose();
                printing.preview(`/api/print/PhieuHenKhamLai/${slip}`, row.SoGiayHen ?? '');
              }}
            >
              {t('print')}
            </Button>
          ) : null}
        </div>
      </section>
      <section className="reminder-part">
        <h3>{t('reminders', { count: reminders?.length ?? row.SoLanNhac })}</h3>
        {error ? <Alert type="error" title={userMessage(error)} /> : null}
        {reminders || error ? null : <Loading />}
        {reminders && reminders.length > 0 ? (
          <ul className="reminders">
            {reminders.map((one) => (
              <li key={one._id}>
                {formatDateTime(one.LucNhac)} · {cachNhac[one.CachNhac][language]}
                {one.NguoiNhac ? ` · ${one.NguoiNhac.ten}` : ''}
                {one.GhiChu ? <span className="soft">{one.GhiChu}</span> : null}
              </li>
            ))}
          </ul>
        ) : null}
        {reminders && expected ? (
          <ReminderForm
            key={reminders.length}
            KhamBenh_Id={row._id}
            onDone={() => {
              void refetch();
              onChanged();
            }}
          />
        ) : null}
      </section>
    </Modal>
  );
}

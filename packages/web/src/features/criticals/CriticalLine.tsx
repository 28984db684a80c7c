import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { allows } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { waitOf } from '../../ui/waitText.ts';
import type { CriticalFragment } from './criticals.main.gen.ts';

type Props = {
  finding: CriticalFragment;
  now: Date;
  /** Stands where the patient is named already. */
  withoutPatient?: boolean;
  onAcknowledge: () => void;
};

const examination = '/kham-benh-ngoai-tru';

/** A critical finding: what it is, how long it waits, who has to answer, and what was answered. */
export function CriticalLine({ finding, now, withoutPatient = false, onAcknowledge }: Props) {
  const { t } = useTranslation('criticals');
  const mayOpen = useMayOpen();
  const narrow = useLocation().pathname.startsWith('/m/');
  const { BenhNhan, NguoiPhuTrach, NoiYeuCau, KhamBenh_Id, NgayXacNhan } = finding;
  const name = BenhNhan?.TenBenhNhan ?? '';
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(finding.NgayBao)) / 60_000));
  const since = waitOf(minutes);
  const owner = NguoiPhuTrach
    ? t('owner', { who: NguoiPhuTrach.ten })
    : t('ownerRoom', { room: NoiYeuCau?.ten ?? '' });
  const waits = finding.TrangThai === 'ChoXacNhan';
  return (
    <li className={waits ? 'critical-line waits' : 'critical-line'}>
      <div>
        {withoutPatient ? null : (
          <p>
            <strong>{name}</strong> <span className="soft">{BenhNhan?.MaYTe}</span>
          </p>
        )}
        {finding.NoiDung.map((one) => (
          <p key={one} className="critical-what">
            {one}
          </p>
        ))}
        <p className="soft">
          {waits
            ? [
                owner,
                t('toldBy', { at: formatDateTime(finding.NgayBao), whom: finding.BaoCho }),
                finding.LanBaoLai > 0 ? t('again', { count: finding.LanBaoLai }) : null,
              ]
                .filter(Boolean)
                .join(' · ')
            : t('answeredBy', {
                who: finding.NguoiXacNhan?.ten ?? '',
                at: NgayXacNhan ? formatDateTime(NgayXacNhan) : '',
                done: finding.XuTri ?? '',
              })}
        </p>
      </div>
      <div className="critical-acts">
        <StateTag tone={waits ? 'urgent' : 'done'}>
          {waits ? t(`since.${since.unit}`, { count: since.count }) : t('acknowledged')}
        </StateTag>
        {KhamBenh_Id && !withoutPatient && mayOpen(examination) ? (
          <Link to={`${narrow ? narrowPath(examination) : examination}?id=${KhamBenh_Id}`}>{t('open')}</Link>
        ) : null}
        {allows(finding, 'xacNhan') ? (
          <Button
            type="primary"
            size="small"
            aria-label={t('acknowledgeOf', { who: name })}
            onClick={onAcknowledge}
          >
            {t('acknowledge')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

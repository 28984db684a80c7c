import { useTranslation } from 'react-i18next';
import { Cut, CutText } from '../../../ui/Cut.tsx';
import { formatTime } from '../../../ui/dateText.ts';
import { EarlierDay } from '../../../ui/EarlierDay.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { ReceptionRow } from '../useReceptionList.ts';

/** One reception in the work list: number and name, then time, payer and where it stands. */
export function ReceptionRowLine({ row }: { row: ReceptionRow }) {
  const { t } = useTranslation(['reception', 'queues']);
  const ticket = row.Ves.find((one) => one.HangDoi === 'KhamBenh' && one.TrangThai !== 'chuyen');
  const state = row.TrangThai === 'DaHuy' ? null : ticket?.TrangThai;
  const unverified = Boolean(row.SoTheBHYT && !row.TheDaXacMinh);
  const open = unverified || (state && state !== 'xong' && state !== 'huy');
  return (
    <div className="reception-row">
      <span>
        <strong>
          <CutText>{[ticket?.KyHieu, row.BenhNhan?.TenBenhNhan].filter(Boolean).join(' ')}</CutText>
        </strong>
        {open ? <EarlierDay since={row.NgayTiepNhan} /> : null}
        {row.CapCuu ? <StateTag tone="urgent">{t('emergency')}</StateTag> : null}
        {state ? <StateTag state={state}>{t(`state.${state}`, { ns: 'queues' })}</StateTag> : null}
        {row.TrangThai === 'DaHuy' ? <StateTag state="DaHuy">{t('cancelled')}</StateTag> : null}
      </span>
      <small>
        <Cut end={ticket?.Node ? ` · ${ticket.Node.ten}` : ''}>
          {unverified ? <strong className="card-unverified">{t('cardUnverified')} · </strong> : null}
          {formatTime(row.NgayTiepNhan)} · {row.BenhNhan?.tuoi} · {row.DoiTuong?.ten}
        </Cut>
      </small>
    </div>
  );
}

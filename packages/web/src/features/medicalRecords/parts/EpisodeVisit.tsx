import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { HistoryVisit } from '../../examination/history/parts/HistoryVisit.tsx';
import type { BenhAnNgoaiTruFragment } from '../medicalRecords.main.gen.ts';

type Props = {
  visit: BenhAnNgoaiTruFragment['DotDieuTris'][number]['khamBenhs'][number];
  BenhNhan_Id: string;
  /** Takes the examination out of the record, where that would succeed. */
  onTakeOut: (() => void) | null;
};

/** One examination of an episode; opened it shows its findings, orders, results and prescriptions. */
export function EpisodeVisit({ visit, BenhNhan_Id, onTakeOut }: Props) {
  const { t } = useTranslation(['medicalRecords', 'patients']);
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="record-visit">
        <button
          type="button"
          className="history-visit"
          aria-expanded={open}
          onClick={() => setOpen((before) => !before)}
        >
          <span className="history-when">
            <strong>{formatDateTime(visit.NgayKham)}</strong>
            <StateTag state={visit.TrangThai}>{t(`state.${visit.TrangThai}`, { ns: 'patients' })}</StateTag>
          </span>
          <span>
            {visit.ChanDoanICD?.ma} {visit.ChanDoan ?? visit.ChanDoanICD?.ten}
          </span>
          <small className="soft">
            {[visit.PhongBan?.ten, visit.BacSiKham?.ten].filter(Boolean).join(' · ')}
          </small>
        </button>
        {onTakeOut ? (
          <Button
            size="small"
            aria-label={t('takeOutOf', { at: formatDateTime(visit.NgayKham) })}
            onClick={onTakeOut}
          >
            {t('takeOut')}
          </Button>
        ) : null}
      </div>
      {open ? (
        <div className="record-visit-open">
          <HistoryVisit KhamBenh_Id={visit._id} BenhNhan_Id={BenhNhan_Id} />
        </div>
      ) : null}
    </>
  );
}

import { priorityText } from '@sen/domain/queues/priority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useSession } from '../../../session/useSession.ts';
import { today } from '../../../ui/dateText.ts';
import { ForwardIcon, UndoIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { PatientBanner } from '../../../ui/PatientBanner.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { WorkScreen } from '../../../ui/WorkScreen.tsx';
import type { Absence } from '../useAbsence.ts';
import type { ExamRow } from '../useExamList.ts';
import { usePast } from '../usePast.ts';
import { ContextPanel } from './ContextPanel.tsx';

type Props = {
  row: ExamRow;
  list: ReactNode;
  busy: boolean;
  /** They did not come. */
  isAbsent: boolean;
  /** Notes that they did not come, or did after all. */
  absence: Absence;
  open: boolean;
  onBegin: () => void;
  onBack: () => void;
};

/** Who waits, with what is known of them, before anything is begun: the examination begins by its button, which Enter presses. */
export function WaitingPart({ row, list, busy, isAbsent, absence, open, onBegin, onBack }: Props) {
  const { t } = useTranslation(['examination', 'queues']);
  const { permissions } = useSession();
  const past = usePast(row.BenhNhan_Id, '');
  const [now] = useState(() => ({ NgayKham: new Date().toISOString(), Ngay: today() }));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <WorkScreen
      name="examination"
      list={list}
      open={open}
      onBack={onBack}
      banner={row.BenhNhan ? <PatientBanner patient={row.BenhNhan} /> : null}
      task={
        <section className="waiting-part">
          <span className="waiting-number">{row.KyHieu ?? '–'}</span>
          <p className="waiting-signs">
            {row.TrangThaiVe === 'dang_goi' ? (
              <StateTag tone="called">{t('state.dang_goi', { ns: 'queues' })}</StateTag>
            ) : null}
            {row.isEmergency ? <StateTag tone="urgent">{t('emergency')}</StateTag> : null}
            {row.isPriority && !row.isEmergency ? (
              <StateTag tone="progress">
                {row.LyDoUuTien
                  ? t('priorityOf', { reason: priorityText(row.LyDoUuTien, currentLanguage()) })
                  : t('priority')}
              </StateTag>
            ) : null}
            {row.duocPhepThucHien ? null : <StateTag tone="cancelled">{t('notPaid')}</StateTag>}
            {row.soLanGoi > 0 ? (
              <span className="soft">{t('calledTimes', { count: row.soLanGoi })}</span>
            ) : null}
          </p>
          <Button ref={button} type="primary" size="large" loading={busy} onClick={onBegin}>
            {t('begin')} <kbd>↵</kbd>
          </Button>
          <p className="soft">{t('beginHint')}</p>
          {permissions.has('HANG_DOI') ? (
            <Button
              icon={isAbsent ? <UndoIcon /> : <ForwardIcon />}
              loading={absence.busy}
              onClick={() => void absence.set(row, !isAbsent)}
            >
              {t(isAbsent ? 'markCame' : 'markNotCome')}
            </Button>
          ) : null}
        </section>
      }
      context={
        <ContextPanel
          BenhNhan_Id={row.BenhNhan_Id}
          TiepNhan_Id={row.TiepNhan_Id}
          patient={row.BenhNhan ?? null}
          now={now}
          cost={null}
          fresh={[]}
          past={past}
          onCopy={null}
        />
      }
    />
  );
}

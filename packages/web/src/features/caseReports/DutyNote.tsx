import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../ui/acts.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import type { SessionNoteProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { dutyText, lawText } from './dutyText.ts';
import type { ViecBaoCaoQuery } from './note.main.gen.ts';

const CaseReportDialog = lazy(() => import('./CaseReportDialog.tsx'));

type Props = SessionNoteProps & {
  work: NonNullable<ViecBaoCaoQuery['viecBaoCaoCaBenh']>;
  onChanged: () => void;
};

/** A case that is to be reported, or was: one press keeps what is typed and opens its report. */
export default function DutyNote({ session, save, work, onChanged }: Props) {
  const { t } = useTranslation('caseReports');
  const [writing, setWriting] = useState(false);
  const [saving, setSaving] = useState(false);
  const { BaoCao, trongDot, HanBaoCao } = work;
  const sent = BaoCao?.TrangThai === 'DaGui';
  const late = Boolean(!sent && HanBaoCao && new Date(HanBaoCao) < new Date());
  const refusal = refusalOf(session, 'baoCaoCaBenh');
  const mayWrite = refusal === null || refusal === 'MAIN_DISEASE_NEEDED';
  const open = async () => {
    setSaving(true);
    const ready = refusalOf(session, 'luu') !== null || (await save()) !== null;
    setSaving(false);
    setWriting(ready);
  };
  const title = sent
    ? t('noteSent', { number: BaoCao.SoBaoCao, time: formatDateTime(BaoCao.NgayGui) })
    : dutyText(t, work);
  const episode =
    !BaoCao && trongDot
      ? t('sameEpisode', { number: trongDot.SoBaoCao, day: formatDate(trongDot.Ngay) })
      : lawText(t, work);
  return (
    <>
      <Alert
        role="status"
        type={sent ? 'success' : late ? 'error' : 'warning'}
        title={title}
        description={episode}
        action={
          mayWrite || BaoCao ? (
            <Button size="small" loading={saving} onClick={() => void open()}>
              {t(BaoCao ? 'open' : 'write')}
            </Button>
          ) : null
        }
      />
      {writing ? (
        <Suspense fallback={null}>
          <CaseReportDialog
            session={session}
            onClose={() => {
              setWriting(false);
              onChanged();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

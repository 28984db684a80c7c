import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { DueMark } from './DueMark.tsx';
import { ScoreTag } from './ScoreTag.tsx';
import type { SheetEntryFragment } from './sheets.main.gen.ts';
import { type Care, may } from './useCare.ts';

type Props = { patients: readonly Care[]; now: Date; onOpen: (stay: string) => void };
type Asked = { entry: SheetEntryFragment; one: Care };

/** The warnings of the ward that wait for a doctor, the first deadline first, each with its clock. */
export function Warnings({ patients, now, onOpen }: Props) {
  const { t } = useTranslation('sheets');
  const [asked, setAsked] = useState<Asked | null>(null);
  const waiting = patients
    .flatMap((one) => one.canhBaos.map((entry) => ({ one, entry })))
    .sort((a, b) => Date.parse(a.entry.HanTraLoi ?? '') - Date.parse(b.entry.HanTraLoi ?? ''));
  if (waiting.length === 0) return null;
  return (
    <section className="sheet-warnings" aria-labelledby="sheet-warnings">
      <h2 id="sheet-warnings">{t('warnings.title', { count: waiting.length })}</h2>
      <ul>
        {waiting.map(({ one, entry }) => (
          <li key={entry._id}>
            <span className="sheet-bed">{one.Giuong.ma}</span>
            <button type="button" className="sheet-open" onClick={() => onOpen(one.NhapVien_Id)}>
              {one.TenBenhNhan}
            </button>
            <ScoreTag
              loai={entry.Loai}
              thang={entry.ThangDiem}
              diem={entry.Diem}
              mucDo={entry.MucDo}
              missing={0}
              words
            />
            <span className="soft">{formatDateTime(entry.ThoiGian)}</span>
            {one.BacSiDieuTri ? <span className="sheet-doctor">{one.BacSiDieuTri.ten}</span> : null}
            <DueMark due={entry.HanTraLoi ?? ''} now={now} soonMinutes={60} />
            {may(entry, 'traLoi') ? (
              <Button size="small" type="primary" onClick={() => setAsked({ entry, one })}>
                {t('warnings.answer')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? <AnswerDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}

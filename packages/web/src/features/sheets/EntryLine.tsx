import { useMutation } from '@apollo/client/react';
import { phieuChamSocActs } from '@sen/domain/sheets/phieuChamSoc';
import { sheetOf } from '@sen/domain/sheets/sheets';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { entryTexts } from './entryText.ts';
import { ScoreTag } from './ScoreTag.tsx';
import { CancelSheetDocument, type SheetEntryFragment } from './sheets.main.gen.ts';
import { may, valuesOf } from './useCare.ts';

type Props = { entry: SheetEntryFragment; onCorrect: () => void; onChanged: () => void };

/** An entry of the stream: when, which sheet, what was seen, by whom; what was corrected or cancelled is read with its reason. */
export function EntryLine({ entry, onCorrect, onChanged }: Props) {
  const { t } = useTranslation('sheets');
  const language = currentLanguage();
  const [cancel] = useMutation(CancelSheetDocument);
  const { ask, dialog } = useActDialog();
  const label = sheetOf(entry.Loai).label[language];
  const askCancel = async () => {
    await ask({
      act: 'cancelPhieuChamSoc',
      of: entry._id,
      title: t('cancelOf', { label, at: formatDateTime(entry.ThoiGian) }),
      okText: t('cancel'),
      run: (LyDo) => cancel({ variables: { id: entry._id, version: entry.version, LyDo } }),
      done: t('cancelled'),
    });
    onChanged();
  };
  const stands = entry.TrangThai === 'HieuLuc';
  return (
    <li className={stands ? 'sheet-entry' : 'sheet-entry gone'}>
      <div className="sheet-entry-head">
        <time dateTime={entry.ThoiGian}>{formatDateTime(entry.ThoiGian)}</time>
        <strong>{label}</strong>
        <ScoreTag
          loai={entry.Loai}
          thang={entry.ThangDiem}
          diem={entry.Diem}
          mucDo={entry.MucDo}
          missing={entry.Thieu.length}
          words
        />
        {stands ? null : (
          <StateTag tone="cancelled">{phieuChamSocActs.states[entry.TrangThai][language]}</StateTag>
        )}
        <span className="soft">
          {entry.NguoiGhi?.ten} · {entry.Khoa?.ten}
        </span>
        {may(entry, 'dinhChinh') ? (
          <Button size="small" type="link" onClick={onCorrect}>
            {t('correct')}
          </Button>
        ) : null}
        {may(entry, 'huy') ? (
          <Button size="small" type="link" danger onClick={() => void askCancel()}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
      <p>{entryTexts(entry.Loai, valuesOf(entry), language).join(' · ')}</p>
      {entry.LyDo ? <p className="soft">{t('because', { reason: entry.LyDo })}</p> : null}
      {entry.TraLoi ? (
        <p className="sheet-answer">
          {t('answerBy', { name: entry.NguoiTraLoi?.ten ?? '', at: formatDateTime(entry.TraLoiLuc) })}:{' '}
          {entry.TraLoi}
        </p>
      ) : null}
      {dialog}
    </li>
  );
}

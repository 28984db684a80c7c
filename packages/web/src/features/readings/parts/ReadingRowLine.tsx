import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../ui/StateTag.tsx';
import { DeskRow } from '../../orders/desk/DeskRow.tsx';
import { type ReadingRow, useReadingDesk } from '../readingDesk.ts';
import { progressText } from '../readingEntry.ts';

/** A slip of the work list with how many conclusions and images it has. */
export function ReadingRowLine({ row }: { row: ReadingRow }) {
  const { t } = useTranslation('readings');
  const desk = useReadingDesk();
  const progress = { concluded: row.soKetLuan, needed: row.soDichVu };
  return (
    <DeskRow
      desk={desk}
      row={row}
      progress={
        <>
          <StateTag tone={progress.concluded < progress.needed ? 'progress' : 'done'}>
            {t(...progressText(progress))}
          </StateTag>
          {row.soHinhAnh > 0 ? <small className="soft">{t('images', { count: row.soHinhAnh })}</small> : null}
        </>
      }
    />
  );
}

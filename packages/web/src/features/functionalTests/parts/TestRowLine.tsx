import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../ui/StateTag.tsx';
import { DeskRow } from '../../orders/desk/DeskRow.tsx';
import { testDesk } from '../testDesk.ts';
import { progressText } from '../testEntry.ts';
import type { TestRow } from '../testList.ts';

/** A slip of the work list with how many conclusions and images it has. */
export function TestRowLine({ row }: { row: TestRow }) {
  const { t } = useTranslation('functionalTests');
  const progress = { concluded: row.soKetLuan, needed: row.soDichVu };
  return (
    <DeskRow
      desk={testDesk}
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

import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../ui/StateTag.tsx';
import { DeskRow } from '../../orders/desk/DeskRow.tsx';
import type { TestRow } from '../testList.ts';

/** A slip of the work list with how many conclusions and images it has. */
export function TestRowLine({ row }: { row: TestRow }) {
  const { t } = useTranslation('functionalTests');
  return (
    <DeskRow
      row={row}
      progress={
        <>
          <StateTag tone={row.soKetLuan < row.soDichVu ? 'progress' : 'done'}>
            {t('progress', { concluded: row.soKetLuan, needed: row.soDichVu })}
          </StateTag>
          {row.soHinhAnh > 0 ? <small className="soft">{t('images', { count: row.soHinhAnh })}</small> : null}
        </>
      }
    />
  );
}

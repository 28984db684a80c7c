import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../ui/StateTag.tsx';
import { DeskRow } from '../../orders/desk/DeskRow.tsx';
import { labDesk } from '../labDesk.ts';
import type { LabRow } from '../labList.ts';

/** A slip of the work list with how many values it has, whether one is critical, which wait for a rerun, and whether its sample was rejected. */
export function LabRowLine({ row }: { row: LabRow }) {
  const { t } = useTranslation('lab');
  return (
    <DeskRow
      desk={labDesk}
      row={row}
      number={row.SIDMau}
      signs={
        <>
          {row.coNguyHiem ? <StateTag tone="urgent">{t('critical')}</StateTag> : null}
          {row.chayLais.length > 0 ? (
            <StateTag tone="waiting">
              {t('rerun.sign')} {row.chayLais.join(', ')}
            </StateTag>
          ) : null}
          {row.LyDoTuChoi && row.TrangThai !== 'CoKetQua' && row.TrangThai !== 'DaXemKetQua' ? (
            <StateTag tone="cancelled">
              {row.soMauTuChoi > 1 ? t('rejected.signs', { times: row.soMauTuChoi }) : t('rejected.sign')}
            </StateTag>
          ) : null}
        </>
      }
      progress={
        <StateTag tone={row.soDaNhap < row.soChiSo ? 'progress' : 'done'}>
          {t('progress', { entered: row.soDaNhap, needed: row.soChiSo })}
        </StateTag>
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { DeskHead } from '../../orders/desk/DeskHead.tsx';
import { labDesk } from '../labDesk.ts';
import type { LabResult } from '../useLabSlip.ts';

/** What was asked for, by whom and why, and the sample with its number in large figures. */
export function SlipHead({ result }: { result: LabResult }) {
  const { t } = useTranslation('lab');
  const slip = result.DichVuYeuCau;
  return (
    <DeskHead desk={labDesk} slip={slip}>
      {slip.SIDMau ? (
        <>
          <span className="soft">{t('sid')}</span>
          <strong className="lab-sid">{slip.SIDMau}</strong>
          <small>
            {[formatDateTime(result.NgayLayMau), result.NguoiLayMau?.ten].filter(Boolean).join(' · ')}
          </small>
        </>
      ) : (
        <span className="soft">{t('noSample')}</span>
      )}
      {result.loaiBenhPhams.length > 0 ? <small>{result.loaiBenhPhams.join(', ')}</small> : null}
    </DeskHead>
  );
}

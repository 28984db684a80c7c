import { useTranslation } from 'react-i18next';
import { useHotkeys } from '../../../../ui/hotkeys.tsx';
import { PrinterIcon } from '../../../../ui/icons.tsx';
import { Button } from '../../../../ui/kit/Button.tsx';
import type { ReturnedResult } from '../../../../ui/orderResults.ts';
import { usePrinting } from '../../../../ui/Printing.tsx';
import type { PastToa } from '../../../prescriptions/usePastPrescriptions.ts';
import type { OneVisit } from './HistoryVisit.tsx';

type Props = { visit: OneVisit; results: readonly ReturnedResult[]; toas: readonly PastToa[] };

/** Prints all papers of the visit: its order slips, results and prescriptions. */
export function HistoryPrints({ visit, results, toas }: Props) {
  const { t } = useTranslation('visitHistory');
  const printing = usePrinting();
  const forms = [
    ...visit.dichVuYeuCaus
      .filter((slip) => slip.Loai !== 'KhamBenh' && slip.TrangThai !== 'DaHuy')
      .map((slip) => ({ path: `/api/print/PhieuChiDinh/${slip._id}`, title: slip.SoPhieuYeuCau })),
    ...results.map(({ print, slip }) => ({ path: print, title: slip.SoPhieuYeuCau })),
    ...toas
      .filter((toa) => toa.chiTiets.length > 0)
      .map((toa) => ({ path: `/api/print/DonThuoc/${toa._id}`, title: toa.MaDonThuoc })),
  ];
  const none = forms.length === 0;
  const print = () => printing.previewAll(forms);
  useHotkeys([{ keys: 'Ctrl+P', label: t('print'), run: print, disabled: none }]);
  if (none) return null;
  return (
    <p className="history-acts">
      <Button icon={<PrinterIcon />} onClick={print}>
        {t('print')} <kbd>Ctrl P</kbd>
      </Button>
    </p>
  );
}

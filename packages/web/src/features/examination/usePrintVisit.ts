import { useTranslation } from 'react-i18next';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { type PrintForm, usePrinting } from '../../ui/Printing.tsx';
import type { Orders } from '../orders/useOrders.ts';
import type { Prescription } from '../prescriptions/usePrescription.ts';
import type { Results } from './useResults.ts';

type Args = {
  tab: string;
  orders: Orders;
  prescription: Prescription;
  results: Results;
  /** Saves what is typed; null when that was refused. */
  save: () => Promise<unknown>;
  savePrescription: () => Promise<readonly { _id: string; MaDonThuoc: string }[] | null>;
};

/** Saves what the open tab holds and opens its papers: the slips just made, else the newest one; the prescriptions of all kinds; the results. */
export function usePrintVisit({ tab, orders, prescription, results, save, savePrescription }: Args) {
  const { t } = useTranslation('examination');
  const { message } = useNotices();
  const printing = usePrinting();
  const show = (forms: readonly PrintForm[]) =>
    forms.length > 0 ? printing.previewAll(forms) : message.info(t('nothingToPrint'));
  const slips = async () => {
    const made = orders.basket.lines.length > 0 ? await orders.send() : orders.slips.slice(-1);
    if (made)
      show(made.map((one) => ({ path: `/api/print/PhieuChiDinh/${one._id}`, title: one.SoPhieuYeuCau })));
  };
  const recipes = async () => {
    const toas = prescription.dirty ? await savePrescription() : prescription.toas;
    if (toas) show(toas.map((toa) => ({ path: `/api/print/DonThuoc/${toa._id}`, title: toa.MaDonThuoc })));
  };
  return async () => {
    if (tab === 'orders') return slips();
    if (tab === 'prescription') return recipes();
    if (tab === 'results')
      return show(results.results.map(({ print, slip }) => ({ path: print, title: slip.SoPhieuYeuCau })));
    if (!prescription.dirty && (await save()) === null) return;
    if (prescription.lines.length > 0) await recipes();
    else await slips();
  };
}

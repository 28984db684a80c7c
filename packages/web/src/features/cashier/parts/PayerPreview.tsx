import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { errorDetails, issuesOf, userMessage } from '../../../session/userMessage.ts';
import { Money } from '../../../ui/Money.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { BillChange } from '../../reception/parts/BillChange.tsx';
import type { ChuyenDoiDoiTuongInput } from '../acts.main.gen.ts';
import { PayerPreviewDocument, type PayerPreviewQuery } from '../desks/payers.main.gen.ts';
import './payerPreview.css';

/** What another payer would make of the bill, by the rules of the act itself; nothing while the fields are not complete. */
export function PayerPreview({ input }: { input: ChuyenDoiDoiTuongInput | null }) {
  const later = useDebounced(JSON.stringify(input), 300);
  const asked = JSON.parse(later) as ChuyenDoiDoiTuongInput | null; // what was written a line above
  const { data, error } = useQuery(PayerPreviewDocument, {
    variables: { input: asked ?? { TiepNhan_Id: '', version: 0, DoiTuong_Id: '' } },
    skip: asked === null,
    fetchPolicy: 'no-cache',
  });
  if (!asked || !input) return null;
  // what is asked on the way to the change, and what stands at a field, is said when it is made
  if (error && (issuesOf(error).length > 0 || 'confirm' in errorDetails(error))) return null;
  if (error) return <p className="bill-warning">{userMessage(error)}</p>;
  return data ? <Beside {...data.soSanh} /> : null;
}

function Beside({ truoc, sau, dongs, phaiThuThem, phaiHoanThem }: PayerPreviewQuery['soSanh']) {
  const { t } = useTranslation('cashier');
  const changed = dongs.filter((one) => one.truoc.BenhNhanTT !== one.sau.BenhNhanTT);
  return (
    <>
      <BillChange truoc={truoc} sau={sau} after={t('payerThen')} />
      {Number(phaiThuThem) > 0 ? (
        <p className="bill-warning" role="status">
          {t('payerMoreDue')} <Money value={phaiThuThem} strong />
        </p>
      ) : null}
      {Number(phaiHoanThem) > 0 ? (
        <p className="bill-warning" role="status">
          {t('payerMoreBack')} <Money value={phaiHoanThem} strong />
        </p>
      ) : null}
      {changed.length > 0 ? (
        <table className="payer-lines">
          <thead>
            <tr>
              <th>{t('service')}</th>
              <th className="number">{t('payerNow')}</th>
              <th className="number">{t('payerThen')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((one) => (
              <tr key={one._id}>
                <td>{one.Ten}</td>
                <td className="number">
                  <Money value={one.truoc.BenhNhanTT} />
                </td>
                <td className="number">
                  <Money value={one.sau.BenhNhanTT} strong />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}

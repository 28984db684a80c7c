import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OpenedProps } from '../../../lists/listDef.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../../ui/acts.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useDownload } from '../../../ui/useDownload.ts';
import { CostListButton } from '../parts/CostListButton.tsx';
import { type Bill, useBill } from '../useBill.ts';
import { useCashierActs } from '../useCashierActs.ts';
import { ConfirmationNotes, EarlierConfirmations } from './ConfirmationNotes.tsx';
import type { VisitToConfirmFragment } from './confirmations.main.gen.ts';
import '../cashier.css';
import './confirmations.css';

type Props = OpenedProps<VisitToConfirmFragment>;

/** The insured costs of one visit, line by line, as the fund would be billed: confirmed here, and opened again with a reason. */
export default function ConfirmationDialog({ row, onChanged, onClose }: Props) {
  const { t } = useTranslation('confirmations');
  const navigate = useNavigate();
  const visit = row && { TiepNhan_Id: row.TiepNhan_Id, BenhNhan_Id: row.BenhNhan_Id };
  const state = useBill(visit);
  const { bill } = state;
  const acts = useCashierActs(visit, async () => {
    await state.refetch();
    onChanged();
  });
  const confirm = useActDialog();
  const download = useDownload();
  const takeBack = () =>
    confirm.ask({
      act: 'huyXacNhanBHYT',
      of: row?._id ?? '',
      title: t('reopen'),
      text: t('reopenText'),
      okText: t('reopen'),
      run: async (LyDo) => (await acts.reopenInsurance(LyDo)) !== null,
    });
  return (
    <Modal
      open
      width={860}
      title={row ? `${row.TenBenhNhan} · ${row.MaYTe}` : t('title')}
      footer={null}
      onCancel={onClose}
    >
      {row && bill ? (
        <>
          <ConfirmationNotes row={row} bill={bill} />
          <Sums bill={bill} />
          <InsuredLines bill={bill} />
          <EarlierConfirmations key={bill.TiepNhan?.version} row={row} />
          <div className="confirmation-acts">
            <Button
              onClick={() =>
                void navigate({
                  pathname: '/vien-phi-ngoai-tru',
                  search: `?TiepNhan_Id=${row.TiepNhan_Id}&BenhNhan_Id=${row.BenhNhan_Id}`,
                })
              }
            >
              {t('openBill')}
            </Button>
            <CostListButton TiepNhan_Id={row.TiepNhan_Id} />
            {row.TinhTrang === 'DaXacNhan' ? (
              <Button onClick={() => download(`/api/claims/${row.TiepNhan_Id}.xml`, `${row.MaTiepNhan}.xml`)}>
                {t('downloadXml')}
              </Button>
            ) : null}
            {refusalOf(bill, 'huyXacNhanBHYT') === null ? (
              <Button onClick={() => void takeBack()}>{t('reopen')}</Button>
            ) : null}
            {refusalOf(bill, 'xacNhanBHYT') === null ? (
              <Button type="primary" onClick={() => void acts.confirmInsurance()}>
                {t('confirm')}
              </Button>
            ) : null}
          </div>
        </>
      ) : state.error ? (
        <ErrorState error={state.error} onRetry={() => void state.refetch()} />
      ) : (
        <Loading />
      )}
      {confirm.dialog}
    </Modal>
  );
}

function Sums({ bill }: { bill: Bill }) {
  const { t } = useTranslation('cashier');
  return (
    <dl className="confirm-sums">
      {(['ThanhTien', 'BHChiTra', 'BNCCT', 'BNTT'] as const).map((part) => (
        <div key={part}>
          <dt>{t(`total.${part}`)}</dt>
          <dd>
            <Money value={bill[part]} strong={part === 'BHChiTra'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The lines that the fund has a part in. */
function InsuredLines({ bill }: { bill: Bill }) {
  const { t } = useTranslation('confirmations');
  const lines = bill.dongs.filter((line) => Number(line.BHChiTra) > 0);
  return (
    <section className="bill-scroll" tabIndex={0} aria-label={t('service')}>
      <table className="bill">
        <thead>
          <tr>
            <th>{t('service')}</th>
            <th className="number">{t('quantity')}</th>
            <th className="number">{t('fund')}</th>
            <th className="number">{t('coPaid')}</th>
            <th className="number">{t('ownPaid')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line._id}>
              <td>
                {line.TenDichVu}{' '}
                {line.ThucHien ? null : <StateTag tone="urgent">{t('notPerformed')}</StateTag>}
              </td>
              <td className="number">{showDecimal(line.SoLuong)}</td>
              <td className="number">
                <Money value={line.BHChiTra} strong />
              </td>
              <td className="number">
                <Money value={line.BNCCT} />
              </td>
              <td className="number">
                <Money value={line.BNTT} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

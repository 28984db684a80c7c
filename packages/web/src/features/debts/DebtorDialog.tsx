import { useQuery } from '@apollo/client/react';
import { congNoActs, loaiNguoiNo } from '@sen/domain/debts/congNo';
import { sum } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { formatDate } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { useDebtDialogs } from './DebtDialogs.tsx';
import { type DebtRowFragment, DebtsDocument } from './debts.main.gen.ts';
import type { DebtorRowFragment } from './receivables.main.gen.ts';
import { isOpen } from './useDebtsBulk.tsx';
import './debts.css';

type Props = { row: DebtorRowFragment; onChanged: () => void; onClose: () => void };

/** So many debts of one debtor are shown. */
const most = 200;

/** Whether a debt is of a debtor; a company's are asked for by its id. */
function isOf(debtor: DebtorRowFragment, debt: DebtRowFragment): boolean {
  if (debtor.LoaiNguoiNo === 'BenhNhan') return debt.BenhNhan_Id === debtor.BenhNhan_Id;
  if (debtor.CongTy_Id !== null || debtor.LoaiNguoiNo === 'BHXH') return true;
  return debt.NguoiNo.toLowerCase() === debtor.NguoiNo.toLowerCase();
}

/** The open debts of one debtor: all or some of them are collected, or reminded of, together. */
export default function DebtorDialog({ row, onChanged, onClose }: Props) {
  const { t } = useTranslation('debts');
  const byName = row.LoaiNguoiNo === 'BenhNhan' ? row.MaNguoiNo : row.NguoiNo;
  const { data, error, refetch } = useQuery(DebtsDocument, {
    variables: {
      // a company may owe and guarantee: both are its debts
      LoaiNguoiNo: row.CongTy_Id ? null : row.LoaiNguoiNo,
      CongTy_Id: row.CongTy_Id,
      keyword: row.CongTy_Id || row.LoaiNguoiNo === 'BHXH' ? null : byName,
      limit: most,
    },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['CongNo'], () => void refetch());
  const debts = data?.danhSach.data.filter((debt) => Number(debt.ConLai) > 0 && isOf(row, debt));
  return (
    <Modal
      open
      width={820}
      title={`${row.NguoiNo} · ${loaiNguoiNo[row.LoaiNguoiNo][currentLanguage()]}`}
      footer={null}
      onCancel={onClose}
    >
      {debts ? (
        debts.length > 0 ? (
          <OpenDebts
            debts={debts}
            onDone={() => {
              void refetch();
              onChanged();
            }}
          />
        ) : (
          <EmptyState text={t('nothingLeft')} />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

function OpenDebts({ debts, onDone }: { debts: readonly DebtRowFragment[]; onDone: () => void }) {
  const { t } = useTranslation('debts');
  const language = currentLanguage();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const dialogs = useDebtDialogs();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = debts.filter((debt) => isOpen(debt) && !left.has(debt._id));
  const choose = (id: string, on: boolean) =>
    setLeft((before) => new Set(on ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <section className="debt-scroll" tabIndex={0} aria-label={t('title')}>
        <table className="debt-table">
          <thead>
            <tr>
              <th>{t('code')}</th>
              <th>{t('patient')}</th>
              <th>{t('since')}</th>
              <th>{t('due')}</th>
              <th className="number">{t('overdue')}</th>
              <th className="number">{t('sum.ConLai')}</th>
            </tr>
          </thead>
          <tbody>
            {debts.map((debt) => (
              <tr key={debt._id}>
                <td>
                  <span className="debt-choice">
                    {isOpen(debt) ? (
                      <Checkbox
                        aria-label={t('chooseDebt', { code: debt.MaCongNo })}
                        checked={!left.has(debt._id)}
                        onChange={(event) => choose(debt._id, event.target.checked)}
                      />
                    ) : null}
                    {isOpen(debt) ? (
                      <Button
                        type="link"
                        size="small"
                        onClick={() => void navigate({ search: `?id=${debt._id}` })}
                      >
                        {debt.MaCongNo}
                      </Button>
                    ) : (
                      debt.MaCongNo
                    )}
                  </span>
                </td>
                <td>
                  {debt.TenBenhNhan} · {debt.MaYTe}
                </td>
                <td>{formatDate(debt.NgayNo)}</td>
                <td>{formatDate(debt.NgayHan)}</td>
                <td className="number">
                  {debt.soNgayQuaHan > 0 ? t('days', { count: debt.soNgayQuaHan }) : '–'}
                </td>
                <td className="number">
                  <Money value={debt.ConLai} strong />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {debts.some(isOpen) ? (
        <div className="debt-acts">
          <span className="debt-chosen">
            {t('chosen', { count: chosen.length })}{' '}
            <Money value={sum(chosen.map(({ ConLai }) => ConLai)).toFixed(2)} strong />
          </span>
          {permissions.has('CONG_NO_GHI') ? (
            <Button disabled={chosen.length === 0} onClick={() => dialogs.remind(chosen, onDone)}>
              {congNoActs.acts.nhacNo.label[language]}
            </Button>
          ) : null}
          {permissions.has('VIEN_PHI_THU') ? (
            <Button
              type="primary"
              disabled={chosen.length === 0}
              onClick={() => dialogs.collect(chosen, onDone)}
            >
              {congNoActs.acts.thuNo.label[language]}
            </Button>
          ) : null}
        </div>
      ) : (
        <p className="soft">{t('fundText')}</p>
      )}
    </>
  );
}

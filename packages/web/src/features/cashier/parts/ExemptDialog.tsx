import { useQuery } from '@apollo/client/react';
import { owedOf, type Share } from '@sen/domain/exemptions/grants';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { ReasonInput } from '../../../ui/actDialog/ReasonInput.tsx';
import { DecimalInput, MoneyInput } from '../../../ui/DecimalInput.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Money } from '../../../ui/Money.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import { CashierExemptionLimitDocument } from '../cashier.main.gen.ts';
import { amountOf, type ExemptBy, firstShare, shareIssue, shareOf } from '../exemption.ts';
import { type Refuse, useFieldFaults } from '../fieldFaults.ts';
import type { BillLine } from '../useBill.ts';

type Props = {
  TiepNhan_Id: string;
  line: BillLine;
  onClose: () => void;
  /** Answers whether it was done. */
  run: (share: Share, reason: string, refuse: Refuse) => Promise<unknown>;
};

const shareId = 'exempt-share';
const reasonId = 'exempt-reason';
/** The field that a refusal is of: what was typed of the line, or the reason. */
const fieldOf = (path: string) =>
  /^dongs\.0\.(PhanTram|SoTien)$/.test(path) ? shareId : path === 'LyDo' ? reasonId : null;

/** Exempts a line by a percent of the patient's part or by a sum, with a reason; 0 takes an exemption back. */
export default function ExemptDialog({ TiepNhan_Id, line, onClose, run }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const [{ theo, typed }, setShare] = useState(() => firstShare(line));
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const { faults, forget, refuse, ofField } = useFieldFaults();
  const limit = useQuery(CashierExemptionLimitDocument, {
    variables: { TiepNhan_Id },
    fetchPolicy: 'network-only',
  });
  const most = limit.data?.vienPhi.hanMucMienGiam ?? null;
  const share = shareOf(theo, typed);
  const wrong = shareIssue(line, share);
  const ready = share !== null && wrong === null && reason.trim() !== '';
  const submit = async () => {
    if (share === null || !ready || busy) return;
    setBusy(true);
    forget();
    const done = await run(share, reason.trim(), refuse(fieldOf));
    setBusy(false);
    if (done) onClose();
  };
  const type = (next: { theo: ExemptBy; typed: string | null }) => {
    forget();
    setShare({ theo: next.theo, typed: next.typed ?? '' });
  };
  const Typed = theo === 'PhanTram' ? DecimalInput : MoneyInput;
  const fault = typed !== '' && wrong ? issueText(wrong, currentLanguage()) : faults[shareId];
  return (
    <Modal
      open
      title={t('exemptTitle', { name: line.TenDichVu })}
      okText={t('act.mienGiam')}
      okButtonProps={{ disabled: !ready, loading: busy }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void submit()}>
        <Form.Item label={t('exemptBy')}>
          <Segmented<ExemptBy>
            aria-label={t('exemptBy')}
            value={theo}
            onChange={(by) => {
              // the same amount, said the other way
              const now = by === 'SoTien' ? amountOf(line, share) : '100';
              type({ theo: by, typed: now });
            }}
            options={[
              { value: 'PhanTram', label: t('exemptByPercent') },
              { value: 'SoTien', label: t('exemptByAmount') },
            ]}
          />
        </Form.Item>
        <Form.Item
          label={
            <>
              {t('exemptShare')} <Money value={owedOf(line)} />
            </>
          }
          htmlFor={shareId}
          required
          validateStatus={fault ? 'error' : ''}
          help={fault}
        >
          <Typed
            key={theo}
            id={shareId}
            autoFocus
            value={typed}
            onChange={(text) => type({ theo, typed: text })}
            suffix={theo === 'PhanTram' ? '%' : 'đ'}
            className="exempt-share"
          />
        </Form.Item>
        <p className="exempt-amount">
          {t('exemptComesTo')} <Money value={wrong ? '0' : amountOf(line, share)} strong />
          {most === null ? null : (
            <small className="soft">
              {t('exemptMost')} <Money value={most} />
            </small>
          )}
        </p>
        <Form.Item label={t('reason', { ns: 'common' })} htmlFor={reasonId} required {...ofField(reasonId)}>
          <ReasonInput act="mienGiam_VienPhi" id={reasonId} value={reason} onChange={setReason} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { useMutation } from '@apollo/client/react';
import { dec } from '@sen/domain/money/decimal';
import { loiNhan } from '@sen/domain/stock/dongPhieu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { ReasonInput } from '../../../ui/actDialog/ReasonInput.tsx';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { issueText } from '../../../ui/useIssues.ts';
import { drugName } from '../paperValues.ts';
import { ReceiveStockPaperDocument, type StockPaperFragment } from '../stock.pharmacy.gen.ts';

type Props = {
  paper: StockPaperFragment;
  onReceived: (paper: StockPaperFragment) => void;
  onClose: () => void;
};

/** Receives less than was sent: how much of each line, and why; the rest goes back to the sender. */
export default function ReceivePart({ paper, onReceived, onClose }: Props) {
  const { t } = useTranslation('stock');
  const { message } = useNotices();
  const [receive, { loading }] = useMutation(ReceiveStockPaperDocument);
  const [taken, setTaken] = useState<ReadonlyMap<string, string>>(
    () => new Map(paper.dongs.map((line) => [line._id, dec(line.SoLuong ?? '0').toString()])),
  );
  const [LyDo, setLyDo] = useState('');
  const [tried, setTried] = useState(false);
  const lines = paper.dongs.map((line) => ({ _id: line._id, SoLuong: line.SoLuong ?? null }));
  const issues = loiNhan(lines, taken, LyDo.trim());
  const faultAt = (path: string) => {
    const issue = tried ? issues.find((one) => one.path === path) : undefined;
    return issue && issueText(issue, currentLanguage());
  };
  const submit = async () => {
    setTried(true);
    if (issues.length > 0) return;
    const dongs = [...taken].map(([_id, SoLuongNhan]) => ({ _id, SoLuongNhan }));
    const variables = { id: paper._id, version: paper.version, dongs, LyDo: LyDo.trim() };
    try {
      const { data } = await receive({ variables });
      if (data) onReceived(data.phieu);
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  return (
    <Modal
      open
      title={t('receivePartTitle', { number: paper.SoPhieu })}
      width="min(94%, 620px)"
      okText={t('act.nhan')}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{t('receivePartText')}</p>
      <Form layout="vertical">
        {paper.dongs.map((line, index) => {
          const fault = faultAt(`dongs.${index}.SoLuongNhan`);
          return (
            <Form.Item
              key={line._id}
              htmlFor={`taken-${line._id}`}
              label={`${drugName(line)} · ${line.SoLo ?? ''} · ${t('sentAmount', {
                amount: `${showDecimal(line.SoLuong)} ${line.DonViTinh ?? ''}`,
              })}`}
              validateStatus={fault ? 'error' : ''}
              help={fault ?? null}
            >
              <DecimalInput
                id={`taken-${line._id}`}
                value={taken.get(line._id) ?? ''}
                onChange={(value) => setTaken((now) => new Map(now).set(line._id, value ?? ''))}
              />
            </Form.Item>
          );
        })}
        <Form.Item
          label={t('whyLess')}
          htmlFor="why-less"
          validateStatus={faultAt('LyDo') ? 'error' : ''}
          help={faultAt('LyDo') ?? faultAt('dongs') ?? null}
        >
          <ReasonInput act="nhanPhieuKho" id="why-less" max={250} value={LyDo} onChange={setLyDo} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

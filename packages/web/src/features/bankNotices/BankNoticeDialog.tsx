import { useQuery } from '@apollo/client/react';
import { giaoDichNganHangActs, lyDoCho } from '@sen/domain/bankNotices/giaoDichNganHang';
import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { type BankNoticeFragment, BankNoticeOpenedDocument } from './bankNotices.main.gen.ts';
import { NoticeCandidates } from './NoticeCandidates.tsx';
import { noticeTones } from './tones.ts';
import { useBankNotice } from './useBankNotice.ts';
import './bankNotices.css';

type Props = { id: string; onChanged: () => void; onClose: () => void };

/** One transfer: what the bank said, why it waits, and what it is collected onto. */
export default function BankNoticeDialog({ id, onChanged, onClose }: Props) {
  const { t } = useTranslation('bankNotices');
  const { data, error, refetch } = useQuery(BankNoticeOpenedDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['GiaoDichNganHang'], () => void refetch());
  const acts = useBankNotice(id, () => {
    void refetch();
    onChanged();
  });
  const confirm = useActDialog();
  const printing = usePrinting();
  const one = data?.giaoDich;
  if (!one)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {error ? <Alert type="error" title={userMessage(error)} /> : <Loading />}
      </Modal>
    );
  const askAside = () =>
    confirm.ask({
      act: 'boQuaGiaoDichNganHang',
      of: id,
      title: t('setAsideTitle'),
      text: t('setAsideText'),
      okText: t('setAside'),
      run: acts.setAside,
    });
  const receipt = one.BienLai;
  return (
    <Modal open width={720} title={<Money value={one.SoTien} strong />} footer={null} onCancel={onClose}>
      <Facts one={one} />
      {one.TrangThai === 'ChoXuLy' && refusalOf(one, 'thuTien') === null ? (
        <NoticeCandidates notice={one} acts={acts} />
      ) : null}
      <div className="notice-acts">
        {receipt ? (
          <Button onClick={() => void printing.print(`/api/print/PhieuThu/${receipt._id}`)}>
            {t('print', { code: receipt.MaBienLai })}
          </Button>
        ) : null}
        {refusalOf(one, 'boQua') === null ? (
          <Button disabled={acts.busy} onClick={() => void askAside()}>
            {t('setAside')}
          </Button>
        ) : null}
        {refusalOf(one, 'moLai') === null ? (
          <Button loading={acts.busy} onClick={() => void acts.putBack()}>
            {t('putBack')}
          </Button>
        ) : null}
      </div>
      {confirm.dialog}
    </Modal>
  );
}

function Facts({ one }: { one: BankNoticeFragment }) {
  const { t } = useTranslation('bankNotices');
  const language = currentLanguage();
  const why = one.LyDoCho ? lyDoCho[one.LyDoCho][language] : null;
  const refused = one.MaLoi ? errorText(one.MaLoi, language) : null;
  const facts: ReadonlyArray<[string, string | null]> = [
    ['at', formatDateTime(one.NgayGiaoDich)],
    ['reference', one.MaThamChieu],
    ['payer', one.NguoiChuyen],
    ['account', [one.TenNganHang, one.SoTaiKhoan].filter(Boolean).join(' · ')],
    ['prepared', one.GiaoDichTam ? one.GiaoDichTam.MaGiaoDich : null],
    ['whyAside', one.LyDoBoQua],
  ];
  return (
    <>
      <p className="notice-content">{one.NoiDung}</p>
      <p>
        <StateTag tone={noticeTones[one.TrangThai]}>
          {giaoDichNganHangActs.states[one.TrangThai][language]}
        </StateTag>{' '}
        {one.TrangThai === 'ChoXuLy' && why ? <strong>{why}</strong> : null}{' '}
        {one.TrangThai === 'ChoXuLy' && refused ? <span className="soft">{refused}</span> : null}
        {one.LyDoCho === 'KhacSoTien' && one.GiaoDichTam ? (
          <span className="soft">
            {t('wanted')} <Money value={one.GiaoDichTam.SoTien} />
          </span>
        ) : null}
      </p>
      <dl className="notice-facts">
        {facts.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { chuongTrinhActs } from '@sen/domain/promotions/acts';
import { loaiChuongTrinh } from '@sen/domain/promotions/loaiKhuyenMai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { History } from './History.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { programmes } from './moves.tsx';
import { ProgrammeForm } from './ProgrammeForm.tsx';
import {
  type ChuongTrinhFragment,
  KhuyenMaiDocument,
  LichSuKhuyenMaiDocument,
} from './programmes.main.gen.ts';
import { Simulator } from './Simulator.tsx';
import { releaseTones } from './tones.ts';
import './promotions.css';

type Props = { id: string; onChanged: () => void; onClose: () => void };

/** One programme: what it says, what may be done with it, what it would take off a day, what it was applied to. */
export default function ProgrammeDialog({ id, onChanged, onClose }: Props) {
  const { t } = useTranslation('promotions');
  const [writing, setWriting] = useState(false);
  const { data, error, refetch } = useQuery(KhuyenMaiDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const one = data?.chuongTrinhKhuyenMai as ChuongTrinhFragment | null | undefined; // a whole answer
  const changed = () => {
    void refetch();
    onChanged();
  };
  if (!one)
    return (
      <Modal open title={t('programme.title')} footer={null} onCancel={onClose}>
        {error ? (
          <Alert type="error" title={userMessage(error)} />
        ) : one === null ? (
          <Alert type="info" title={errorText('NOT_FOUND', currentLanguage())} />
        ) : (
          <Loading />
        )}
      </Modal>
    );
  if (writing)
    return (
      <ProgrammeForm
        record={one}
        onDone={() => {
          setWriting(false);
          changed();
        }}
        onClose={() => setWriting(false)}
      />
    );
  const tabs = [
    { key: 'about', label: t('tab.about'), children: <About one={one} /> },
    ...(one.LoaiChuongTrinhKhuyenMai === 'TamUngTangVoucher'
      ? []
      : [{ key: 'try', label: t('try.title'), children: <Simulator id={id} /> }]),
    {
      key: 'history',
      label: t('tab.history'),
      children: <History query={LichSuKhuyenMaiDocument} variables={{ ChuongTrinhKhuyenMai_Id: id }} />,
    },
  ];
  return (
    <Modal
      open
      width={820}
      title={`${one.MaChuongTrinhKhuyenMai} · ${one.TenChuongTrinhKhuyenMai}`}
      footer={null}
      onCancel={onClose}
    >
      <p className="promotion-sentence">{one.NoiDung}</p>
      <MoveButtons kind={programmes} one={one} onDone={changed} onWrite={() => setWriting(true)} />
      <Tabs items={tabs} />
    </Modal>
  );
}

function About({ one }: { one: ChuongTrinhFragment }) {
  const { t } = useTranslation('promotions');
  const language = currentLanguage();
  const {
    SoLuongDichVuKhuyenMaiToiDa: units,
    TongTienKhuyenMaiToiDa: money,
    SoLanToiDaMoiKhach: times,
  } = one;
  return (
    <div className="promotion-about">
      <p>
        <StateTag tone={releaseTones[one.TrangThai]}>
          {chuongTrinhActs.states[one.TrangThai][language]}
        </StateTag>{' '}
        {loaiChuongTrinh[one.LoaiChuongTrinhKhuyenMai][language]}
      </p>
      <p>{t('period', { from: formatDate(one.NgayBatDau), to: formatDate(one.NgayKetThuc) })}</p>
      <p>
        {one.NhomKhachHangs.length > 0
          ? t('groups', { names: one.NhomKhachHangs.map(({ ten }) => ten).join(', ') })
          : t('everybody')}
      </p>
      <p>
        {t('given', {
          units: showDecimal(one.SoLuongDaKhuyenMai),
          money: showDecimal(one.SoTienDaKhuyenMai),
        })}
        {units === null ? '' : ` · ${t('mostUnits', { units: showDecimal(units) })}`}
        {money === null ? '' : ` · ${t('mostMoney', { money: showDecimal(money) })}`}
        {times === null ? '' : ` · ${t('mostTimes', { times })}`}
      </p>
      {one.NgayPhatHanh ? (
        <p className="soft">
          {t('releasedBy', { at: formatDateTime(one.NgayPhatHanh), who: one.NguoiPhatHanh?.ten ?? '' })}
        </p>
      ) : null}
      {one.GhiChu ? <p>{one.GhiChu}</p> : null}
    </div>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { tinhTrangDuToan, tuyenDen } from '@sen/domain/estimates/duToan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OpenedProps } from '../../lists/listDef.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../ui/acts.ts';
import { formatDate } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { ErrorState } from '../../ui/states.tsx';
import {
  type DongDuToanTrongListFragment,
  DuToanByIdDocument,
  type DuToanFragment,
  HuyDuToanDocument,
} from './estimates.main.gen.ts';
import { EstimateSums, LinesTable } from './LinesTable.tsx';
import { OrderEstimate } from './OrderEstimate.tsx';
import { tones } from './tones.ts';

/** One estimate as it was handed out: printed, copied, cancelled, turned into orders. */
export default function EstimateDialog({ id, onChanged, onClose }: OpenedProps<DongDuToanTrongListFragment>) {
  const { t } = useTranslation('estimates');
  const navigate = useNavigate();
  const printing = usePrinting();
  const { permissions } = useSession();
  const [ordering, setOrdering] = useState(false);
  const { data, error, refetch } = useQuery(DuToanByIdDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [cancel] = useMutation(HuyDuToanDocument);
  const confirm = useActDialog();
  const one = data?.duToanChiPhi as DuToanFragment | null | undefined; // a whole answer
  if (!one)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Modal>
    );
  if (ordering)
    return (
      <OrderEstimate
        estimate={one}
        onDone={() => {
          setOrdering(false);
          void refetch();
          onChanged();
        }}
        onClose={() => setOrdering(false)}
      />
    );
  const askCancel = async () => {
    const done = await confirm.ask({
      act: 'huyDuToanChiPhi',
      of: one._id,
      title: t('cancel'),
      text: t('cancelText', { number: one.SoDuToan, name: one.TenNguoiHoi }),
      okText: t('cancel'),
      run: async (LyDo) => Boolean((await cancel({ variables: { id: one._id, LyDo } })).data),
    });
    if (done) onChanged();
  };
  return (
    <Modal open width={980} title={`${one.SoDuToan} · ${one.TenNguoiHoi}`} footer={null} onCancel={onClose}>
      <Facts one={one} />
      <LinesTable lines={one.dongs} />
      <EstimateSums sums={one} khuyenMais={one.khuyenMais} />
      <div className="estimate-acts">
        {refusalOf(one, 'huy') === null ? (
          <Button danger onClick={() => void askCancel()}>
            {t('cancel')}
          </Button>
        ) : null}
        {permissions.has('DU_TOAN_SUA') ? (
          <Button onClick={() => void navigate({ search: `?moi=${one._id}` })}>{t('copy')}</Button>
        ) : null}
        <Button onClick={() => printing.preview(`/api/print/DuToanChiPhi/${one._id}`, one.SoDuToan)}>
          {t('print')}
        </Button>
        {refusalOf(one, 'chuyenChiDinh') === null ? (
          <Button type="primary" onClick={() => setOrdering(true)}>
            {t('order.begin')}
          </Button>
        ) : null}
      </div>
      {confirm.dialog}
    </Modal>
  );
}

function Facts({ one }: { one: DuToanFragment }) {
  const { t } = useTranslation('estimates');
  const language = currentLanguage();
  const insured = [
    one.SoTheBHYT,
    one.TuyenDen && tuyenDen[one.TuyenDen][language],
    one.PhanTramHuong == null ? null : t('percent', { percent: one.PhanTramHuong }),
  ].filter(Boolean);
  return (
    <div className="estimate-facts">
      <p>
        <StateTag tone={tones[one.TinhTrang]}>{tinhTrangDuToan[one.TinhTrang][language]}</StateTag>{' '}
        {t('validFromTo', { from: formatDate(one.Ngay), to: formatDate(one.HieuLucDen) })}
        {one.NguoiLap ? ` · ${one.NguoiLap.ten}` : ''}
      </p>
      <p>
        {[one.SoDienThoai, one.BenhNhan?.MaYTe, one.DoiTuong?.ten, ...insured].filter(Boolean).join(' · ')}
      </p>
      {one.GhiChu ? <p>{one.GhiChu}</p> : null}
      {one.LyDoHuy ? <p>{t('cancelledBecause', { reason: one.LyDoHuy })}</p> : null}
    </div>
  );
}

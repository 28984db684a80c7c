import { useQuery } from '@apollo/client/react';
import { phamViMienGiam, yeuCauMienGiamActs } from '@sen/domain/exemptions/yeuCauMienGiam';
import { dec, sum } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OpenedProps } from '../../lists/listDef.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import {
  type ExemptionFragment,
  ExemptionOpenedDocument,
  type ExemptionRowFragment,
} from './exemptions.main.gen.ts';
import { exemptionTones } from './tones.ts';
import { useExemptionActs } from './useExemptionActs.ts';
import './exemptions.css';

/** One request: who asks, why and with which papers, each line before and after; granted, refused or withdrawn here. */
export default function ExemptionDialog({ id, onChanged, onClose }: OpenedProps<ExemptionRowFragment>) {
  const { t } = useTranslation('exemptions');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ExemptionOpenedDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['MienGiam', 'VienPhi'], () => void refetch());
  const acts = useExemptionActs(id, () => {
    void refetch();
    onChanged();
  });
  const confirm = useActDialog();
  const one = data?.yeuCau;
  if (!one)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Modal>
    );
  const askRefusal = () =>
    confirm.ask({
      act: 'tuChoiMienGiam',
      of: id,
      title: t('refuseTitle', { code: one.MaYeuCau }),
      okText: t('act.tuChoi'),
      run: acts.refuse,
    });
  const shows = (act: string) => refusalOf(one, act) === null;
  return (
    <Modal
      open
      width={760}
      title={`${one.BenhNhan?.TenBenhNhan ?? ''} · ${one.BenhNhan?.MaYTe ?? ''}`}
      footer={null}
      onCancel={onClose}
    >
      <Facts one={one} />
      {one.vuotHanMuc && one.TrangThai === 'ChoDuyet' ? (
        <Alert type="warning" title={one.vuotHanMuc} />
      ) : null}
      {one.dongs.length > 0 ? <Lines one={one} /> : null}
      <div className="exemption-acts">
        <Button
          onClick={() =>
            void navigate({
              pathname: '/vien-phi-ngoai-tru',
              search: `?TiepNhan_Id=${one.TiepNhan_Id}&BenhNhan_Id=${one.BenhNhan_Id}`,
            })
          }
        >
          {t('openBill')}
        </Button>
        {shows('rut') ? (
          <Button loading={acts.busy} onClick={() => void acts.withdraw()}>
            {t('act.rut')}
          </Button>
        ) : null}
        {shows('tuChoi') ? (
          <Button danger disabled={acts.busy} onClick={() => void askRefusal()}>
            {t('act.tuChoi')}
          </Button>
        ) : null}
        {shows('duyet') ? (
          <Button type="primary" loading={acts.busy} onClick={() => void acts.grant()}>
            {t('act.duyet')}
          </Button>
        ) : null}
      </div>
      {confirm.dialog}
    </Modal>
  );
}

function Facts({ one }: { one: ExemptionFragment }) {
  const { t } = useTranslation('exemptions');
  const language = currentLanguage();
  const share = one.PhamVi === 'CaLuot' && one.PhanTram !== null ? `${one.PhanTram} %` : null;
  const facts: ReadonlyArray<[string, string | null | undefined]> = [
    ['code', one.MaYeuCau],
    ['visit', one.TiepNhan?.MaTiepNhan],
    ['scope', [phamViMienGiam[one.PhamVi][language], share].filter(Boolean).join(' · ')],
    ['reason', one.LyDo],
    ['papers', one.SoGiayTo],
    ['askedBy', [one.NguoiDeNghi?.ten, formatDateTime(one.NgayDeNghi)].filter(Boolean).join(' · ')],
    [
      'decidedBy',
      one.NgayDuyet ? [one.NguoiDuyet?.ten, formatDateTime(one.NgayDuyet)].filter(Boolean).join(' · ') : null,
    ],
    ['whyRefused', one.LyDoTuChoi],
  ];
  return (
    <>
      <p className="exemption-sum">
        <Money value={one.SoTienDuyet ?? one.SoTienDeNghi} strong />
        <StateTag tone={exemptionTones[one.TrangThai]}>
          {yeuCauMienGiamActs.states[one.TrangThai][language]}
        </StateTag>
      </p>
      <dl className="exemption-facts">
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

/** What it does to each line, as the bill stands now. */
function Lines({ one: { dongs } }: { one: ExemptionFragment }) {
  const { t } = useTranslation('exemptions');
  const total = (of: (line: (typeof dongs)[number]) => string) => sum(dongs.map(of)).toFixed(2);
  const left = (line: (typeof dongs)[number]) => dec(line.PhaiTra).minus(line.MienGiamMoi).toFixed(2);
  const columns = [
    ['owed', (line: (typeof dongs)[number]) => line.PhaiTra],
    ['before', (line: (typeof dongs)[number]) => line.MienGiam],
    ['after', (line: (typeof dongs)[number]) => line.MienGiamMoi],
    ['left', left],
  ] as const;
  return (
    <section className="exemption-scroll" tabIndex={0} aria-label={t('lines')}>
      <table className="exemption-lines">
        <thead>
          <tr>
            <th>{t('service')}</th>
            {columns.map(([key]) => (
              <th key={key} className="number">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dongs.map((line) => (
            <tr key={line.VienPhiDong_Id}>
              <td>{line.TenDichVu}</td>
              {columns.map(([key, of]) => (
                <td key={key} className="number">
                  {key === 'after' && line.PhanTram !== null ? <small>{line.PhanTram} % </small> : null}
                  <Money value={of(line)} strong={key === 'after'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {columns.map(([key, of]) => (
              <td key={key} className="number">
                <Money value={total(of)} strong />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

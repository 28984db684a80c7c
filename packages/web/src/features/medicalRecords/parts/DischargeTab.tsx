import { useMutation, useQuery } from '@apollo/client/react';
import { ketQuaDieuTri, loaiRaVien, raVienActs } from '@sen/domain/medicalRecords/raVien';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { BenhAnNgoaiTruFragment } from '../medicalRecords.main.gen.ts';
import { HuyRaVienDocument, RaVienCuaBenhAnDocument, type RaVienFragment } from '../papers.main.gen.ts';
import { DischargeDialog } from './DischargeDialog.tsx';

type Writing = { discharge: RaVienFragment | null; reason: string | null };
type Props = { record: BenhAnNgoaiTruFragment; onChanged: () => void };

/** How the treatment of a record ended: the discharge in use, those before it, and their acts. */
export default function DischargeTab({ record, onChanged }: Props) {
  const { t } = useTranslation('medicalRecords');
  const printing = usePrinting();
  const { ask, dialog } = useActDialog();
  const [writing, setWriting] = useState<Writing | null>(null);
  const { data, error, refetch } = useQuery(RaVienCuaBenhAnDocument, {
    variables: { id: record._id },
    fetchPolicy: 'cache-and-network',
  });
  const [takeBack] = useMutation(HuyRaVienDocument);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const all = data.benhAn?.raViens ?? [];
  const current = all.find((one) => one.TrangThai === 'DangSuDung') ?? null;
  const print = (one: RaVienFragment) =>
    printing.preview(`/api/print/RaVienNgoaiTru/${one._id}`, t('discharge.number', { number: one.SoRaVien }));
  const changed = () => {
    void refetch();
    onChanged();
  };
  const change = async (one: RaVienFragment) => {
    if (one.SoLanIn === 0) return setWriting({ discharge: one, reason: null });
    await ask({
      act: 'createRaVienNgoaiTru',
      of: one._id,
      title: t('discharge.replaceAsk'),
      okText: t('discharge.change'),
      reasons: t('discharge.replaceReasons').split('|'),
      harmless: true,
      run: (reason) => setWriting({ discharge: one, reason }),
    });
  };
  const cancel = (one: RaVienFragment) =>
    ask({
      act: 'cancelRaVienNgoaiTru',
      of: one._id,
      title: t('discharge.cancelAsk'),
      okText: t('discharge.cancel'),
      run: (LyDo) => takeBack({ variables: { id: one._id, LyDo } }),
      done: t('discharge.takenBack'),
    }).then(changed);
  return (
    <>
      {current ? (
        <DischargeCard one={current}>
          <Button type="primary" icon={<PrinterIcon />} onClick={() => print(current)}>
            {t('print', { count: current.SoLanIn })}
          </Button>
          {allows(current, 'sua') ? (
            <Button onClick={() => void change(current)}>{t('discharge.change')}</Button>
          ) : null}
          {allows(current, 'huy') ? (
            <Button danger onClick={() => void cancel(current)}>
              {t('discharge.cancel')}
            </Button>
          ) : null}
        </DischargeCard>
      ) : (
        <EmptyState text={t(record.TrangThai === 'DangDieuTri' ? 'discharge.none' : 'discharge.neither')}>
          {allows(record, 'raVien') ? (
            <Button type="primary" onClick={() => setWriting({ discharge: null, reason: null })}>
              {t('discharge.write')}
            </Button>
          ) : null}
        </EmptyState>
      )}
      {all
        .filter((one) => one !== current)
        .map((one) => (
          <DischargeCard key={one._id} one={one} />
        ))}
      {dialog}
      {writing ? (
        <DischargeDialog
          record={record}
          {...writing}
          onClose={() => setWriting(null)}
          onDone={(saved) => {
            setWriting(null);
            changed();
            print(saved);
          }}
        />
      ) : null}
    </>
  );
}

function DischargeCard({ one, children }: { one: RaVienFragment; children?: React.ReactNode }) {
  const { t } = useTranslation('medicalRecords');
  const language = currentLanguage();
  const lines = [
    ['ThoiGianRaVien', formatDateTime(one.ThoiGianRaVien)],
    ['KetQuaDieuTri', ketQuaDieuTri[one.KetQuaDieuTri][language]],
    ['LoaiRaVien', loaiRaVien[one.LoaiRaVien][language]],
    ['ChanDoan', `${one.ChanDoan} (${one.ChanDoanICD?.ma ?? ''})`],
    ['ChanDoanPhuICD_Ids', one.ChanDoanPhuICDs.map((it) => `${it.ma} ${it.ten}`).join('; ')],
    ['PhuongPhapDieuTri', one.PhuongPhapDieuTri],
    ['LoiDan', one.LoiDan],
    ['GhiChu', one.GhiChu],
    ['NguoiGiamHo', one.NguoiGiamHo],
    ['LyDoThayThe', one.LyDoThayThe],
    ['LyDoHuy', one.LyDoHuy],
  ] as const;
  return (
    <section className="section record-card" aria-label={t('discharge.number', { number: one.SoRaVien })}>
      <h3>
        {t('discharge.number', { number: one.SoRaVien })}
        {one.PhienBan > 1 ? ` · ${t('discharge.version', { version: one.PhienBan })}` : ''}{' '}
        <StateTag state={one.TrangThai}>{raVienActs.states[one.TrangThai][language]}</StateTag>
      </h3>
      <dl>
        {lines.map(([name, text]) =>
          text ? (
            <div key={name}>
              <dt>{t(`paper.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children ? <p className="record-acts">{children}</p> : null}
    </section>
  );
}

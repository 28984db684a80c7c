import { benhAnActs } from '@sen/domain/medicalRecords/benhAn';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { MoreIcon, PrinterIcon, SaveIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Dropdown } from '../../ui/kit/Dropdown.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useWhenFree } from '../../ui/useWhenFree.ts';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { benhAnValues } from './benhAnValues.ts';
import type { BenhAnNgoaiTruFragment } from './medicalRecords.main.gen.ts';
import { BenhAnFields } from './parts/BenhAnFields.tsx';
import { useBenhAnForm } from './useBenhAnForm.ts';
import { type OneRecord, useRecord } from './useRecord.ts';

const EpisodesTab = lazy(() => import('./parts/EpisodesTab.tsx'));
const SummariesTab = lazy(() => import('./parts/SummariesTab.tsx'));
const DischargeTab = lazy(() => import('./parts/DischargeTab.tsx'));

const tabKeys = ['record', 'episodes', 'summaries', 'discharge'] as const;

type Props = { id: string; list: ReactNode; onBack: () => void };

/** One outpatient record beside the list. */
export function RecordWork({ id, list, onBack }: Props) {
  const { t } = useTranslation('medicalRecords');
  const one = useRecord(id);
  if (one.record) return <Opened one={one} record={one.record} list={list} onBack={onBack} />;
  const waiting = one.missing ? <EmptyState text={t('noSuchRecord')} /> : <Loading />;
  return (
    <WorkScreen
      name="medicalRecords"
      list={list}
      task={one.error ? <ErrorState error={one.error} onRetry={one.refetch} /> : waiting}
      open
      onBack={onBack}
    />
  );
}

type OpenedProps = { one: OneRecord; record: BenhAnNgoaiTruFragment; list: ReactNode; onBack: () => void };

function Opened({ one, record, list, onBack }: OpenedProps) {
  const { t } = useTranslation(['medicalRecords', 'common']);
  const { message } = useNotices();
  const printing = usePrinting();
  const [tab, setTab] = useState('record');
  const reasons = useActDialog();
  const work = useBenhAnForm({
    record,
    blank: benhAnValues(record),
    KhamBenh_Id: record.KhamBenh_Id,
    onDone: () => message.success(t('saved')),
  });
  const editable = allows(record, 'sua');
  const save = () => void work.save();
  const saveWhenFree = useWhenFree(work.saving, save);
  const print = async () => {
    if (work.dirty && (await work.save()).kind !== 'ok') return;
    printing.preview(`/api/print/BenhAnNgoaiTru/${record._id}`, t('number', { number: record.SoBenhAn }));
  };
  const cancel = () =>
    reasons.ask({
      act: 'cancelBenhAnNgoaiTru',
      of: record._id,
      title: t('cancelAsk', { number: record.SoBenhAn }),
      okText: t('cancel'),
      run: one.cancel,
    });
  useHotkeys([
    { keys: 'Ctrl+S', label: t('save'), run: saveWhenFree, disabled: !editable },
    {
      keys: 'Ctrl+P',
      label: t('printRecord'),
      run: () => void print(),
      disabled: record.TrangThai === 'DaHuy',
    },
    ...tabKeys.map((key, at) => ({
      keys: `Alt+${at + 1}`,
      label: t(`tab.${key}`),
      run: () => setTab(key),
    })),
  ]);
  const patient = record.BenhNhan;
  return (
    <WorkScreen
      name="medicalRecords"
      list={list}
      open
      onBack={onBack}
      banner={
        patient ? (
          <PatientBanner patient={{ ...patient, diUng: patient.TienSuDiUng, tienSu: patient.TienSuBenh }} />
        ) : null
      }
      task={
        <>
          <header className="record-head">
            <h2>
              {t('number', { number: record.SoBenhAn })}{' '}
              <StateTag state={record.TrangThai}>
                {benhAnActs.states[record.TrangThai][currentLanguage()]}
              </StateTag>
            </h2>
            <p className="soft">
              {[
                record.LoaiBenhAn?.ten,
                record.ChuyenKhoa?.ten,
                record.PhongBan?.ten,
                t('since', { at: formatDateTime(record.ThoiGianVaoVien) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {record.LyDoHuy ? <p className="soft">{t('cancelled', { reason: record.LyDoHuy })}</p> : null}
          </header>
          <Tabs
            activeKey={tab}
            onChange={setTab}
            items={[
              {
                key: 'record',
                label: t('tab.record'),
                forceRender: true,
                children: <BenhAnFields work={work} labels={record} disabled={!editable} />,
              },
              {
                key: 'episodes',
                label: t('tab.episodes'),
                children: (
                  <Suspense fallback={<Loading />}>
                    <EpisodesTab record={record} one={one} />
                  </Suspense>
                ),
              },
              {
                key: 'summaries',
                label: t('tab.summaries'),
                children: (
                  <Suspense fallback={<Loading />}>
                    <SummariesTab record={record} onChanged={one.refetch} />
                  </Suspense>
                ),
              },
              {
                key: 'discharge',
                label: t('tab.discharge'),
                children: (
                  <Suspense fallback={<Loading />}>
                    <DischargeTab record={record} onChanged={one.refetch} />
                  </Suspense>
                ),
              },
            ]}
          />
          {reasons.dialog}
        </>
      }
      actions={
        <>
          {editable ? (
            <Button type="primary" icon={<SaveIcon />} loading={work.saving} onClick={save}>
              {t('save')} <kbd>Ctrl S</kbd>
            </Button>
          ) : null}
          {record.TrangThai === 'DaHuy' ? null : (
            <Button icon={<PrinterIcon />} onClick={() => void print()}>
              {t('printRecord')} <kbd>Ctrl P</kbd>
            </Button>
          )}
          {allows(record, 'huy') ? (
            <Dropdown
              menu={{
                items: [{ key: 'huy', label: t('cancel'), danger: true, onClick: () => void cancel() }],
              }}
            >
              <Button icon={<MoreIcon />} aria-label={t('furtherActs')} />
            </Dropdown>
          ) : null}
        </>
      }
    />
  );
}

import { lyDoChuaGhep } from '@sen/domain/dicom/studies';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ViewerLink } from '../dicomViewer/ViewerLink.tsx';
import type { DicomStudyFragment } from './dicom.main.gen.ts';
import { StudyDialog } from './StudyDialog.tsx';
import { countsOf, sentPatient } from './studyWords.ts';
import { type Studies, studyPageSize } from './useStudies.ts';

type Props = { tab: 'da-nhan' | 'chua-ghep'; studies: Studies };

/** Studies, the newest first; each opens to be attached, moved or taken off. */
export function StudyList({ tab, studies }: Props) {
  const { t } = useTranslation('dicom');
  const grid = useOwnPages(tab === 'da-nhan' ? 'dicomReceived' : 'dicomWaiting', {
    page: studies.page,
    pageSize: studyPageSize,
    onPage: studies.setPage,
  });
  const { opened } = studies;
  return (
    <>
      {tab === 'chua-ghep' ? <p className="soft dicom-hint">{t('waitingHint')}</p> : null}
      <Grid<DicomStudyFragment>
        plain
        bare
        fixedPages
        grid={grid}
        label={t(`tab.${tab}`)}
        columns={columnsOf(t, tab)}
        rows={studies.rows}
        rowKey={(row) => row._id}
        rowName={(row) => `${sentPatient(t, row)} ${row.MoTa ?? row.LoaiMay}`}
        total={studies.total}
        totalText={t('count', { count: studies.total })}
        loading={studies.loading}
        error={studies.error}
        onRetry={studies.refetch}
        onOpen={studies.show}
        empty={
          <EmptyState
            text={t(tab === 'da-nhan' ? 'noneReceived' : 'noneWaiting')}
            search={{ text: studies.search, onClear: () => studies.setSearch('') }}
          />
        }
      />
      {opened ? (
        <StudyDialog
          key={`${opened._id} ${opened.version}`}
          study={opened}
          onClose={() => studies.show(null)}
          onDone={() => {
            studies.show(null);
            studies.refetch();
          }}
          onStale={() => void studies.reopen()}
        />
      ) : null}
    </>
  );
}

function columnsOf(t: TFunction<'dicom'>, tab: Props['tab']): ReadonlyArray<GridColumn<DicomStudyFragment>> {
  const language = currentLanguage();
  return [
    { key: 'NhanLuc', label: t('received'), kind: 'moment', render: (row) => formatDateTime(row.NhanLuc) },
    {
      key: 'TenNguoiBenh',
      label: t('patientSent'),
      width: 240,
      grow: true,
      wraps: true,
      heading: true,
      render: (row) => sentPatient(t, row),
    },
    {
      key: 'MoTa',
      label: t('study'),
      width: 200,
      wraps: true,
      render: (row) => [row.LoaiMay, row.MoTa].filter(Boolean).join(' · '),
    },
    {
      key: 'soAnh',
      label: t('pictures'),
      width: 220,
      wraps: true,
      render: (row) => (
        <>
          {countsOf(t, row)}{' '}
          <ViewerLink
            study={row.StudyUID}
            text={t('view')}
            label={t('viewOf', { study: sentPatient(t, row) })}
          />
          {row.soDeRieng > 0 ? (
            <small className="dicom-fault">{t('aside', { count: row.soDeRieng })}</small>
          ) : null}
        </>
      ),
    },
    { key: 'SoTruyCap', label: t('accession'), kind: 'code', width: 160, render: (row) => row.SoTruyCap },
    tab === 'chua-ghep'
      ? {
          key: 'LyDoChua',
          label: t('why'),
          width: 270,
          wraps: true,
          render: (row) => (row.LyDoChua ? lyDoChuaGhep[row.LyDoChua][language] : null),
        }
      : {
          key: 'SoPhieuYeuCau',
          label: t('slip'),
          width: 270,
          wraps: true,
          render: (row) =>
            row.SoPhieuYeuCau ? (
              <>
                {row.SoPhieuYeuCau} · {row.TenDichVu}
                <small className="dicom-of">
                  {row.TenBenhNhan} · {row.MaYTe}
                </small>
              </>
            ) : (
              <>
                <StateTag tone="waiting">{t('unmatched')}</StateTag>
                {row.LyDoChua ? (
                  <small className="dicom-of">{lyDoChuaGhep[row.LyDoChua][language]}</small>
                ) : null}
              </>
            ),
        },
    {
      key: 'TenMayDICOM',
      label: t('modality'),
      width: 150,
      wraps: true,
      render: (row) => row.TenMayDICOM ?? t('archive'),
    },
    {
      key: 'NgayChup',
      label: t('taken'),
      kind: 'moment',
      hidden: true,
      render: (row) => (row.NgayChup ? formatDateTime(row.NgayChup) : null),
    },
  ];
}

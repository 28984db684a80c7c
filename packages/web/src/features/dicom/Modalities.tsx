import { useQuery } from '@apollo/client/react';
import { loaiMayDICOM } from '@sen/domain/dicom/modalities';
import { lyDoTuChoi, trangThaiMayDICOM } from '@sen/domain/dicom/studies';
import { errorText } from '@sen/domain/errors/errors';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEntryPath } from '../../catalogue/page/useEntryPath.ts';
import { useNewEntryPath } from '../../catalogue/page/useNewEntryPath.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { PartGrid } from '../../ui/grid/LocalGrid.tsx';
import { StateTag, type Tone } from '../../ui/StateTag.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import {
  type DicomCallerFragment,
  DicomModalitiesDocument,
  type DicomModalityFragment,
} from './dicom.main.gen.ts';

const tones: Readonly<Record<DicomModalityFragment['TrangThai'], Tone>> = {
  Tat: 'cancelled',
  KhongChay: 'urgent',
  Loi: 'urgent',
  Cho: 'waiting',
  DaKetNoi: 'done',
};

const catalogue = 'MayDICOM';

/** How the modalities stand, and who was refused; looked at again, since one that is silent tells nothing. */
export function Modalities() {
  const { t } = useTranslation('dicom');
  const { permissions } = useSession();
  const pathOf = useEntryPath();
  const newPath = useNewEntryPath()(catalogue);
  const { data, loading, error, refetch } = useQuery(DicomModalitiesDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: 30_000,
  });
  useEvents(['DICOM', 'DanhMuc'], () => void refetch());
  const modalities = data?.tinhTrangMayDICOMs ?? [];
  const mayEnter = permissions.has('DANH_MUC_DICH_VU') ? newPath : null;
  const add = mayEnter ? (
    <Link to={mayEnter} state={{ opened: true }}>
      {t('addModality')}
    </Link>
  ) : null;
  const state = {
    loading: loading && !data,
    error: data ? undefined : error,
    onRetry: () => void refetch(),
  };
  return (
    <>
      <p className="soft dicom-hint">
        {t('modalitiesHint')} {add}
      </p>
      <PartGrid<DicomModalityFragment>
        {...state}
        name="dicomModalities"
        label={t('tab.may')}
        columns={modalityColumns(t, (id) => pathOf(catalogue, id))}
        rows={modalities}
        rowKey={(row) => row.MayDICOM_Id}
        rowName={(row) => row.TenMayDICOM}
        empty={<EmptyState text={t('noModality')}>{add}</EmptyState>}
      />
      {data && data.mayLaDICOMs.length > 0 ? (
        <section className="dicom-callers" aria-label={t('callers')}>
          <h2>{t('callers')}</h2>
          <p className="soft dicom-hint">{t(mayEnter ? 'callersHint' : 'callersHintOnly')}</p>
          <PartGrid<DicomCallerFragment>
            name="dicomCallers"
            label={t('callers')}
            columns={callerColumns(t, mayEnter)}
            loading={false}
            rows={data.mayLaDICOMs}
            rowKey={(row) => row._id}
            rowName={(row) => row.MaAE}
            empty=""
          />
        </section>
      ) : null}
    </>
  );
}

function modalityColumns(
  t: TFunction<'dicom'>,
  pathOf: (id: string) => string | null,
): ReadonlyArray<GridColumn<DicomModalityFragment>> {
  const language = currentLanguage();
  const moment = (value: string | null | undefined) => (value ? formatDateTime(value) : t('never'));
  return [
    {
      key: 'TenMayDICOM',
      label: t('modality'),
      width: 200,
      grow: true,
      heading: true,
      wraps: true,
      render: (row) => {
        const path = pathOf(row.MayDICOM_Id);
        return path ? <Link to={path}>{row.TenMayDICOM}</Link> : row.TenMayDICOM;
      },
    },
    {
      key: 'TrangThai',
      label: t('state'),
      width: 190,
      wraps: true,
      render: (row) => (
        <>
          <StateTag tone={tones[row.TrangThai]}>{trangThaiMayDICOM[row.TrangThai][language]}</StateTag>
          {row.TrangThai === 'Loi' && row.LoiDichVu ? (
            <small className="dicom-fault">{errorText(row.LoiDichVu, language)}</small>
          ) : null}
        </>
      ),
    },
    { key: 'MaAE', label: t('aeTitle'), kind: 'code', render: (row) => row.MaAE },
    { key: 'LoaiMay', label: t('kind'), width: 150, wraps: true, render: (row) => kindText(row.LoaiMay) },
    {
      key: 'AESen',
      label: t('calls'),
      width: 130,
      render: (row) => t('callsAt', { title: row.AESen, port: String(row.Cong) }),
    },
    { key: 'LienKetLuc', label: t('lastCall'), kind: 'moment', render: (row) => moment(row.LienKetLuc) },
    { key: 'AnhCuoiLuc', label: t('lastPicture'), kind: 'moment', render: (row) => moment(row.AnhCuoiLuc) },
    {
      key: 'DanhSachLuc',
      label: t('lastWorklist'),
      kind: 'moment',
      hidden: true,
      render: (row) => moment(row.DanhSachLuc),
    },
    {
      key: 'Loi',
      label: t('lastError'),
      width: 230,
      wraps: true,
      quiet: true,
      render: (row) =>
        row.Loi && row.LoiLuc ? (
          <>
            {errorText(row.Loi, language)}
            <small className="dicom-of">{formatDateTime(row.LoiLuc)}</small>
          </>
        ) : null,
    },
  ];
}

const kinds: Readonly<Record<string, { vi: string; en: string }>> = loaiMayDICOM;
const kindText = (kind: string) => kinds[kind]?.[currentLanguage()] ?? kind;

function callerColumns(
  t: TFunction<'dicom'>,
  newPath: string | null,
): ReadonlyArray<GridColumn<DicomCallerFragment>> {
  const language = currentLanguage();
  return [
    { key: 'LanCuoi', label: t('lastTime'), kind: 'moment', render: (row) => formatDateTime(row.LanCuoi) },
    { key: 'MaAE', label: t('aeTitle'), kind: 'code', width: 160, heading: true, render: (row) => row.MaAE },
    { key: 'DiaChi', label: t('address'), width: 150, render: (row) => row.DiaChi },
    { key: 'AESen', label: t('called'), kind: 'code', render: (row) => row.AESen },
    {
      key: 'LyDo',
      label: t('whyRefused'),
      width: 240,
      grow: true,
      wraps: true,
      render: (row) => lyDoTuChoi[row.LyDo][language],
    },
    { key: 'SoLan', label: t('times'), kind: 'number', render: (row) => row.SoLan },
    {
      key: 'khai',
      label: t('enter'),
      width: 170,
      quiet: true,
      render: (row) =>
        newPath && row.LyDo === 'MayLa' ? (
          <Link
            to={newPath}
            aria-label={t('enterCaller', { title: row.MaAE })}
            state={{
              opened: true,
              preset: { MaAE: row.MaAE, TenMayDICOM: row.MaAE, DiaChi: row.DiaChi, AESen: row.AESen },
            }}
          >
            {t('enter')}
          </Link>
        ) : null,
    },
  ];
}

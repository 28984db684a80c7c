import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { day } from '../../lists/columns.tsx';
import { defineListScreen, ofRow } from '../../lists/defineListScreen.tsx';
import { whole } from '../../lists/listPages.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { SummaryDialog } from '../medicalRecords/parts/SummaryDialog.tsx';
import { wardFilter } from '../stays/WardChoice.tsx';
import { SummariesOfWardDocument, SummaryBegunDocument } from './summaries.main.gen.ts';

/** The stays of a ward with the 15-day summaries that are due; each opens with the form, filled with what is known. */
export default defineListScreen({
  query: SummariesOfWardDocument,
  found: (answer) => answer.soKetCuaKhoa,
  rows: (found) => found.map((row) => ({ ...row, _id: row.BenhAn_Id, ...personOf(row.noiTru.NhapVien) })),
})({
  name: 'stay-summaries',
  texts: 'treatment',
  title: 'summaries.title',
  none: 'summaries.none',
  pages: whole,
  filters: [wardFilter('Khoa_Id')],
  events: ['NoiTru', 'BenhAn'],
  rowName: (row) => row.TenBenhNhan,
  columns: [
    {
      key: 'bed',
      label: 'summaries.bed',
      width: 80,
      kind: 'code',
      render: (row) => row.noiTru.Giuong?.ma ?? '–',
    },
    {
      key: 'TenBenhNhan',
      label: 'records.patient',
      width: 240,
      grow: true,
      heading: true,
      render: (row) => `${row.TenBenhNhan} · ${row.MaYTe}`,
    },
    { key: 'SoBenhAn', label: 'records.number', width: 130, render: (row) => row.noiTru.SoBenhAn },
    {
      key: 'due',
      label: 'summaries.state',
      width: 170,
      render: (row, { t }) =>
        row.ngayDenHan === null ? null : (
          <StateTag tone={row.soNgayTre > 0 ? 'urgent' : 'called'}>
            {t(row.soNgayTre > 0 ? 'summaries.late' : 'summaries.due', { count: row.soNgayTre })}
          </StateTag>
        ),
    },
    day('ngayDenHan', { label: 'summaries.dueOn', width: 120 }),
    day('lanCuoi', { label: 'summaries.last', width: 120 }),
    day('ngayKeTiep', { label: 'summaries.next', width: 120 }),
  ],
  Opened: ofRow(({ row, onChanged, onClose }) => (
    <Begun
      BenhAn_Id={row.BenhAn_Id}
      onClose={onClose}
      onDone={() => {
        onClose();
        onChanged();
      }}
    />
  )),
});

type Person = { BenhNhan?: { TenBenhNhan: string; MaYTe: string } | null };

const personOf = ({ BenhNhan }: Person) => ({
  TenBenhNhan: BenhNhan?.TenBenhNhan ?? '',
  MaYTe: BenhNhan?.MaYTe ?? '',
});

type BegunProps = { BenhAn_Id: string; onDone: () => void; onClose: () => void };

/** The form of a summary, once it is known what it begins with. */
function Begun({ BenhAn_Id, onDone, onClose }: BegunProps) {
  const { t } = useTranslation('medicalRecords');
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(SummaryBegunDocument, {
    variables: { BenhAn_Id },
    fetchPolicy: 'network-only',
  });
  if (!data)
    return (
      <Modal open title={t('summary.write')} footer={null} onCancel={onClose}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Modal>
    );
  const { DienBienLamSang, XetNghiem, QuaTrinhDieuTri } = data.banDauSoKet;
  return (
    <SummaryDialog
      BenhAn_Id={BenhAn_Id}
      summary={null}
      begun={{ DienBienLamSang, XetNghiem, QuaTrinhDieuTri }}
      onClose={onClose}
      onDone={() => {
        message.success(t('summary.saved'));
        onDone();
      }}
    />
  );
}

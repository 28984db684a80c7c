import { useQuery } from '@apollo/client/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { PartGrid } from '../../ui/grid/LocalGrid.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { EmptyState } from '../../ui/states.tsx';
import { CommissionLinesDocument, type CommissionLinesQuery } from './commission.main.gen.ts';
import type { Commission } from './useCommission.ts';

type Line = CommissionLinesQuery['dongHoaHongs'][number];
type Props = { input: Commission['input']; person: string; name: string; onClose: () => void };

/** The performances that one person is paid for, with how each part comes about. */
export function LinesDialog({ input, person, name, onClose }: Props) {
  const { t } = useTranslation(['commission', 'common']);
  const { data, loading, error, refetch } = useQuery(CommissionLinesDocument, {
    variables: { input, person },
    fetchPolicy: 'network-only',
  });
  return (
    <Modal open title={t('linesOf', { name })} width={1080} footer={null} onCancel={onClose}>
      <PartGrid<Line>
        name="commission-lines"
        label={t('linesOf', { name })}
        columns={columnsOf(t)}
        rows={data?.dongHoaHongs ?? []}
        rowKey={(line) => line._id}
        rowName={(line) => `${line.TenDichVu} ${line.SoPhieuYeuCau}`}
        loading={loading}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('none')} />}
      />
    </Modal>
  );
}

function columnsOf(t: TFunction<['commission', 'common']>): ReadonlyArray<GridColumn<Line>> {
  return [
    {
      key: 'Ngay',
      label: t('day'),
      kind: 'day',
      sortable: true,
      render: (line) => formatDate(line.Ngay),
      value: (line) => line.Ngay,
    },
    {
      key: 'SoPhieuYeuCau',
      label: t('slip'),
      kind: 'code',
      width: 160,
      render: (line) => line.SoPhieuYeuCau,
    },
    {
      key: 'TenDichVu',
      label: t('service'),
      width: 200,
      grow: true,
      wraps: true,
      heading: true,
      render: (line) =>
        line.Lan === null || line.Lan === undefined
          ? line.TenDichVu
          : `${line.TenDichVu} · ${t('session', { number: line.Lan })}`,
      value: (line) => line.TenDichVu,
    },
    {
      key: 'NoiThucHien',
      label: t('room'),
      width: 140,
      wraps: true,
      render: (line) => line.NoiThucHien?.ten,
    },
    {
      key: 'ThanhTien',
      label: t('ThanhTien'),
      kind: 'money',
      render: (line) => <Money value={line.ThanhTien} />,
    },
    {
      key: 'PhanThucHien',
      label: t('PhanThucHien'),
      kind: 'money',
      width: 160,
      total: true,
      render: (line) =>
        line.thucHien ? (
          <>
            <Money value={line.PhanThucHien} />
            <small className="soft commission-how">
              {t('how', {
                percent: showDecimal(line.PhanTramThucHien ?? '0'),
                share: showDecimal(line.TyLe ?? '0'),
              })}
            </small>
          </>
        ) : null,
      value: (line) => Number(line.PhanThucHien),
    },
    {
      key: 'HoaHong',
      label: t('HoaHong'),
      kind: 'money',
      width: 140,
      total: true,
      render: (line) =>
        line.PhanTramHoaHong ? (
          <>
            <Money value={line.HoaHong} />
            <small className="soft commission-how">{showDecimal(line.PhanTramHoaHong)}%</small>
          </>
        ) : null,
      value: (line) => Number(line.HoaHong),
    },
  ];
}

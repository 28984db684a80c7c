import { useTranslation } from 'react-i18next';
import { PartGrid } from './LocalGrid.tsx';

/** What is wrong in a sheet: its row, the head of its column, and the fault in the person's words. */
export type SheetFault = { row: number; column: string; code: string; message: string };

type Props = { name: string; faults: readonly SheetFault[]; loading: boolean };

/** The faults of a sheet, by row. */
export function FaultGrid({ name, faults, loading }: Props) {
  const { t } = useTranslation('grid');
  return (
    <PartGrid<SheetFault>
      name={name}
      label={t('faults.list')}
      rowKey={(fault) => `${fault.row}:${fault.column}:${fault.code}`}
      rowName={(fault) => `${fault.row}`}
      rows={faults}
      loading={loading}
      empty={null}
      columns={[
        {
          key: 'row',
          label: t('faults.row'),
          kind: 'number',
          width: 80,
          sortable: true,
          render: (fault) => fault.row,
          value: (fault) => fault.row,
        },
        {
          key: 'column',
          label: t('faults.column'),
          width: 160,
          sortable: true,
          render: (fault) => fault.column,
          value: (fault) => fault.column,
        },
        {
          key: 'fault',
          label: t('faults.fault'),
          width: 240,
          grow: true,
          wraps: true,
          render: (fault) => fault.message,
        },
      ]}
    />
  );
}

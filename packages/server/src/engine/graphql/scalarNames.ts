import type { RecordField } from '@sen/domain/records/record';

/** The scalars of fields of these kinds, in catalogues and in records. */
export const scalarNames: Partial<Readonly<Record<RecordField['kind'], string>>> = {
  money: 'Decimal',
  quantity: 'Decimal',
  bool: 'Boolean',
  date: 'Date',
  datetime: 'DateTime',
};

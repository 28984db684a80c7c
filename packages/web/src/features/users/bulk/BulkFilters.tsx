import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import type { Staff, StaffFilter } from './bulkRows.ts';

type Props = {
  staff: readonly Staff[];
  filter: StaffFilter;
  searchRef: RefObject<HTMLInputElement | null>;
  onChange: (filter: StaffFilter) => void;
};

/** Narrows the staff by a few letters, the department and the position. */
export function BulkFilters({ staff, filter, searchRef, onChange }: Props) {
  const { t } = useTranslation('users');
  const optionsOf = (names: ReadonlyArray<string | null | undefined>) =>
    [...new Set(names.filter((name) => name !== null && name !== undefined))]
      .sort((a, b) => a.localeCompare(b, 'vi'))
      .map((value) => ({ value, label: value }));
  return (
    <div className="bulk-filters">
      <Input
        ref={searchRef}
        allowClear
        prefix={<SearchIcon />}
        value={filter.keyword}
        placeholder={t('bulk.search')}
        aria-label={t('bulk.search')}
        onChange={(event) => onChange({ ...filter, keyword: event.target.value })}
      />
      <Select
        allowClear
        aria-label={t('department')}
        placeholder={t('bulk.anyDepartment')}
        value={filter.department}
        options={optionsOf(staff.map((one) => one.TenPhongBan))}
        onChange={(department: string | undefined) => onChange({ ...filter, department: department ?? null })}
      />
      <Select
        allowClear
        aria-label={t('position')}
        placeholder={t('bulk.anyPosition')}
        value={filter.position}
        options={optionsOf(staff.map((one) => one.TenChucVu))}
        onChange={(position: string | undefined) => onChange({ ...filter, position: position ?? null })}
      />
    </div>
  );
}

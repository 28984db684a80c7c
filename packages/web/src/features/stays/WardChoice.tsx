import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { filterOf } from '../../lists/filters.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { useWard } from './useWard.ts';

type ChoiceProps = {
  wards: ReadonlyArray<{ _id: string; ten: string }>;
  value: string | null;
  onChange: (ward: string) => void;
};

/** One of the wards. */
export function WardChoice({ wards, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('stays');
  return (
    <div className="list-screen-choice">
      <Select
        aria-label={t('ward')}
        placeholder={t('ward')}
        value={value}
        onChange={onChange}
        options={wards.map(({ _id, ten }) => ({ value: _id, label: ten }))}
      />
    </div>
  );
}

type FilterProps = { value: string | null; onChange: (ward: string) => void };

function WardFilter({ value, onChange }: FilterProps) {
  const { wards, ward, choose } = useWard();
  useEffect(() => {
    if (ward !== null && ward !== value) onChange(ward);
  }, [ward, value, onChange]);
  return <WardChoice wards={wards ?? []} value={ward} onChange={choose} />;
}

/** The ward of a list, the same on all screens of the wards; nothing is asked before there is one. */
export const wardFilter = <K extends string>(key: K) =>
  filterOf<Readonly<Record<K, string>>, string>({
    key,
    until: 'chooseWard',
    variables: (value) => ({ [key]: value ?? '' }) as Readonly<Record<K, string>>, // the key is the one given
    draw: ({ value, onChange }) => <WardFilter value={value} onChange={onChange} />,
  });

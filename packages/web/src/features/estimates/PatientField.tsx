import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { FinderSelect } from '../../ui/FinderSelect.tsx';
import { TimNguoiBenhDuToanDocument } from './estimates.main.gen.ts';

type Person = { MaYTe: string; TenBenhNhan: string; NamSinh: number };
type Props = {
  known: Person | null;
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** How a patient is told apart in a choice. */
export const personText = ({ MaYTe, TenBenhNhan, NamSinh }: Person) =>
  `${MaYTe} – ${TenBenhNhan}, ${NamSinh}`;

/** The patient of an estimate, where one is known. */
export function PatientField({ known, value, onChange }: Props) {
  const { t } = useTranslation('estimates');
  const client = useApolloClient();
  return (
    <FinderSelect
      aria-label={t('patient')}
      value={value ?? null}
      known={known ? personText(known) : null}
      find={async (keyword) => {
        const { data } = await client.query({ query: TimNguoiBenhDuToanDocument, variables: { keyword } });
        return (data?.benhNhans ?? []).map((one) => ({ value: one._id, label: personText(one) }));
      }}
      onChange={(id) => onChange?.(id)}
    />
  );
}

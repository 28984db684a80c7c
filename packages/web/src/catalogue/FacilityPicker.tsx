import { useApolloClient } from '@apollo/client/react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefLabel } from '../ui/entry.ts';
import { KeepFacilityDocument } from './keepFacility.main.gen.ts';
import { RefPicker } from './RefPicker.tsx';

/** Where a card is registered: a facility of the list, or a code of five digits that the list does not have, which is kept as it is. */
export function FacilityPicker(props: Omit<ComponentProps<typeof RefPicker>, 'to' | 'keep'>) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [kept, setKept] = useState<RefLabel | null>(null);
  return (
    <RefPicker
      {...props}
      to="BenhVien"
      label={kept && kept._id === props.value ? kept : props.label}
      keep={{
        fits: (text) => /^\d{5}$/.test(text),
        label: (code) => t('keepCode', { code }),
        run: async (MaCSKCB) => {
          const { data } = await client.mutate({ mutation: KeepFacilityDocument, variables: { MaCSKCB } });
          const found = data?.giuNoiDangKyKCB;
          if (!found) return;
          setKept({ _id: found._id, ten: found.ten, ...(found.ma ? { ma: found.ma } : {}) });
          props.onChange?.(found._id, null);
        },
      }}
    />
  );
}
